import type { PriceLine } from '@site-designer/api-contract';
import { isBlank, textOfCell, type FileCell, type FileCells, type Mapping } from '@site-designer/camera-table';
import { fieldErrors, PRICE_ERRORS } from './check-prices.ts';
import { isCurrency } from './money.ts';
import { namesOf } from './names.ts';
import type { PriceColumn } from './price-columns.ts';
import { decimalMark, decimalText, leadDaysOf, marginOf } from './read-cells.ts';

/** A cell of a file that cannot be taken. */
export interface RefusedCell {
  /** Counted from 1, as spreadsheets do. */
  readonly line: number;
  readonly column: PriceColumn;
  readonly text: string;
  readonly message: string;
}

/** Price lines of a file. */
export interface ReadPrices {
  readonly lines: readonly PriceLine[];
  /** Of all its prices; undefined where it names none. */
  readonly currency: string | undefined;
  readonly refused: readonly RefusedCell[];
}

/** Texts about cells that cannot be read. */
const TEXTS = {
  price: 'Not a price',
  noPrice: 'The line has no price',
  margin: 'Not a share of the price, such as 15 %',
  leadTime: 'Not a time, such as 14 days or 2 weeks',
  otherCurrency: (currency: string) => `The other prices are in ${currency}: a list has one currency`,
} as const;

/**
 * Reads the lines of a price list. A line with an unreadable cell is left out and reported.
 *
 * @param cells - The whole table, headers and titles included.
 */
export function readPrices(cells: FileCells, { headerLine, columns }: Mapping<PriceColumn>): ReadPrices {
  const header = headerLine === undefined ? undefined : cells[headerLine];
  const first = (headerLine ?? -1) + 1;
  const priceAt = columns.indexOf('unitPrice');
  const prices = cells.slice(first).map((line) => textOfCell(line[priceAt]));
  const reader = new LineReader({
    columns,
    mark: prices.map((text) => decimalMark(text)).find((mark) => mark !== undefined),
    currency: currencyIn(textOfCell(header?.[priceAt])),
  });
  cells.slice(first).forEach((line, index) => reader.take(line, first + index + 1));
  return reader.read;
}

function currencyIn(text: string): string | undefined {
  return text.match(/\b[A-Z]{3}\b/g)?.find(isCurrency) ?? SIGNS.find(([sign]) => text.includes(sign))?.[1];
}

/** Signs that stand for one currency alone. */
const SIGNS = [
  ['€', 'EUR'],
  ['£', 'GBP'],
] as const;

interface Known {
  readonly columns: Mapping<PriceColumn>['columns'];
  readonly mark: '.' | ',' | undefined;
  readonly currency: string | undefined;
}

class LineReader {
  readonly #known: Known;
  readonly #lines: PriceLine[] = [];
  readonly #refused: RefusedCell[] = [];
  readonly #seen = new Set<string>();
  #currency: string | undefined;

  constructor(known: Known) {
    this.#known = known;
    this.#currency = known.currency;
  }

  get read(): ReadPrices {
    return { lines: this.#lines, refused: this.#refused, currency: this.#currency };
  }

  take(cells: readonly FileCell[], number: number): void {
    const { columns } = this.#known;
    const cellAt = (column: PriceColumn): FileCell => cells[columns.indexOf(column)] ?? '';
    // A blank line, a title of a group of products or a sum.
    if (columns.every((column, at) => column === undefined || isBlank(cells[at] ?? ''))) return;
    if (isBlank(cellAt('designation')) && isBlank(cellAt('sku'))) return;
    const before = this.#refused.length;
    const refuse = (column: PriceColumn, message: string): null => {
      this.#refused.push({ line: number, column, text: textOfCell(cellAt(column)).trim(), message });
      return null;
    };
    const line = this.#lineOf(cellAt, refuse);
    for (const [field, message] of fieldErrors(line)) {
      if (this.#refused.length === before || field !== 'unitPrice') refuse(field, message);
    }
    const repeated = namesOf(line).find((name) => this.#seen.has(name));
    if (repeated !== undefined) refuse('designation', PRICE_ERRORS.twice(repeated));
    if (this.#refused.length > before) return;
    for (const name of namesOf(line)) this.#seen.add(name);
    this.#lines.push(line);
  }

  #lineOf(
    cellAt: (column: PriceColumn) => FileCell,
    refuse: (column: PriceColumn, message: string) => null,
  ): PriceLine {
    const textAt = (column: PriceColumn): string => textOfCell(cellAt(column)).trim();
    const read = <T>(column: PriceColumn, of: (text: string) => T | undefined, message: string): T | null => {
      const cell = cellAt(column);
      if (isBlank(cell)) return null;
      if (typeof cell === 'object') return refuse(column, cell.message);
      return of(cell.trim()) ?? refuse(column, message);
    };
    const price = read('unitPrice', (text) => decimalText(text, this.#known.mark), TEXTS.price);
    if (price === null && isBlank(cellAt('unitPrice'))) refuse('unitPrice', TEXTS.noPrice);
    this.#takeCurrency(textAt, refuse);
    return {
      designation: textAt('designation'),
      sku: textAt('sku'),
      description: textAt('description'),
      unitPrice: price ?? '',
      margin: read('margin', marginOf, TEXTS.margin),
      leadTimeDays: read('leadTimeDays', leadDaysOf, TEXTS.leadTime),
    };
  }

  #takeCurrency(textAt: (column: PriceColumn) => string, refuse: (column: PriceColumn, message: string) => null): void {
    const own = textAt('currency').toUpperCase();
    if (own !== '' && !isCurrency(own)) refuse('currency', PRICE_ERRORS.currency);
    const named = own === '' ? currencyIn(textAt('unitPrice')) : own;
    if (named === undefined || !isCurrency(named)) return;
    this.#currency ??= named;
    if (named !== this.#currency) refuse(own === '' ? 'unitPrice' : 'currency', TEXTS.otherCurrency(this.#currency));
  }
}
