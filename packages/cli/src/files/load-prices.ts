import type { PriceList } from '@site-designer/api-contract';
import type { Sheet } from '@site-designer/camera-table';
import { readTableFile, RefusedFile } from '@site-designer/camera-table/read-file';
import {
  guessedPriceMapping,
  isCurrency,
  isPriceMapping,
  matcherOf,
  nameKey,
  nearestName,
  PRICE_COLUMNS,
  readPrices,
  type ReadPrices,
  type RefusedCell,
  unclearNames,
} from '@site-designer/price-list';
import type { Problem } from '@site-designer/design-file';
import { type Catalogue } from '@site-designer/sizing-engine';
import { billDesignations } from '@site-designer/sizing-engine/catalogue';
import { checkWords, type BillLine } from '@site-designer/texts';
import { Option } from 'commander';
import { EXIT } from '../shell/exit-code.ts';
import { Failure, FaultyFile } from '../shell/failure.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import type { Shell } from '../shell/shell.ts';
import { readBytes, shownName } from './read-text.ts';

/** Options of a command whose bill can have prices. */
export interface PriceOptions {
  /** File of a price list. */
  readonly prices?: string;
  readonly currency?: string;
}

export function priceOptions(): readonly Option[] {
  return [
    new Option('--prices <file>', 'put the prices of a list (CSV or XLSX) into the bill, by designation or SKU'),
    new Option('--currency <code>', 'currency of the prices, such as EUR, where the list names none'),
  ];
}

/**
 * The price list of a file; undefined where none is named. Lines without a readable price are reported, and left out.
 *
 * @throws Failure where the file is no price list, a price is written wrongly, or the currency is not known.
 */
export async function loadPrices(
  shell: Shell,
  { prices: file, currency }: PriceOptions,
  catalogue: Catalogue,
): Promise<PriceList | undefined> {
  if (currency !== undefined && !isCurrency(currency)) {
    throw new Failure(EXIT.usage, `--currency "${currency}": ${checkWords().prices.currency}`);
  }
  if (file === undefined) return undefined;
  const read = readSheet(await sheetsOf(shell, file), { file, currency, names: billDesignations(catalogue) });
  const faults = read.refused.filter(({ isFault }) => isFault);
  if (faults.length > 0) throw new FaultyFile(shownName(file), undefined, faults.map(problemOf));
  for (const cell of read.refused) warn(shell, `${shownName(file)}: ${refusalText(cell)}`);
  const known = currency ?? read.currency;
  if (known === undefined) {
    throw new Failure(EXIT.usage, `${shownName(file)} names no currency: add one, such as --currency EUR`);
  }
  if (read.currency !== undefined && read.currency !== known) {
    throw new Failure(EXIT.usage, `${shownName(file)} has prices in ${read.currency}, not in ${known}`);
  }
  return { currency: known, lines: [...read.lines] };
}

/** Names lines of the list that price nothing of the bill, and lines of the bill that have several prices in the list. */
export function warnOfUnmatched(shell: Shell, file: string, { list, bill }: PricedBill): void {
  const matchOf = matcherOf(bill.map(({ designation }) => designation));
  const unclear = unclearNames(list.lines);
  const withoutPrice = bill.flatMap(({ designation, unitPrice }) => (unitPrice === null ? [designation] : []));
  for (const name of new Set(withoutPrice.filter((each) => unclear.has(nameKey(each))))) {
    warn(shell, `${shownName(file)}: "${name}" has several prices, and none is taken`);
  }
  const unmatched = list.lines
    .filter((line) => matchOf(line) === undefined)
    .map((line) => ({ name: line.designation || line.sku, near: nearestName(line, withoutPrice) }))
    .toSorted((one, other) => Number(one.near === undefined) - Number(other.near === undefined));
  if (unmatched.length === 0) return;
  const shown = unmatched
    .slice(0, MOST_NAMED)
    .map(({ name, near }) => `"${name}"${near === undefined ? '' : ` (nearest: ${near})`}`);
  const more = unmatched.length > MOST_NAMED ? ` and ${unmatched.length - MOST_NAMED} more` : '';
  const share = `${unmatched.length} of ${list.lines.length} price lines match nothing of this bill`;
  warn(shell, `${shownName(file)}: ${share}: ${shown.join(', ')}${more}`);
}

interface PricedBill {
  readonly list: PriceList;
  readonly bill: readonly BillLine[];
}

const MOST_NAMED = 5;

async function sheetsOf(shell: Shell, file: string): Promise<readonly Sheet[]> {
  const bytes = await readBytes(shell, file);
  try {
    return (await readTableFile(bytes, { name: file })).sheets;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new Failure(EXIT.file, `${shownName(file)}: ${error.message}`);
  }
}

interface PriceFile {
  readonly file: string;
  /** The currency that was typed. */
  readonly currency: string | undefined;
  /** Designations of bills of materials. */
  readonly names: readonly string[];
}

function readSheet(sheets: readonly Sheet[], { file, currency, names }: PriceFile): ReadPrices {
  for (const { cells } of sheets) {
    const mapping = guessedPriceMapping(cells, names);
    if (isPriceMapping(mapping)) return readPrices(cells, mapping, currency);
  }
  throw new Failure(
    EXIT.file,
    `${shownName(file)} is no price list: it needs headers such as Designation or SKU, and Unit price`,
  );
}

function refusalText(cell: RefusedCell): string {
  return `line ${cell.line} is left out: ${columnName(cell)} "${cell.text}": ${cell.message}`;
}

function problemOf(cell: RefusedCell): Problem {
  return { path: columnName(cell), message: `${cell.message}: "${cell.text}"`, line: cell.line, column: 1 };
}

function columnName({ column }: RefusedCell): string {
  return PRICE_COLUMNS.find(({ readAs }) => readAs === column)?.name ?? column;
}

function warn({ err }: Shell, text: string): void {
  err.write(`${paintFor(err).yellow(`warning: ${printable(text)}`)}\n`);
}
