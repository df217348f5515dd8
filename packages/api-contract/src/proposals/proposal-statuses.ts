import { Type, type Static } from 'typebox';
import { ProposalParams, ProposalStatus } from './issued-proposals.ts';
import { FOUND } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { Instant, List, Nullable } from '../basics/schema.ts';

export const PastStatus = Type.Object(
  {
    status: ProposalStatus,
    atUtc: Instant('Since when it had this status'),
    by: Nullable(Type.String({ description: 'Who decided by a link; null: nobody by a link', examples: [null] })),
    user: Nullable(
      Type.String({
        description: 'Who set it in the app; null: a link or the server did, or it is not known',
        examples: ['Alice Andersen'],
      }),
    ),
    remark: Type.String({ description: 'What was said with the decision', examples: [''] }),
  },
  { title: 'PastStatus', description: 'A status that a proposal has or had' },
);
export type PastStatus = Static<typeof PastStatus>;

export const listProposalStatuses = route('Proposals', {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/status',
  need: 'view',
  schema: {
    operationId: 'listProposalStatuses',
    summary: 'Every status of a proposal, oldest first',
    description: 'The last one is its status, but for the end of its validity, which follows from its date.',
    params: ProposalParams,
    response: { 200: Type.Object({ statuses: List(PastStatus) }), ...FOUND },
  },
});
