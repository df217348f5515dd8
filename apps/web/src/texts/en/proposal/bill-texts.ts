import { counted } from '../../../lib/format/plural.ts';

export const BILL_PRICE_TEXTS = {
  unitPrice: 'Unit price',
  total: 'Total',
  subtotal: 'Subtotal of the priced lines',
  noPrice: 'No price',
  optional: '(optional)',
  discount: (percent: number) => `Discount ${percent} %`,
  net: 'Net',
  vat: (percent: number) => `VAT ${percent} %`,
  gross: 'Gross',
  priced: (priced: number, lines: number) => `${priced} of ${lines} lines priced.`,
  longestLeadTime: (days: number, item: string) => `Longest lead time: ${counted(days, 'day')}, ${item}.`,
  enterPrices: 'Enter missing prices',
  pricesNeedAccount: 'Prices come from the price list of an account.',
  printPrices: 'Print prices',
} as const;

export const BILL_FILE_TEXTS = {
  copy: 'Copy table',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'The workbook could not be created; CSV still works',
  json: 'Result as JSON',
  schema: 'JSON schema',
  fileName: (design: string) => `${design} - bill of materials`,
} as const;
