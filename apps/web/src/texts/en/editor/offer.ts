import { counted } from '../../../lib/format/plural.ts';

/** An offer as a conflict names it. */
interface SummarizedOffer {
  readonly lines: readonly unknown[];
  readonly discountPercent: number;
  readonly vatPercent: number | null;
}

export const OFFER_TEXTS = {
  title: 'Own lines',
  columns: {
    kind: 'Kind',
    designation: 'Item',
    description: 'For what',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    total: 'Price',
    isOptional: 'Optional',
  },
  kinds: {
    camera: 'Camera',
    network: 'Network',
    cabling: 'Cabling',
    workstation: 'Work station',
    service: 'Service',
    other: 'Other',
  },
  actions: 'Actions',
  newLine: 'new line',
  field: (column: string, item: string) => `${column} of ${item}`,
  remove: (item: string) => `Remove ${item}`,
  add: 'Add a line',
  addSums: 'Discount and VAT',
  hint: (lines: number, most: number) =>
    `Or paste lines from a spreadsheet here: item, for what, quantity, unit price. ${lines} of ${most} lines.`,
  currency: (currency: string) => `Selling prices in ${currency}, the currency of the price list.`,
  pasted: (lines: number) => `${counted(lines, 'line')} pasted`,
  tooMany: (lines: number, most: number) =>
    `${counted(lines, 'line')} in all: an offer has at most ${most} lines of its own. Nothing was pasted.`,
  corrections: (fields: number) =>
    `${counted(fields, 'field')} to be corrected: the own lines are not saved until then.`,
  sums: 'Sums of the offer',
  total: 'Total',
  subtotal: 'Subtotal of the priced lines',
  discount: 'Discount',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  percent: '%',
  noSum: '–',
  steps: {
    field: (line: number, column: string) => `own line ${line}, ${column.toLowerCase()}`,
    add: 'new own line',
    remove: 'own line removed',
    paste: 'pasted own lines',
    discount: 'discount',
    vat: 'VAT',
  },
  clash: 'Own lines, discount and VAT',
  summary: ({ lines, discountPercent, vatPercent }: SummarizedOffer) =>
    `${counted(lines.length, 'own line')}, discount ${discountPercent} %, ${vatPercent === null ? 'no VAT' : `VAT ${vatPercent} %`}`,
} as const;
