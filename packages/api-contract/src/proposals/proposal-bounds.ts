/** Days for which a proposal is valid, and for which a link leads to it. */
export const PROPOSAL_DAYS = { min: 1, max: 365, default: 30 } as const;

/** For whom a proposal is issued. */
export const AUDIENCES = ['customer', 'sales', 'installer', 'network'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether a document may have prices: an installer buys nothing, and neither does the customer's IT. */
export function mayHavePrices(audience: Audience): boolean {
  return audience === 'customer' || audience === 'sales';
}
