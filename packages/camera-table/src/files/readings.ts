import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { fieldText } from '@site-designer/texts';
import { amountOf } from '../cells/amount.ts';
import { columnOf, type NumberColumn } from '../cells/columns.ts';
import { columnsOf, unitInHeader } from './headers.ts';
import { parseTsv } from '../cells/tsv.ts';

/** Several readings of one bit rate as they are pasted, with their mean and spread. */

/** A text among readings that is no bit rate. */
export interface RefusedReading {
  /** Of the text that was pasted, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

interface ReadReadings {
  /** kbit/s, each within the bounds of a bit rate, not rounded. */
  readonly readings: readonly number[];
  readonly refused: readonly RefusedReading[];
}

/**
 * Reads bit rates from lines, from cells of a spreadsheet, or from a list with semicolons or with a comma and a blank between
 * them; numbers and units as in the table. Below headers, the columns of bit rates alone are read, in the unit of the header.
 */
export function readReadings(text: string): ReadReadings {
  const lines = parseTsv(text).map((cells) => cells.flatMap((cell) => cell.split(SEPARATOR)));
  const headed = headedColumns(lines[0] ?? []);
  const cells = lines.flatMap((line, at) => cellsOf(line, { at, headed }));
  const read = cells.map((cell) => ({ ...cell, ...reading(cell.text) }));
  return {
    readings: read.flatMap(({ kbit }) => (kbit === undefined ? [] : [kbit])),
    refused: read.flatMap(({ message, ...cell }) => (message === undefined ? [] : [{ ...cell, message }])),
  };
}

/** A comma alone may stand before decimals. */
const SEPARATOR = /;|,\s+/;

const BARE_NUMBER = /^[+-]?[\d.,'’ ]+$/;

/** Where the headers of bit rates stand in the first line, with the unit that each says. */
type HeadedColumns = ReadonlyMap<number, string>;

function headedColumns(line: readonly string[]): HeadedColumns {
  const columns = line.flatMap((header, at) => {
    const isRate = columnsOf([header])[0]?.startsWith('bitrateKbit') === true;
    return isRate ? [[at, unitInHeader(header, RATE) ?? RATE.unit] as const] : [];
  });
  return new Map(columns);
}

const RATE = columnOf('bitrateKbit.motion') as NumberColumn;

interface LinePlace {
  readonly at: number;
  readonly headed: HeadedColumns;
}

function cellsOf(line: readonly string[], { at, headed }: LinePlace): Omit<RefusedReading, 'message'>[] {
  const isHeader = at === 0 && headed.size > 0;
  return line.flatMap((cell, column) => {
    const text = cell.trim();
    if (text === '' || isHeader || (headed.size > 0 && !headed.has(column))) return [];
    const unit = headed.get(column);
    return [{ line: at + 1, text: unit !== undefined && BARE_NUMBER.test(text) ? `${text} ${unit}` : text }];
  });
}

function reading(text: string): { readonly kbit?: number; readonly message?: string } {
  const kbit = amountOf(text, RATE.units);
  if (kbit === undefined) return { message: fieldText('field.number') };
  const { min, max } = CAMERA_BOUNDS.bitrateKbit;
  return kbit >= min && kbit <= max ? { kbit } : { message: fieldText('field.between', CAMERA_BOUNDS.bitrateKbit) };
}

/** Mean and spread of readings, kbit/s, not rounded. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  readonly greatest: number;
  /** Standard deviation of the sample, with one less than their number as divisor; undefined of a single reading. */
  readonly deviation: number | undefined;
}

/** Mean and spread of readings; undefined where there are none. */
export function spreadOf(readings: readonly number[]): Spread | undefined {
  const count = readings.length;
  if (count === 0) return undefined;
  const mean = sum(readings) / count;
  const squares = sum(readings.map((each) => (each - mean) ** 2));
  return {
    count,
    mean,
    least: least(readings),
    greatest: -least(readings.map((each) => -each)),
    deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : undefined,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((lowest, each) => Math.min(lowest, each), Infinity);
}
