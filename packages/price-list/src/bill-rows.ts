import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';

/** A bill as it is written to files: with columns of prices where a line has one. */
export interface BillTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** The line below them; undefined without prices. */
  readonly total: readonly (string | number)[] | undefined;
}

interface Bill {
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
}

export const BILL_FILE_TEXTS = {
  item: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: (currency: string) => `Unit price (${currency})`,
  total: (currency: string) => `Total (${currency})`,
  leadTime: 'Lead time (days)',
  /** A sum that leaves lines without a price out is no total. */
  sum: ({ pricedLines, lines }: Pick<BillTotal, 'pricedLines' | 'lines'>) =>
    pricedLines < lines ? 'SUBTOTAL' : 'TOTAL',
  partOf: (priced: number, lines: number) => `${priced} of ${lines} lines priced`,
} as const;

export function priceHeads(currency: string): readonly string[] {
  const { unitPrice, total, leadTime } = BILL_FILE_TEXTS;
  return [unitPrice(currency), total(currency), leadTime];
}

/** The same columns of a line; blank where it has no price. */
export function priceCells({ unitPrice, total, leadTimeDays }: BillLine): readonly (string | number)[] {
  return [unitPrice ?? '', total ?? '', leadTimeDays ?? ''];
}

/** Lines of a bill; amounts are decimal texts, so that no digit is lost. */
export function billTable({ bill, billTotal }: Bill): BillTable {
  const lines = bill ?? [];
  const { item, description, quantity } = BILL_FILE_TEXTS;
  const plain = lines.map((line) => [line.designation, line.description, line.quantity]);
  const currency = billTotal?.currency ?? null;
  if (billTotal === null || currency === null)
    return { head: [item, description, quantity], rows: plain, total: undefined };
  const { sum, partOf } = BILL_FILE_TEXTS;
  const note = partOf(billTotal.pricedLines, billTotal.lines);
  return {
    head: [item, description, quantity, ...priceHeads(currency)],
    rows: lines.map((line, index) => [...plain[index]!, ...priceCells(line)]),
    // Sites of one system with different editions, for instance, have no sum.
    total:
      billTotal.amount === null
        ? undefined
        : [sum(billTotal), note, '', '', billTotal.amount, billTotal.longestLeadTime?.days ?? ''],
  };
}

/** The same as plain rows. */
export function billRows(bill: Bill): (readonly (string | number)[])[] {
  const { head, rows, total } = billTable(bill);
  return [head, ...rows, ...(total === undefined ? [] : [total])];
}
