/** Days for which a proposal is valid, and for which a link leads to it. */
export const PROPOSAL_DAYS = { min: 1, max: 365, default: 30 } as const;

/** Bytes of a logo, as they are before they become text. */
export const MOST_LOGO_BYTES = 262_144;

/** Of a side of a logo: a picture that is read takes four bytes a pixel. */
export const MOST_LOGO_PIXELS = 4096;

/** For whom a proposal is issued. */
export const AUDIENCES = ['customer', 'sales', 'installer', 'network'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether a document may have prices: an installer buys nothing, and neither does the customer's IT. */
export function mayHavePrices(audience: Audience): boolean {
  return audience === 'customer' || audience === 'sales';
}
