import { LIST_TEXTS as TEXTS } from '../texts/in-use.ts';
import { LOCALE } from '@site-designer/texts';
import { textOf } from '../cells/cell.ts';
import { columnOf, otherHalfOf, type CameraForm, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import { isBlank, type Sheet } from '../cells/file-cell.ts';
import { grouped } from '../cells/grouped.ts';
import type { PlannedLine } from '../edits/plan.ts';
import { columnsReadAs } from '../files/headers.ts';
import { asReadAs } from './cell-reader.ts';
import type {
  CellReading,
  ImportChoices,
  ImportColumn,
  ImportContext,
  ImportCounts,
  ImportGroup,
  ImportLine,
  ImportProblem,
  LineKind,
  RefusedText,
  Target,
} from './choices.ts';
import type { KindsOfLines } from './kinds-of-lines.ts';
import { readFor, settingsKey, type Piece } from './pieces.ts';

/** The parts of a view that count and explain. */

/** A group as it is planned: its streams, and the texts that are refused. */
export interface PlannedGroup {
  readonly piece: Piece;
  readonly group: ImportGroup;
  readonly plans: readonly PlannedLine[];
  /** Of an export: the line of each plan. */
  readonly pieces?: readonly Piece[];
}

const KINDS: readonly LineKind[] = [
  'title',
  'header',
  'camera',
  'section',
  'total',
  'goods',
  'filtered',
  'note',
  'blank',
  'left',
  'undecided',
];

export function countsOf(lines: readonly ImportLine[], groups: readonly ImportGroup[], missing: number): ImportCounts {
  const by = grouped(lines, ({ kind }) => kind);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, by.get(kind)?.length ?? 0])) as Record<LineKind, number>;
  const headers = kinds.title + kinds.header;
  const matched = groups.filter(({ match }) => match !== undefined);
  const changed = matched.filter(({ match }) => match!.changed.length > 0).length;
  return {
    lines: lines.length,
    headers,
    taken: kinds.camera,
    leftOut: lines.length - headers - kinds.camera - kinds.undecided,
    undecided: kinds.undecided,
    kinds,
    groups: groups.length,
    cameras: groups.reduce((sum, { rows }) => sum + (rows[0]?.quantity ?? 0), 0),
    changed,
    added: groups.length - matched.length,
    same: matched.length - changed,
    missing,
  };
}

const MOST_VALUES = 20;

export function columnsOfView(
  { lines, headers, reader }: KindsOfLines,
  choices: ImportChoices,
): readonly ImportColumn[] {
  const counts = columnCounts(lines, choices.columns.length);
  return choices.columns.map((target, at) => {
    const unit = reader.unitAt(at);
    const { filled, refused, values } = counts[at]!;
    return {
      header: headers[at] ?? '',
      target,
      filled,
      read: target === null ? 0 : filled - refused,
      refused,
      ...(unit !== undefined && { unit }),
      ...(values.size <= MOST_VALUES && {
        values: Array.from(values, ([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count),
      }),
    };
  });
}

/** Line by line, as there may be many. */
function columnCounts(lines: readonly ImportLine[], columns: number) {
  const counts = Array.from({ length: columns }, () => ({ filled: 0, refused: 0, values: new Map<string, number>() }));
  for (const { kind, cells } of lines) {
    if (kind === 'title' || kind === 'header') continue;
    for (const [at, count] of counts.entries()) {
      const cell = cells[at];
      if (!cell?.text) continue;
      if (count.values.size <= MOST_VALUES) count.values.set(cell.text, (count.values.get(cell.text) ?? 0) + 1);
      if (kind === 'camera') count.filled += 1;
      if (kind === 'camera' && cell.state === 'refused') count.refused += 1;
    }
  }
  return counts;
}

export function refusedTexts(
  planned: readonly PlannedGroup[],
  { columns }: ImportChoices,
  form: CameraForm,
): readonly RefusedText[] {
  const all = planned.flatMap(({ piece, pieces, group, plans }) =>
    plans.flatMap(({ refusals, rowId }, at) =>
      refusals.map(({ column: key, text, message }) => {
        const from = pieces?.[at] ?? piece;
        const column = columnOf(key);
        const row = group.rows.find(({ id }) => id === rowId) ?? group.rows[at] ?? group.rows[0]!;
        // The reader rounds before it checks: its reason is that of the rounded value.
        const read = readFor(from, column);
        return {
          target: targetFor(column, columns),
          text: read?.typed ?? text,
          message: (read?.state === 'refused' ? read.message : undefined) ?? message,
          lines: from.lines,
          stands: textOf(row, column, form),
        };
      }),
    ),
  );
  return [...grouped(all, ({ target, text }) => `${target}\t${text}`).values()].map((same) => ({
    ...same[0]!,
    lines: [...new Set(same.flatMap(({ lines }) => lines))],
  }));
}

/** The column of the file that a cell of a row is read from, be it that of the other half. */
function targetFor(column: CellColumn, columns: ImportChoices['columns']): Target {
  const readAs = (key: ColumnKey | undefined) =>
    columns.find((target) => columnsReadAs(asReadAs(target)).some((each) => each === key));
  return readAs(column.key) ?? readAs(otherHalfOf(column)?.key) ?? column.key;
}

/**
 * Lines with their cells as the rows take them. What a row refuses is refused in its cell, though the cell alone can be read: more
 * watts than the class of the camera gives. And a calculated rate of an export may be beyond the bounds of typed ones: where its
 * row does not refuse it, it is read.
 */
export function asRowsTake(
  lines: readonly ImportLine[],
  refused: readonly RefusedText[],
  { columns }: ImportChoices,
): readonly ImportLine[] {
  const told = new Map<string, RefusedText>(
    refused.flatMap((each) => each.lines.map((line) => [`${line} ${each.target}`, each] as const)),
  );
  const taken = (line: number, cell: CellReading, at: number): CellReading => {
    const refusal = told.get(`${line} ${columns[at]}`);
    const { text, state } = cell;
    if (refusal !== undefined && state !== 'refused' && text.trim() !== '') {
      return { text, reading: '', state: 'refused', message: refusal.message };
    }
    const isRate = columns[at]?.startsWith('bitrateKbit') === true;
    return refusal === undefined && state === 'refused' && isRate ? { text, reading: text, state: 'list' } : cell;
  };
  return lines.map((line) => {
    if (line.kind !== 'camera') return line;
    const cells = line.cells.map((cell, at) => taken(line.line, cell, at));
    return cells.every((cell, at) => cell === line.cells[at]) ? line : { ...line, cells };
  });
}

export function notesOf(pieces: readonly Piece[]): readonly string[] {
  const notes = pieces.flatMap(({ values, taken, name }) => [
    ...new Set([...values.values()].flatMap(({ note }) => note ?? [])),
    ...((taken ?? name) === name ? [] : [TEXTS.cut(name, taken!)]),
  ]);
  return [...grouped(notes, (note) => note)].map(([note, { length }]) =>
    length === 1 ? note : TEXTS.times(note, length),
  );
}

interface ProblemContext {
  readonly choices: ImportChoices;
  readonly context: ImportContext;
  readonly counts: ImportCounts;
  readonly pieces: readonly Piece[];
}

/** More columns than a camera list has. */
const MOST_COLUMNS = 200;

export function problemsOf(
  { cells }: Sheet,
  { choices, context: { table, mostGroups }, counts, pieces }: ProblemContext,
): readonly ImportProblem[] {
  if (cells.every((line) => line.every(isBlank))) return [{ kind: 'empty', message: TEXTS.empty }];
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  if (width > MOST_COLUMNS) {
    return [{ kind: 'too-wide', message: TEXTS.tooWide(width, MOST_COLUMNS) }];
  }
  if (choices.layout === 'lines' && choices.columns.every((target) => columnsReadAs(asReadAs(target)).length === 0)) {
    return [{ kind: 'no-column', message: TEXTS.noColumn }];
  }
  if (counts.taken === 0 && counts.undecided === 0) return [{ kind: 'no-camera', message: TEXTS.noCamera }];
  const before = choices.against === 'replace' ? 0 : new Set(table.rows.map(({ cameraGroupId }) => cameraGroupId)).size;
  const figure = before + counts.added;
  if (mostGroups === undefined || figure <= mostGroups) return [];
  const message = TEXTS.tooManyGroups(figure.toLocaleString(LOCALE), mostGroups.toLocaleString(LOCALE));
  return [{ kind: 'groups', message, figure, limit: mostGroups, combined: before + kindsOfCameras(pieces) }];
}

/** How many groups there are with equal ones combined. Most pieces share their settings. */
function kindsOfCameras(pieces: readonly Piece[]): number {
  const different = new Map(pieces.map((piece) => [piece.texts, piece]));
  return new Set([...different.values()].map(settingsKey)).size;
}
