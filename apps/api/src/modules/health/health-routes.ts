import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { liveness, readiness } from '@site-designer/api-contract';
import { RequestProblem } from '../../problem.ts';

export interface HealthDependencies {
  /** Fails when the database does not answer. */
  readonly check: () => Promise<void>;
}

export const healthRoutes: FastifyPluginAsyncTypebox<HealthDependencies> = async (app, { check }) => {
  app.route({ ...liveness, handler: async () => ({ status: 'ok' as const }) });

  app.route({
    ...readiness,
    handler: async (request) => {
      await check().catch((error: unknown) => {
        request.log.error(error, 'the database does not answer');
        throw new RequestProblem(503, 'The database does not answer');
      });
      return { status: 'ok' as const };
    },
  });
};
