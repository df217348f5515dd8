import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { CALLBACK_ADDRESS } from '@site-designer/api-contract/pages';
import type { Catalogue } from '@site-designer/sizing-engine';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import type { IdentitySetup } from '../identity/identity-setup.ts';
import { mountProvider } from '../identity/mount.ts';
import { logOptions } from './log.ts';
import { healthRoutes } from '../modules/health/health-routes.ts';
import { identityRoutes } from '../modules/identity/identity-routes.ts';
import { sharedProposalRoutes } from '../modules/proposals/shared-proposal-routes.ts';
import { openInvitationRoutes } from '../modules/workspaces/invitation-routes.ts';
import { questionRoutes } from '../modules/comments/question-routes.ts';
import { readDefaultBranding } from '../modules/branding/default-branding.ts';
import { languageOf, tellLanguage } from '../http/request-language.ts';
import { protectedRoutes } from '../http/protected-routes.ts';
import type { Stores } from '../modules/ports/stores.ts';
import { authentication } from '../plugins/authentication.ts';
import { bodies } from '../plugins/bodies.ts';
import { drain } from '../plugins/drain.ts';
import { isLargeBody, largeRequests } from '../plugins/large-requests.ts';
import { methods } from '../plugins/methods.ts';
import { metrics } from '../plugins/metrics.ts';
import { problems, refuseConnection, sendProblem } from '../plugins/problems.ts';
import { rateLimit } from '../plugins/rate-limit.ts';
import { requestLanguages } from '../plugins/request-languages.ts';
import { referencePages } from '../plugins/reference-pages.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { serialization } from '../plugins/serialization.ts';
import { validation } from '../plugins/validation.ts';
import { webApp } from '../plugins/web-app.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

interface AppDependencies {
  readonly config: Config;
  readonly stores: Stores;
  readonly identity: IdentitySetup;
  readonly catalogue: Catalogue;
  /** Without them, every request is answered on the main thread. */
  readonly workers?: WorkerPool | undefined;
  readonly webAppFolder: string;
}

const LONGEST_CHECK_INTERVAL_MS = 5000;
const LONGEST_HEADERS_MS = 60_000;

/** The path of a request target. Clients of proxies send it with scheme and host. */
function originForm(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** Builds the server without listening. All dependencies are passed in. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, stores, identity, webAppFolder } = dependencies;
  const app = Fastify({
    logger: await logOptions(config.logLevel, process.stdout.isTTY),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    requestTimeout: config.requestTimeoutMs,
    http: {
      // Node would refuse it without a body; `problems` says what is missing.
      requireHostHeader: false,
      // Node applies the longer of the two limits to whole requests.
      headersTimeout: Math.min(config.requestTimeoutMs, LONGEST_HEADERS_MS),
      // Node looks for slow requests at this interval.
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, LONGEST_CHECK_INTERVAL_MS),
    },
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Idle connections do not delay the shutdown: `drain` has answered all requests by then.
    forceCloseConnections: true,
    return503OnClosing: false,
  });
  const versionHeader = `${config.release.version}+${config.release.build}`;
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id).header('x-site-designer-version', versionHeader);
    next();
  });
  await app.register(methods);
  await app.register(requestLanguages);
  await app.register(drain);
  if (config.metrics) await app.register(metrics, dependencies);
  await app.register(problems);
  await app.register(securityHeaders, { publicOrigin: config.publicOrigin, connectTo: outerOrigins(config) });
  await app.register(compress, { global: true, encodings: ['gzip', 'deflate', 'identity'] });
  await app.register(referencePages);
  await app.register(healthRoutes, { check: stores.check, release: config.release });
  await app.register(api, { prefix: '/api', dependencies });
  if (identity.provider !== undefined) {
    await app.register(mountProvider, { provider: identity.provider, users: config.users });
  }
  await app.register(webApp, {
    folder: webAppFolder,
    publicOrigin: config.publicOrigin,
    callbackAddresses: callbackAddresses(config),
  });
  return app;
}

interface ApiOptions {
  readonly dependencies: AppDependencies;
}

async function api(app: FastifyInstance, { dependencies }: ApiOptions): Promise<void> {
  app.decorateRequest('isAboutLargeDesign', false);
  app.addHook('onRequest', (request, reply, next) => {
    tellLanguage(reply, languageOf(request));
    next();
  });
  await app.register(validation);
  await app.register(serialization);
  await app.register(bodies, { isLeftUnread: dependencies.workers && isLargeBody });
  await app.register(identityRoutes, { identityOf: dependencies.identity.identityOf });
  await app.register(sharedApi, { dependencies });
  await app.register(protectedApi, { dependencies });
}

/** Requests by links to proposals, per minute and client address: more than a reader needs, too few to guess a secret. */
const SHARED_PER_MINUTE = 120;

async function sharedApi(app: FastifyInstance, { dependencies }: ApiOptions): Promise<void> {
  const { config, stores, webAppFolder } = dependencies;
  const { proposals, brandings } = stores;
  const perMinute = Math.min(SHARED_PER_MINUTE, config.rateLimitPerMinute);
  await app.register(rateLimit, { perMinute, counts: stores.requestCounts });
  const usualBranding = config.branding ?? readDefaultBranding(webAppFolder);
  await app.register(sharedProposalRoutes, { proposals, brandings, usualBranding });
  await app.register(openInvitationRoutes, { invitations: stores.invitations });
  await app.register(questionRoutes, { comments: stores.comments });
}

async function protectedApi(app: FastifyInstance, { dependencies }: ApiOptions): Promise<void> {
  const { config, stores, identity, catalogue, workers } = dependencies;
  await app.register(authentication, { issuers: identity.issuers, apiTokens: stores.apiTokens });
  await app.register(rateLimit, { perMinute: config.rateLimitPerMinute, counts: stores.requestCounts });
  if (workers !== undefined) await app.register(largeRequests, { workers, countRows: stores.countRows });
  const { explanationLimitBytes, publicOrigin } = config;
  const usualBranding = config.branding ?? readDefaultBranding(dependencies.webAppFolder);
  const { groupsPerDesign } = config.quotas;
  const limits = { explanationLimitBytes, groupsPerDesign };
  await app.register(protectedRoutes, { stores, catalogue, usualBranding, publicOrigin, ...limits });
}

function callbackAddresses({ identities }: Config): string[] {
  const configured = identities.flatMap(({ redirectUri }) => (redirectUri === undefined ? [] : [redirectUri]));
  return [CALLBACK_ADDRESS, ...configured.map((uri) => new URL(uri).pathname)];
}

function outerOrigins({ identities }: Config): string[] {
  return [...new Set(identities.map(({ issuer }) => new URL(issuer).origin))];
}
