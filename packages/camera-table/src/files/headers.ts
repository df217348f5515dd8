import { HALF_PHRASES, ID_TITLES } from '../texts/in-use.ts';
import { worthOf } from '../cells/amount.ts';
import { HEADER_WORDS, TELLING_WORDS } from '../vocabulary/header-words.ts';
import { folded, foldedWords, wordsIn, type Words } from '../vocabulary/words.ts';
import type { Half, HalvedField } from '@site-designer/sizing-engine/design';
import {
  COLUMNS,
  isHalvedField,
  isMeasurementField,
  MEASUREMENT_COLUMNS,
  type CellColumn,
  type ColumnKey,
  type Field,
  type MeasurementField,
} from '../cells/columns.ts';
import { HALF_PHRASES as EN_HALF_PHRASES, ID_TITLES as EN_ID_TITLES } from '../texts/en/columns.ts';
import { isBlank, MOST_TITLE_LINES, textOfCell, type FileCell, type FileCells } from '../cells/file-cell.ts';

/** What the columns of a file are read as: by the headers that the table writes itself, or by those of other programs. */

export const { rowId: ROW_ID, groupId: GROUP_ID } = EN_ID_TITLES;

/** Settings of the camera itself: where a file has one column for them, it is of both halves. */
const OF_BOTH_HALVES = ['complexity', 'resolution'] as const;

type BothHalves = (typeof OF_BOTH_HALVES)[number];

/** What a column of a file is: one of the table, one for both halves, or what says which row or group a line belongs to. */
export type ReadAs = ColumnKey | BothHalves | 'rowId' | 'groupId';

/** The columns of the table that a column of a file is read as. */
export function columnsReadAs(readAs: ReadAs | undefined): readonly ColumnKey[] {
  if (readAs === undefined || readAs === 'rowId' || readAs === 'groupId') return [];
  return isOfBothHalves(readAs) ? [`${readAs}.continuous`, `${readAs}.motion`] : [readAs];
}

function isOfBothHalves(readAs: string): readAs is BothHalves {
  return (OF_BOTH_HALVES as readonly string[]).includes(readAs);
}

/** All readings of a column of a file, with their names. */
export function readableAs(): readonly { readonly readAs: ReadAs; readonly name: string }[] {
  const columns = FILE_COLUMNS.flatMap((column) => {
    const own = { readAs: column.key, name: nameOf(column, column.title, HALF_PHRASES) };
    const isFirstHalf = isOfBothHalves(column.field) && column.half === 'continuous';
    return isFirstHalf ? [{ readAs: column.field as BothHalves, name: column.title }, own] : [own];
  });
  return [{ readAs: 'rowId', name: ID_TITLES.rowId }, { readAs: 'groupId', name: ID_TITLES.groupId }, ...columns];
}

/** The columns that a file has: all but the share that follows from another. */
export const FILE_COLUMNS = [...COLUMNS, ...MEASUREMENT_COLUMNS].filter(({ key }) => key !== 'motion.continuous');

export function headerOf(column: CellColumn): string {
  return nameOf(column, column.header, EN_HALF_PHRASES);
}

function nameOf(column: CellColumn, title: string, halves: Readonly<Record<Half, string>>): string {
  const half = column.half === undefined ? '' : ` ${halves[column.half]}`;
  const unit = column.kind === 'number' && column.unit !== '' ? ` (${column.unit})` : '';
  return `${title}${half}${unit}`;
}

export function headersOf(columns: readonly CellColumn[]): string[] {
  return [ROW_ID, GROUP_ID, ...columns.map(headerOf)];
}

export const FILE_HEADERS: readonly string[] = headersOf(FILE_COLUMNS);

const OWN: ReadonlyMap<string, ReadAs> = new Map<string, ReadAs>([
  [plainHeader(ROW_ID), 'rowId'],
  [plainHeader(GROUP_ID), 'groupId'],
  ...FILE_COLUMNS.map((column) => [plainHeader(headerOf(column)), column.key] as const),
]);

/** The column of a header that the table itself writes, with or without a unit; undefined for any other header. */
export function ownColumn(header: string): ReadAs | undefined {
  return OWN.get(plainHeader(header));
}

function plainHeader(header: string): string {
  return header
    .replace(/\(.*\)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What a header says: a column of the table, or what places, names or describes cameras. */
export type HeaderTarget = ReadAs | 'place' | 'type' | 'number' | 'description';

type HeaderWord = keyof typeof HEADER_WORDS;

/** Every column has words; one without them does not compile. */
const WORDS: Readonly<Record<HeaderWord, Words>> & Readonly<Record<Field, Words>> = HEADER_WORDS;

const BY_NAME: ReadonlyMap<string, HeaderWord> = new Map(
  Object.entries(WORDS)
    .toReversed()
    .flatMap(([target, words]) => wordsIn(words).map((word) => [word, target as HeaderWord] as const)),
);

const HALF_NAMES: readonly (readonly [RegExp, Half])[] = [
  [/\b(base|baseline|idle|continuous|dauer|continu|continuo|continua)\b/, 'continuous'],
  [/\b(event|alarm|motion|ereignis|bewegung|evenement|evento|gebeurtenis)\b/, 'motion'],
];

/** A guess and its rank: a known header comes before one that only contains a word of the column. */
export interface HeaderGuess {
  readonly target: HeaderTarget;
  readonly isKnown: boolean;
}

/** What a header says; undefined for an unknown one. */
export function guessOf(header: string): HeaderGuess | undefined {
  const own = ownColumn(header);
  if (own !== undefined) return { target: own, isKnown: true };
  const words = foldedWords(header);
  const named = BY_NAME.get(words);
  if (named !== undefined) return { target: keyOf(named), isKnown: true };
  const [pattern, half] = HALF_NAMES.find(([name]) => name.test(words)) ?? [/$^/];
  const ofHalf = BY_NAME.get(words.replace(pattern, '').replaceAll(/ +/g, ' ').trim());
  if (ofHalf !== undefined && isHalved(ofHalf)) return { target: keyOf(ofHalf, half), isKnown: true };
  const withoutBrackets = BY_NAME.get(foldedWords(header.replace(/[([].*[)\]]/, '')));
  if (withoutBrackets !== undefined) return { target: keyOf(withoutBrackets, half), isKnown: true };
  const telling = TELLING_WORDS.find(([word]) => word.test(words))?.[1];
  return telling && { target: keyOf(telling, half), isKnown: false };
}

/** A frame rate without a half is that of the events, except in rows without events. */
function keyOf(word: HeaderWord, half?: Half): HeaderTarget {
  if (!isHalved(word)) return word;
  return half === undefined && isOfBothHalves(word) ? word : `${word}.${half ?? 'motion'}`;
}

/** A header may name a field with both halves: "FPS" alone is the one that the row has. */
function isHalved(field: string): field is HalvedField | MeasurementField {
  return isHalvedField(field) || isMeasurementField(field);
}

/** Which line of a file has the headers, and what its columns are read as. */
export interface Mapping<Target extends string = ReadAs> {
  /** Undefined where the columns have no headers: the first line is content. */
  readonly headerLine: number | undefined;
  readonly columns: readonly (Target | undefined)[];
}

/** Finds the line of the headers, behind whatever titles, and guesses what each column is. */
export function guessedMapping(cells: FileCells): Mapping {
  const guesses = cells.slice(0, MOST_TITLE_LINES).map((line) => (line.some(isNumber) ? [] : columnsOf(line)));
  const known = guesses.map((columns) => columns.filter((column) => column !== undefined).length);
  const most = Math.max(0, ...known);
  const first = cells.findIndex((line) => !line.every(isBlank));
  // A single header counts only in the first line or alone in its line: a title may contain a word like Cameras.
  const found = known.findIndex(
    (count, line) => count === most && (count > 1 || line === first || isAlone(cells[line] ?? [])),
  );
  const headerLine = most === 0 || found === -1 ? undefined : found;
  return { headerLine, columns: headerLine === undefined ? [] : (guesses[headerLine] ?? []) };
}

/** Headers are words; what has a number beside them is a camera. */
function isNumber(cell: FileCell): boolean {
  return /^[\d.,]+\s*%?$/.test(textOfCell(cell).trim());
}

/** A title, or a label with its value: "Customer", "Depot". */
const MOST_TITLE_CELLS = 2;

/** Whether a block of cells begins with headers, behind titles at most: a line of cameras looks like neither. */
export function beginsWithHeaders(cells: FileCells): boolean {
  const { headerLine, columns } = guessedMapping(cells);
  const known = columns.filter((readAs) => readAs !== undefined).length;
  if (headerLine === undefined || known < 2 || cells.length <= headerLine + 1) return false;
  return cells.slice(0, headerLine).every((line) => filledCells(line) <= Math.min(MOST_TITLE_CELLS, known - 1));
}

function isAlone(line: readonly FileCell[]): boolean {
  return filledCells(line) === 1;
}

function filledCells(line: readonly FileCell[]): number {
  return line.filter((cell) => !isBlank(cell)).length;
}

/** What the columns of a line of headers are: each column of the table once, the surest guess first. */
export function columnsOf(line: readonly FileCell[]): readonly (ReadAs | undefined)[] {
  const guesses = line.map((cell) => readAsOf(guessOf(textOfCell(cell))));
  const taken = new Map<ReadAs, number>();
  for (const wanted of [true, false]) {
    guesses.forEach((guess, at) => {
      if (guess?.isKnown === wanted && !taken.has(guess.readAs)) taken.set(guess.readAs, at);
    });
  }
  return guesses.map((guess, at) => (guess && taken.get(guess.readAs) === at ? guess.readAs : undefined));
}

/** A place or a description is taken as a name where the columns of the camera table are all there are. */
function readAsOf(guess: HeaderGuess | undefined): { readonly readAs: ReadAs; readonly isKnown: boolean } | undefined {
  if (guess === undefined) return undefined;
  const { target, isKnown } = guess;
  if (target === 'place' || target === 'description') return { readAs: 'streamName', isKnown };
  return target === 'type' || target === 'number' ? undefined : { readAs: target, isKnown };
}

/** A unit that stands in a header alone, "Bit rate (Mbit/s)": it belongs to each number below. */
export function unitInHeader(header: string, column: CellColumn): string | undefined {
  if (column.kind === 'choice') return MEGAPIXEL.test(header) ? 'MP' : undefined;
  if (column.kind === 'text') return undefined;
  const plain = folded(header);
  // Units of one letter stand for themselves in brackets alone.
  const words = [/[([]([^)\]]*)[)\]]/.exec(plain)?.[1] ?? '', ...plain.split(/[\s()[\],;:]+/).filter(isLong)];
  const unit = words.find((word) => worthOf(word, column.units) !== undefined) ?? OTHER_UNIT.exec(plain)?.[0];
  return unit === undefined || worthOf(unit, column.units) === 1 ? undefined : unit;
}

function isLong(word: string): boolean {
  return word.length > 2;
}

/** Units that no column has: they are refused at the cell. */
const OTHER_UNIT = /(?<![a-z])(?:g(?:bit\/s|bps)|[kmgt]b)(?![a-z/])/;
const MEGAPIXEL = /(?<![a-z])(?:mp|mpx|megapixels?)(?![a-z])/i;
