import { Type, type Static } from 'typebox';
import { ProposalParams } from './issued-proposals.ts';
import { PROPOSAL_DAYS } from './proposal-bounds.ts';
import { PageQuery } from '../basics/list-page.ts';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, IN_30_DAYS, Instant, List, NoContent, Nullable } from '../basics/schema.ts';

const TAG = 'Proposals';
const DAYS = { minimum: PROPOSAL_DAYS.min, maximum: PROPOSAL_DAYS.max, examples: [PROPOSAL_DAYS.default] };

export const LinkHeading = Type.Object(
  {
    id: Id('Id of the link'),
    createdUtc: Instant('When it was made'),
    expiresUtc: Instant('Until when it leads to the proposal', IN_30_DAYS),
    lastOpenedUtc: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When it was last opened, to the minute; null: never',
        examples: [null],
      }),
    ),
  },
  { title: 'ProposalLink' },
);
export type LinkHeading = Static<typeof LinkHeading>;

export const createProposalLink = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/proposal/:proposalId/link',
  need: 'edit',
  schema: {
    operationId: 'createProposalLink',
    summary: 'Create a link with which anybody can read a proposal',
    description: 'The address holds the secret, which is returned only once: the server stores its hash.',
    params: ProposalParams,
    body: Type.Object({ expiresDays: Type.Optional(Type.Integer(DAYS)) }, EXACT),
    response: {
      201: Type.Object({
        link: Type.Object({
          id: Id('Id of the link'),
          url: Type.String({
            description: 'In the web app, with the secret of the link',
            examples: ['http://localhost:3000/shared/…'],
          }),
          expiresUtc: Instant('Until when it leads to the proposal', IN_30_DAYS),
        }),
      }),
      ...GROWN,
    },
  },
});

export const listProposalLinks = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/link',
  need: 'edit',
  schema: {
    operationId: 'listProposalLinks',
    summary: 'Links to a proposal, newest first, without their secrets',
    params: ProposalParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ links: List(LinkHeading) }), ...FOUND },
  },
});

export const deleteProposalLink = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/proposal/:proposalId/link/:linkId',
  need: 'edit',
  schema: {
    operationId: 'deleteProposalLink',
    summary: 'Revoke a link at once',
    params: Type.Object({ ...ProposalParams.properties, linkId: Id('Id of the link') }),
    response: { 204: NoContent, ...WRITTEN },
  },
});
