import { MOST_OFFER_LINES, PERCENT_DECIMALS } from '@site-designer/api-contract/offer-bounds';
import { MOST_PRICE_LINES } from '@site-designer/api-contract/price-bounds';
import type { Bounds } from '@site-designer/sizing-engine/bounds';

/** Texts about invalid price lists. */
export const PRICE_ERRORS = {
  unnamed: 'A line needs a designation or a SKU',
  currency: 'Must be a currency code such as EUR or USD',
  between: ({ min, max }: Bounds) => `Value must be between ${min} and ${max}`,
  whole: 'Must be a whole number of days',
  price: 'Must be a number with at most 12 digits before and 6 after the decimal point',
  notPrice: 'Not a price',
  marks: 'Not a number: its points and commas contradict each other',
  unclear: (whole: string) => {
    const fraction = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
    return `Either ${whole} or ${fraction}: write ${whole} or ${fraction}0`;
  },
  tooLong: (most: number) => `Must have at most ${most} characters`,
  tooMany: `A price list has at most ${MOST_PRICE_LINES} lines`,
  twice: (name: string) => `"${name}" is listed twice`,
} as const;

/** Texts about cells that cannot be read. */
export const CELL_TEXTS = {
  noPrice: 'The line has no price',
  margin: 'Not a share of the price, such as 15 %',
  leadTime: 'Not a time, such as 14 days or 2 weeks',
  otherCurrency: (currency: string) => `The other prices are in ${currency}: a list has one currency`,
} as const;

/** Texts about invalid offers. */
export const OFFER_ERRORS = {
  quantity: 'Must be a number above 0 with at most 7 digits before and 3 after the decimal point',
  decimals: `Must have at most ${PERCENT_DECIMALS} decimals`,
  tooMany: `An offer has at most ${MOST_OFFER_LINES} lines of its own`,
  id: 'Must be a whole number of at least 1',
  idTwice: (id: number) => `The id ${id} is given twice`,
} as const;
