import type { Offer, PriceList } from '@site-designer/api-contract';
import { OFFER_TEXT_LIMITS } from '@site-designer/api-contract/offer-bounds';
import { parseTsv } from '@site-designer/camera-table';
import type { BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { decimalsOf, moneyText, sellPrice } from './money.ts';
import { nameKey, namesOf, unclearNames } from './names.ts';
import { decimalText, priceReader } from './read-cells.ts';

type OfferLine = Offer['lines'][number];

/** What a price list offers for an own line: its name, and the selling price. */
export type SuggestedLine = Pick<OfferLine, 'designation' | 'description'> & { readonly unitPrice: string };

/** The lines of a price list that price nothing of a bill: what else the company sells. A name with several prices suggests none. */
export function suggestedLines({ currency, lines }: PriceList, bill: readonly BillLine[]): SuggestedLine[] {
  const taken = new Set(bill.filter(({ kind }) => kind !== 'own').map(({ designation }) => nameKey(designation)));
  const unclear = unclearNames(lines);
  const decimals = decimalsOf(currency);
  return lines
    .filter((line) => namesOf(line).every((name) => !taken.has(name) && !unclear.has(name)))
    .map(({ designation, sku, description, unitPrice, margin }) => ({
      designation: (designation || sku).slice(0, OFFER_TEXT_LIMITS.designation),
      description: description.slice(0, OFFER_TEXT_LIMITS.description),
      unitPrice: moneyText(sellPrice(new Big(unitPrice), margin, decimals), decimals),
    }));
}

/** A number as it is typed, `1.234,5` or `12,5`, as a decimal number; a text that is none stays as it is, to be corrected. */
export function typedDecimal(text: string): string {
  return decimalText(text, ',') ?? text.trim();
}

/** A typed price; null where there is none. */
export function typedPrice(text: string, currency: string): string | null {
  return text.trim() === '' ? null : readPrice(text, priceReader([text], currency));
}

/**
 * Own lines from the cells of a spreadsheet, as the clipboard has them: item, description, quantity and unit price; with three
 * columns there is no description, with two no price either. Headers are left out. What cannot be read stays as it is, to be
 * corrected at its field.
 *
 * @returns Lines without ids; empty where the text is no table.
 */
export function pastedLines(text: string, currency: string): Omit<OfferLine, 'id'>[] {
  const rows = parseTsv(text)
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cells = rows.map((row) => columnsOf(row, width)).filter((row, index) => index > 0 || !isHeader(row));
  const reader = priceReader(
    cells.map(({ price }) => price),
    currency,
  );
  return cells.map(({ designation, description, quantity, price }) => ({
    kind: 'other',
    designation,
    description,
    quantity: quantity === '' ? '1' : typedDecimal(quantity),
    unitPrice: price === '' ? null : readPrice(price, reader),
    isOptional: false,
  }));
}

function columnsOf(row: readonly string[], width: number) {
  const [first = '', second = '', third = '', fourth = ''] = row;
  if (width > 3) return { designation: first, description: second, quantity: third, price: fourth };
  return { designation: first, description: '', quantity: second, price: third };
}

function isHeader({ quantity, price }: ReturnType<typeof columnsOf>): boolean {
  const isWord = (text: string) => text !== '' && !/\d/.test(text);
  return isWord(quantity) && (price === '' || isWord(price));
}

function readPrice(text: string, reader: ReturnType<typeof priceReader>): string {
  const read = reader(text);
  return 'price' in read ? read.price : text.trim();
}
