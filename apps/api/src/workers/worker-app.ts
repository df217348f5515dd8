import type { Catalogue } from '@site-designer/sizing-engine';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import { logOptions } from '../server/log.ts';
import { readDefaultBranding } from '../modules/branding/default-branding.ts';
import { protectedRoutes } from '../http/protected-routes.ts';
import { QuotaProblem } from '../modules/ports/quota.ts';
import { StorageProblem } from '../modules/ports/storage-problem.ts';
import type { Stores } from '../modules/ports/stores.ts';
import { WEB_APP_FOLDER } from '../server/package-root.ts';
import { bodies } from '../plugins/bodies.ts';
import { problems } from '../plugins/problems.ts';
import { requestLanguages } from '../plugins/request-languages.ts';
import { serialization } from '../plugins/serialization.ts';
import { validation } from '../plugins/validation.ts';

interface WorkerAppDependencies {
  readonly config: Config;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
}

/** Carries the user within the thread. The server sets the headers of a job: none comes from a client. */
export const USER_HEADER = 'site-designer-user';
/** Names the quota that refused a job; the server counts it and does not pass it on. */
export const QUOTA_HEADER = 'site-designer-quota';

/** Answers every call with 503: the database is unavailable. */
export async function awayApp({ logLevel }: Config, cause: unknown): Promise<FastifyInstance> {
  const app = Fastify({ logger: await logOptions(logLevel, false), requestIdHeader: 'x-request-id' });
  await app.register(requestLanguages);
  await app.register(problems);
  app.addHook('onRequest', async () => {
    throw new StorageProblem('away', cause);
  });
  await app.ready();
  return app;
}

/** The calls that need a user, without a listener. Token, rate limit and body size are checked before. */
export async function workerApp({ config, stores, catalogue }: WorkerAppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: await logOptions(config.logLevel, false),
    // The main thread does this.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: 'x-request-id',
    bodyLimit: config.bodyLimitBytes,
  });
  await app.register(requestLanguages);
  await app.register(problems);
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof QuotaProblem) void reply.header(QUOTA_HEADER, error.exceeded);
  });
  await app.register(
    async (api: FastifyInstance) => {
      await api.register(validation);
      await api.register(serialization);
      await api.register(bodies);
      api.decorateRequest('user');
      api.addHook('onRequest', async (request) => {
        request.user = JSON.parse(String(request.headers[USER_HEADER])) as FastifyRequest['user'];
      });
      await api.register(protectedRoutes, {
        stores,
        catalogue,
        usualBranding: config.branding ?? readDefaultBranding(WEB_APP_FOLDER),
        explanationLimitBytes: config.explanationLimitBytes,
        publicOrigin: config.publicOrigin,
        groupsPerDesign: config.quotas.groupsPerDesign,
      });
    },
    { prefix: '/api' },
  );
  await app.ready();
  return app;
}
