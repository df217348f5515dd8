import { Type, type Static } from 'typebox';

export const ProposalStatus = Type.Union(
  [
    Type.Literal('issued'),
    Type.Literal('superseded'),
    Type.Literal('accepted'),
    Type.Literal('declined'),
    Type.Literal('withdrawn'),
    Type.Literal('expired'),
  ],
  { description: 'superseded: a later revision exists. expired: issued, and its validity has ended' },
);
export type ProposalStatus = Static<typeof ProposalStatus>;
