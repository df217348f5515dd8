import { Type } from 'typebox';
import { FOUND } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { Id } from '../basics/schema.ts';
import { Picture } from '../designs/plans.ts';
import { ProposalParams } from './issued-proposals.ts';

export const getProposalPlanPicture = route('Proposals', {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/plan/:planId/picture',
  need: 'view',
  schema: {
    operationId: 'getProposalPlanPicture',
    summary: 'The picture of a floor plan as it was when the proposal was issued',
    params: Type.Object({ ...ProposalParams.properties, planId: Id('Id of the plan in plans') }),
    response: { 200: Picture, ...FOUND },
  },
});
