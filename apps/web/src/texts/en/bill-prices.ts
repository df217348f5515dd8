import { counted } from '../../lib/plural.ts';

/** What a bill says of prices. */
export const BILL_PRICE_TEXTS = {
  unitPrice: 'Unit price',
  total: 'Total',
  noPrice: 'No price',
  priced: (priced: number, lines: number) => `${priced} of ${lines} lines priced.`,
  notWhole: 'The total is not whole.',
  longestLeadTime: (days: number, item: string) => `Longest lead time: ${counted(days, 'day')}, ${item}.`,
  enterPrices: 'Enter missing prices',
  pricesNeedAccount: 'Prices come from the price list of an account.',
  printPrices: 'Print prices',
} as const;
