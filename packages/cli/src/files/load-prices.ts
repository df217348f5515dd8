import type { PriceList } from '@site-designer/api-contract';
import type { Sheet } from '@site-designer/camera-table';
import { readTableFile } from '@site-designer/camera-table/read-file';
import {
  guessedPriceMapping,
  isCurrency,
  isPriceMapping,
  PRICE_COLUMNS,
  PRICE_ERRORS,
  readPrices,
  type ReadPrices,
  type RefusedCell,
} from '@site-designer/price-list';
import type { Problem } from '@site-designer/design-file';
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
): Promise<PriceList | undefined> {
  if (currency !== undefined && !isCurrency(currency)) {
    throw new Failure(EXIT.usage, `--currency "${currency}": ${PRICE_ERRORS.currency}`);
  }
  if (file === undefined) return undefined;
  const read = readSheet(await sheetsOf(shell, file), { file, currency });
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

async function sheetsOf(shell: Shell, file: string): Promise<readonly Sheet[]> {
  const bytes = await readBytes(shell, file);
  try {
    return (await readTableFile(bytes)).sheets;
  } catch {
    throw new Failure(EXIT.file, `${shownName(file)} cannot be read: save it as XLSX or CSV, without a password`);
  }
}

interface PriceFile {
  readonly file: string;
  /** The currency that was typed. */
  readonly currency: string | undefined;
}

function readSheet(sheets: readonly Sheet[], { file, currency }: PriceFile): ReadPrices {
  for (const { cells } of sheets) {
    const mapping = guessedPriceMapping(cells);
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
