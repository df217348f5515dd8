/** Days for which a proposal is valid, and for which a link leads to it. */
export const PROPOSAL_DAYS = { min: 1, max: 365, default: 30 } as const;

/** For whom a proposal is issued. */
export const AUDIENCES = ['customer', 'sales', 'installer'] as const;
export type Audience = (typeof AUDIENCES)[number];
