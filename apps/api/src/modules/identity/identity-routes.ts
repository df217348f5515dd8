import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getIdentity, type Identity } from '@site-designer/api-contract';
import { found } from '../../http/problem.ts';

interface IdentityDependencies {
  /** How users of a host sign in; `undefined` for a host that nobody configured. */
  readonly identityOf: (host: string) => Identity | undefined;
}

export const identityRoutes: FastifyPluginAsyncTypebox<IdentityDependencies> = async (app, { identityOf }) => {
  app.route({
    ...getIdentity,
    handler: async (request) => found(identityOf(request.host)),
  });
};
