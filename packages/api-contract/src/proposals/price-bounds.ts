/** Bounds of a price list. The whole price cannot be margin. */
export const PRICE_BOUNDS = {
  margin: { min: 0, max: 0.9999 },
  leadTimeDays: { min: 0, max: 3650 },
} as const;

/** Longest texts of a line of a price list. */
export const PRICE_TEXT_LIMITS = { designation: 200, sku: 100, description: 500 } as const;

/** A decimal number as a price list has it. */
export const PRICE_PATTERN = String.raw`^\d{1,12}(\.\d{1,6})?$`;

/** As many lines as a list may have. */
export const MOST_PRICE_LINES = 10_000;

/** Name of the section of a proposal that puts its prices in; without it an issued proposal has none. */
export const PRICES_SECTION = 'prices';
