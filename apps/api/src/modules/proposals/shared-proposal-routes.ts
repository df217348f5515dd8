import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getSharedProposal } from '@site-designer/api-contract';
import { found } from '../../http/problem.ts';
import { sentJson } from '../../http/json-text.ts';
import { hashOfSecret } from './link-secret.ts';
import type { ProposalStore } from './proposal-store.ts';
import { sharedText } from './proposal-view.ts';

interface SharedProposalDependencies {
  readonly proposals: ProposalStore;
}

/** Public: the secret of a link is the only credential. */
export const sharedProposalRoutes: FastifyPluginAsyncTypebox<SharedProposalDependencies> = async (
  app,
  { proposals },
) => {
  app.route({
    ...getSharedProposal,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const stored = found(await proposals.open(hashOfSecret(request.params.secret)));
      return sentJson(reply, sharedText(stored, proposals.now()));
    },
  });
};
