/** What an own line of an offer is about. */
export const OFFER_KINDS = ['camera', 'network', 'cabling', 'workstation', 'service', 'other'] as const;

/** As many own lines as an offer may have. */
export const MOST_OFFER_LINES = 200;

/** Longest texts of an own line, in Unicode code points after trimming. */
export const OFFER_TEXT_LIMITS = { designation: 200, description: 500 } as const;

/** Percentages of an offer; both may have decimals. */
export const OFFER_BOUNDS = {
  discountPercent: { min: 0, max: 100 },
  vatPercent: { min: 0, max: 50 },
} as const;

/** Decimals that a percentage may have. */
export const PERCENT_DECIMALS = 2;

/** A quantity as an own line has it: hours and metres have decimals. */
export const QUANTITY_PATTERN = String.raw`^\d{1,7}(\.\d{1,3})?$`;

/** The offer of a design without own lines, discount and VAT. */
export const NO_OFFER = { lines: [], discountPercent: 0, vatPercent: null } as const;
