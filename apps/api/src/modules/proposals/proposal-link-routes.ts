import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createProposalLink,
  deleteProposalLink,
  listProposalLinks,
  PROPOSAL_DAYS,
  type LinkHeading,
} from '@site-designer/api-contract';
import { found, notFound, refuseInvalid, RequestProblem } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { optionalBody } from '../../http/optional-body.ts';
import { daysLater } from '../texts/day.ts';
import { dayErrors } from './frozen-proposal.ts';
import type { ProposalStore, StoredLink } from './proposal-store.ts';
import { hashOfSecret } from './link-secret.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface ProposalLinkDependencies {
  readonly proposals: ProposalStore;
  readonly publicOrigin: string;
}

const SECRET_BYTES = 32;

export const proposalLinkRoutes: FastifyPluginAsyncTypebox<ProposalLinkDependencies> = async (
  app,
  { proposals, publicOrigin },
) => {
  app.route({
    ...createProposalLink,
    preValidation: optionalBody,
    handler: async (request, reply) => {
      const { params, body } = request;
      const { expiresDays = PROPOSAL_DAYS.default } = body;
      refuseInvalid(dayErrors('expiresDays', expiresDays));
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const expiresAt = daysLater(proposals.now(), expiresDays);
      const link = { secretHash: hashOfSecret(secret), expiresAt };
      const stored = found(await proposals.addLink(caller(request), params, link));
      if (stored === 'withdrawn') {
        throw new RequestProblem(409, apiTexts().proposals.isWithdrawn);
      }
      const url = `${publicOrigin}/shared/${secret}`;
      return reply.code(201).send({ link: { id: stored.id, url, expiresUtc: stored.expiresAt } });
    },
  });

  app.route({
    ...listProposalLinks,
    handler: async (request) => ({
      links: found(await proposals.links(caller(request), request.params, request.query)).map(linkView),
    }),
  });

  app.route({
    ...deleteProposalLink,
    handler: async (request, reply) => {
      const { params } = request;
      if (!(await proposals.removeLink(caller(request), params, params.linkId))) throw notFound();
      return reply.code(204).send(null);
    },
  });
};

function linkView({ id, createdAt, expiresAt, lastOpenedAt }: StoredLink): LinkHeading {
  return { id, createdUtc: createdAt, expiresUtc: expiresAt, lastOpenedUtc: lastOpenedAt };
}
