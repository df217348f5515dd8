import { isBlank, type Sheet } from '../cells/file-cell.ts';
import { ownColumn } from '../files/headers.ts';
import { camerasOfProfiles } from '../files/system-surveyor.ts';
import { camerasOfHardware } from '../files/vms-hardware.ts';
import { wordOf } from '../vocabulary/line-words.ts';
import type { ImportChoices, ImportContext, ImportMemory, Layout, LineFilter, Target } from './choices.ts';
import { contentTarget, headerBlock, headerGuess, headersOfBlock } from './header-block.ts';
import { matrixHeader } from './matrix.ts';
import { remembered } from './memory.ts';
import { plainText, spreadDown } from './spread.ts';

/** The choices before anything is decided: read from the sheets, or as remembered for the same headers. */
export function guessedChoices(
  sheets: readonly Sheet[],
  context: ImportContext,
  memories: readonly ImportMemory[] = [],
): ImportChoices {
  const all = sheets.map((sheet, at) => choicesOf(sheet, at, context));
  const known = ({ layout, columns }: ImportChoices): number =>
    layout === 'lines' ? columns.filter((target) => target !== null).length : Infinity;
  const best = all.toSorted((a, b) => known(b) - known(a))[0] ?? choicesOf({ name: '', cells: [] }, 0, context);
  const sheet = sheets[best.sheet];
  return sheet === undefined ? best : remembered(sheet, best, memories);
}

function layoutOf({ cells }: Sheet, { form }: ImportContext): Layout {
  if (camerasOfProfiles(cells) !== undefined) return 'profiles';
  return camerasOfHardware(cells, form) === undefined ? 'lines' : 'devices';
}

function choicesOf(sheet: Sheet, at: number, context: ImportContext): ImportChoices {
  const converted = layoutOf(sheet, context);
  const matrix = converted === 'lines' ? matrixHeader(sheet) : undefined;
  const headerLines = matrix === undefined ? headerBlock(sheet) : ([matrix, matrix] as const);
  const headers = headersOfBlock(sheet, headerLines);
  const body = spreadDown(sheet).slice(headerLines?.[1] ?? 0);
  const width = sheet.cells.reduce((most, { length }) => Math.max(most, length), 0);
  const guessed = targetsOf(headers, width).map(
    (target, column) =>
      target ??
      contentTarget(body, column, context.form) ??
      (isMergedDown(sheet, column, headerLines) ? 'place' : null),
  );
  const columns = guessed.map((target, column) =>
    guessed.indexOf(target) === column || isShared(target) ? target : null,
  );
  const isOwn = columns.includes('rowId') || columns.includes('groupId');
  const name = nameColumn(columns, body);
  return {
    sheet: at,
    layout: matrix === undefined ? converted : 'matrix',
    headerLines,
    columns,
    name: name === undefined ? [] : [name],
    units: new Map(),
    defaults: {},
    filters: isOwn || matrix !== undefined ? [] : proposedFilters(columns, body),
    lines: new Map(),
    texts: new Map(),
    combine: 'no',
    against: isOwn ? 'update' : 'add',
    missing: 'keep',
    differences: new Map(),
  };
}

/** A building stands over its rooms, a floor over its cameras. */
function isMergedDown({ merges = [] }: Sheet, column: number, block: ImportChoices['headerLines']): boolean {
  const top = block?.[1] ?? 0;
  return merges.some(({ startRow, endRow, startCol }) => startCol === column && startRow >= top && endRow > startRow);
}

function isShared(target: Target | null): boolean {
  return target === 'place' || target === 'description' || target === 'number' || target === 'type';
}

function targetsOf(headers: readonly string[], width: number): (Target | undefined)[] {
  return Array.from({ length: Math.max(width, headers.length) }, (_, at) => {
    const header = headers[at] ?? '';
    return header === '' ? undefined : (ownColumn(header) ?? headerGuess(header)?.target);
  });
}

/** How many of its texts have to differ where a column names cameras. */
const DISTINCT = 0.8;

/** The identifying column: a name, else a description, a number or a place, whose texts repeat least. */
function nameColumn(columns: readonly (Target | null)[], body: Sheet['cells']): number | undefined {
  // Rows that are named by their ids keep the names that they have.
  const others: readonly Target[] = columns.includes('rowId') ? [] : ['description', 'number', 'place'];
  const order: readonly Target[] = ['streamName', ...others];
  const shareAt = (at: number): number => {
    const texts = body.map((line) => plainText(line[at])).filter((text) => text !== '');
    return texts.length === 0 ? 0 : new Set(texts).size / texts.length;
  };
  const found = order.flatMap((wanted) => columns.flatMap((target, at) => (target === wanted ? [at] : [])));
  return found.find((at) => shareAt(at) >= DISTINCT) ?? found[0];
}

const MOST_VALUES = 10;

/** Filters on a type that is a camera in some lines only, and on a status that says that a camera is gone. */
function proposedFilters(columns: readonly (Target | null)[], body: Sheet['cells']): readonly LineFilter[] {
  const lines = body.filter((line) => !line.every(isBlank));
  return columns.flatMap((_, column) => {
    const values = [...new Set(lines.map((line) => plainText(line[column])))];
    const filled = values.filter((value) => value !== '');
    if (filled.length < 2 || filled.length > MOST_VALUES || filled.length * 2 > lines.length) return [];
    const isCamera = (value: string): boolean => wordOf('wholeCamera', value) !== undefined;
    const cameras = filled.filter(isCamera);
    const gone = filled.filter((value) => wordOf('gone', value) !== undefined);
    if (cameras.length > 0 && cameras.length < filled.length) {
      return [{ column, keep: [...cameras, ''], isProposed: true }];
    }
    return gone.length === 0
      ? []
      : [{ column, keep: values.filter((value) => !gone.includes(value)), isProposed: true }];
  });
}
