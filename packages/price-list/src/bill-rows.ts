import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';

/** A bill as it is written to files: with columns of prices where a line has one. */
export interface BillTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** The line below them; undefined without prices. */
  readonly total: readonly (string | number)[] | undefined;
  /** Below the total: discount, net, VAT and gross, where the bill has an offer. */
  readonly offer: readonly OfferSum[];
}

export interface OfferSum {
  readonly code: (typeof OFFER_CODES)[number];
  /** Of discount and VAT. */
  readonly percent: number;
  readonly row: readonly (string | number)[];
}

const OFFER_CODES = ['discount', 'net', 'vat', 'gross'] as const;

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
  optional: (designation: string) => `${designation} (optional, not in the total)`,
  discount: (percent: number) => `Discount ${percent} %`,
  net: () => 'NET',
  vat: (percent: number) => `VAT ${percent} %`,
  gross: () => 'GROSS',
} as const;

export function priceHeads(currency: string): readonly string[] {
  const { unitPrice, total, leadTime } = BILL_FILE_TEXTS;
  return [unitPrice(currency), total(currency), leadTime];
}

/** The same columns of a line; blank where it has no price. The column of totals adds up: it has none of an optional line. */
export function priceCells({ unitPrice, total, leadTimeDays, isOptional }: BillLine): readonly (string | number)[] {
  return [unitPrice ?? '', isOptional === true ? '' : (total ?? ''), leadTimeDays ?? ''];
}

function plainCells({ designation, description, quantity, isOptional }: BillLine): readonly (string | number)[] {
  return [isOptional === true ? BILL_FILE_TEXTS.optional(designation) : designation, description, quantity];
}

/** The discount is taken off: it is written with a minus. */
function offerRows({ discountPercent, vatPercent, ...total }: BillTotal): readonly OfferSum[] {
  const percents = { discount: discountPercent ?? 0, net: 0, vat: vatPercent ?? 0, gross: 0 };
  return OFFER_CODES.flatMap((code) => {
    const [sum, percent] = [total[code] ?? null, percents[code]];
    if (sum === null || (code === 'discount' && percent === 0)) return [];
    const row = [BILL_FILE_TEXTS[code](percent), '', '', '', code === 'discount' ? `-${sum}` : sum, ''];
    return [{ code, percent, row }];
  });
}

/** Lines of a bill; amounts are decimal texts, so that no digit is lost. */
export function billTable({ bill, billTotal }: Bill): BillTable {
  const lines = bill ?? [];
  const { item, description, quantity } = BILL_FILE_TEXTS;
  const plain = lines.map(plainCells);
  const currency = billTotal?.currency ?? null;
  if (billTotal === null || currency === null)
    return { head: [item, description, quantity], rows: plain, total: undefined, offer: [] };
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
    offer: offerRows(billTotal),
  };
}

/** The same as plain rows. */
export function billRows(bill: Bill): (readonly (string | number)[])[] {
  const { head, rows, total, offer } = billTable(bill);
  return [head, ...rows, ...(total === undefined ? [] : [total]), ...offer.map(({ row }) => row)];
}
