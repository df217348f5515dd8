import { parseCell } from '../cells/cell.ts';
import { columnOf, type CameraForm, type ColumnKey } from '../cells/columns.ts';
import { MOST_TITLE_LINES, type FileCells, type Sheet } from '../cells/file-cell.ts';
import { amountOf, worthOf } from '../cells/amount.ts';
import { guessOf, type HeaderGuess } from '../files/headers.ts';
import { DAY_UNITS, FRAME_UNITS, type Units } from '../vocabulary/unit-words.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import type { Target } from './choices.ts';
import { plainText, spreadLines } from './spread.ts';

/** The lines of the headers, counted from 1. */
export type HeaderLines = readonly [first: number, last: number] | null;

/** More lines are never one header. */
export const MOST_HEADER_LINES = 3;

/** The headers of all columns, those of several lines joined by " / ". */
export function headersOfBlock(sheet: Sheet, block: HeaderLines): readonly string[] {
  if (block === null) return [];
  const [first, last] = block;
  const lines = spreadLines(sheet, first - 1, last - 1).map((line) => line.map(plainText));
  const width = Math.max(0, ...lines.map(({ length }) => length));
  const filled = lines.map((line, at) => (at < lines.length - 1 ? filledRight(line, lines[at + 1]!) : line));
  return Array.from({ length: width }, (_, column) =>
    [...new Set(filled.map((line) => line[column] ?? ''))].filter((text) => text !== '').join(' / '),
  );
}

/** A header over several columns stands over the first of them alone where the cells are not merged. */
function filledRight(line: readonly string[], below: readonly string[]): readonly string[] {
  let over = '';
  return Array.from({ length: Math.max(line.length, below.length) }, (_, column) => {
    const text = line[column] ?? '';
    if (text !== '') over = text;
    else if ((below[column] ?? '') === '') over = '';
    return text === '' ? over : text;
  });
}

/** What a header says, its last line alone where all of them say nothing. */
export function headerGuess(header: string): HeaderGuess | undefined {
  const parts = header.split(' / ');
  return guessOf(parts.join(' ')) ?? guessOf(parts.at(-1)!) ?? (parts.length > 1 ? guessOf(parts[0]!) : undefined);
}

/** Headers are words; what has a number beside them is a camera. */
const NUMBER = /^[\d.,]+\s*%?$/;

/** The best one to three lines by known words; null for a list without headers. */
export function headerBlock(sheet: Sheet): HeaderLines {
  const { cells } = sheet;
  const texts = cells.slice(0, MOST_TITLE_LINES).map((line) => line.map(plainText));
  const isWords = texts.map((line) => line.some((text) => text !== '') && !line.some((text) => NUMBER.test(text)));
  let best: { readonly block: HeaderLines; readonly score: number } = { block: null, score: 0 };
  for (let first = 1; first <= texts.length; first += 1) {
    for (let last = first; last < first + MOST_HEADER_LINES && isWords[last - 1] === true; last += 1) {
      const block = [first, last] as const;
      const score = scoreOf(headersOfBlock(sheet, block)) - (last - first) / 2;
      const isAlone = texts[first - 1]!.filter((text) => text !== '').length === 1;
      const isFirst = texts.slice(0, first - 1).every((line) => line.every((text) => text === ''));
      // A single header counts only in the first line or alone in its line: a title may contain a word like Cameras.
      if (score > best.score && (score > 1 || isAlone || isFirst)) best = { block, score };
    }
  }
  return best.block === null ? null : extended(sheet, best.block, texts);
}

function scoreOf(headers: readonly string[]): number {
  const targets = headers.flatMap((header) => (header === '' ? [] : (headerGuess(header)?.target ?? [])));
  return new Set(targets).size;
}

/** With a line above that stands over several of its columns, and a line of units below. */
function extended(
  { merges = [] }: Sheet,
  [first, last]: readonly [number, number],
  texts: readonly (readonly string[])[],
): HeaderLines {
  let [from, to] = [first, last];
  const crosses = (line: number): boolean =>
    merges.some(({ startRow, endRow }) => startRow + 1 < line && endRow + 1 >= line);
  while (from > 1 && to - from + 1 < MOST_HEADER_LINES && (crosses(from) || standsOver(texts, from))) from -= 1;
  const below = (texts[to] ?? []).filter((text) => text !== '');
  if (below.length > 1 && to - from + 1 < MOST_HEADER_LINES && below.every(isUnit)) to += 1;
  return [from, to];
}

/** Whether the line above a header names several of its columns where no cells are merged: a title stands in the first column. */
function standsOver(texts: readonly (readonly string[])[], line: number): boolean {
  const [above = [], below = []] = [texts[line - 2], texts[line - 1]];
  const filled = above.flatMap((text, at) => (text === '' ? [] : [at]));
  return (
    above[0] === '' && filled.length > 1 && filled.every((at) => !NUMBER.test(above[at]!) && (below[at] ?? '') !== '')
  );
}

function isUnit(text: string): boolean {
  const bare = text.replaceAll(/[()[\]]/g, '').trim();
  if (/^[([].*[)\]]$/.test(text)) return true;
  return [DAY_UNITS, FRAME_UNITS, RATES, COUNTS].some((units) => worthOf(bare, units) !== undefined);
}

function unitsOf(key: ColumnKey): Units {
  const column = columnOf(key);
  return column.kind === 'number' ? column.units : {};
}

const RATES = unitsOf('bitrateKbit.motion');
const COUNTS = unitsOf('quantity');

/** How many of the cells of a column have to read as a size, a codec or a rate. */
const TELLING_SHARE = 0.7;
/** Lines that are looked at. */
const SAMPLE = 200;

/** What a column holds, by its cells: a list in any language gets size, codec, rate and retention. */
export function contentTarget(cells: FileCells, at: number, form: CameraForm): Target | undefined {
  const texts = cells
    .slice(0, SAMPLE)
    .map((line) => plainText(line[at]))
    .filter((text) => text !== '');
  if (texts.length < 2) return undefined;
  const isMost = (fits: (text: string) => boolean): boolean =>
    texts.filter(fits).length >= texts.length * TELLING_SHARE;
  const reads = (key: ColumnKey) => (text: string) => 'value' in parseCell(text, columnOf(key), form);
  const hasUnit = (units: Units) => (text: string) =>
    /\p{L}/u.test(text) && amountOf(text, units, { decimals: 1 }) !== undefined;
  if (isMost((text) => !NUMBER.test(text) && reads('resolution.motion')(text))) return 'resolution';
  if (isMost((text) => /\d/.test(text) && reads('codec')(text))) return 'codec';
  if (isMost(hasUnit(FRAME_UNITS))) return 'fps.motion';
  if (isMost(hasUnit(RATES))) return 'bitrateKbit.motion';
  return isMost(hasUnit(DAY_UNITS)) ? 'retentionDays' : undefined;
}

/** Whether a header names a kind of camera, as those of a matrix do. */
export function isKindHeader(header: string): boolean {
  return wordOf('camera', header) !== undefined;
}
