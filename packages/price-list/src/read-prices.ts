import type { PriceLine } from '@site-designer/api-contract';
import { isBlank, textOfCell, type FileCell, type FileCells, type Mapping } from '@site-designer/camera-table';
import { checkWords } from '@site-designer/texts';
import { fieldErrors } from './check-prices.ts';
import { isCurrency } from './money.ts';
import { LinesByItem } from './names.ts';
import type { PriceColumn } from './price-columns.ts';
import { leadDaysOf, marginOf, priceReader } from './read-cells.ts';

/** A cell of a file that cannot be taken. */
export interface RefusedCell {
  /** Counted from 1, as spreadsheets do. */
  readonly line: number;
  readonly column: PriceColumn;
  readonly text: string;
  readonly message: string;
  /** Whether it is a price that is written wrongly, and not a text such as "on request". */
  readonly isFault: boolean;
}

/** Price lines of a file. */
export interface ReadPrices {
  readonly lines: readonly PriceLine[];
  /** Of all its prices; undefined where it names none. */
  readonly currency: string | undefined;
  readonly refused: readonly RefusedCell[];
}

/**
 * Reads the lines of a price list. A line with an unreadable cell is left out and reported.
 *
 * @param cells - The whole table, headers and titles included.
 * @param assumed - Currency of a file that names none.
 */
export function readPrices(
  cells: FileCells,
  { headerLine, columns }: Mapping<PriceColumn>,
  assumed?: string,
): ReadPrices {
  const header = headerLine === undefined ? undefined : cells[headerLine];
  const first = (headerLine ?? -1) + 1;
  const lines = cells.slice(first);
  const textAt = (line: readonly FileCell[] | undefined, column: PriceColumn): string =>
    textOfCell(line?.[columns.indexOf(column)]).trim();
  const named = lines.map((line) => namedCurrency(textAt(line, 'currency'), textAt(line, 'unitPrice')));
  const currency = currencyIn(textAt(header, 'unitPrice')) ?? named.find((code) => code !== undefined);
  const prices = lines.map((line) => textAt(line, 'unitPrice'));
  const reader = new LineReader({ columns, currency, priceOf: priceReader(prices, currency ?? assumed) });
  lines.forEach((line, index) => reader.take(line, first + index + 1));
  return reader.read;
}

/** The currency of a line: that of its own cell, else the one that its price has. */
function namedCurrency(own: string, price: string): string | undefined {
  if (own === '') return currencyIn(price);
  return isCurrency(own.toUpperCase()) ? own.toUpperCase() : undefined;
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
  readonly currency: string | undefined;
  readonly priceOf: ReturnType<typeof priceReader>;
}

type Refuse = (column: PriceColumn, message: string, isFault?: boolean) => null;

class LineReader {
  readonly #known: Known;
  readonly #lines: PriceLine[] = [];
  readonly #refused: RefusedCell[] = [];
  readonly #seen = new LinesByItem();

  constructor(known: Known) {
    this.#known = known;
  }

  get read(): ReadPrices {
    return { lines: this.#lines, refused: this.#refused, currency: this.#known.currency };
  }

  take(cells: readonly FileCell[], number: number): void {
    const { columns } = this.#known;
    const cellAt = (column: PriceColumn): FileCell => cells[columns.indexOf(column)] ?? '';
    const isNamed = !isBlank(cellAt('designation')) || !isBlank(cellAt('sku'));
    // A blank line, a title of a group of products or a sum.
    if (!isNamed && (isBlank(cellAt('description')) || isBlank(cellAt('unitPrice')))) return;
    const before = this.#refused.length;
    const refuse: Refuse = (column, message, isFault = false) => {
      this.#refused.push({ line: number, column, text: textOfCell(cellAt(column)).trim(), message, isFault });
      return null;
    };
    const line = this.#lineOf(cellAt, refuse);
    for (const [field, message] of fieldErrors(line)) {
      if (this.#refused.length === before || field !== 'unitPrice') refuse(field, message);
    }
    const repeated = this.#seen.repeatedName(line);
    if (repeated !== undefined) refuse('designation', checkWords().prices.twice(repeated));
    if (this.#refused.length > before) return;
    this.#seen.add(line);
    this.#lines.push(line);
  }

  #lineOf(cellAt: (column: PriceColumn) => FileCell, refuse: Refuse): PriceLine {
    const textAt = (column: PriceColumn): string => textOfCell(cellAt(column)).trim();
    const read = <T>(column: PriceColumn, of: (text: string) => T | null): T | null => {
      const cell = cellAt(column);
      if (isBlank(cell)) return null;
      return typeof cell === 'object' ? refuse(column, cell.message) : of(cell.trim());
    };
    const price = read('unitPrice', (text) => {
      const found = this.#known.priceOf(text);
      return 'price' in found ? found.price : refuse('unitPrice', found.message, found.isFault);
    });
    if (isBlank(cellAt('unitPrice'))) refuse('unitPrice', checkWords().prices.noPrice);
    this.#checkCurrency(textAt, refuse);
    const [sku, description] = [textAt('sku'), textAt('description')];
    return {
      designation: textAt('designation') || (sku === '' ? description : ''),
      sku,
      description,
      unitPrice: price ?? '',
      margin: read('margin', (text) => marginOf(text) ?? refuse('margin', checkWords().prices.margin)),
      leadTimeDays: read(
        'leadTimeDays',
        (text) => leadDaysOf(text) ?? refuse('leadTimeDays', checkWords().prices.leadTime),
      ),
    };
  }

  #checkCurrency(textAt: (column: PriceColumn) => string, refuse: Refuse): void {
    const own = textAt('currency');
    const { currency } = this.#known;
    const named = namedCurrency(own, textAt('unitPrice'));
    if (own !== '' && named === undefined) refuse('currency', checkWords().prices.currency);
    if (named === undefined || named === currency) return;
    refuse(own === '' ? 'unitPrice' : 'currency', checkWords().prices.otherCurrency(currency!));
  }
}
