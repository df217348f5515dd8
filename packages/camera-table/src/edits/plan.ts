import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import {
  contentOf,
  patchRow,
  type CameraRowToSave,
  type DesignChange,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { accessOf, isCustomRate, textOf, valueOf } from '../cells/cell.ts';
import { COLUMNS, MEASUREMENT_COLUMNS, type CameraForm, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import type { UnreadableCell } from '../cells/file-cell.ts';
import { grouped } from '../cells/grouped.ts';
import { groupsToAdd, newRow } from '../cells/groups.ts';
import { withRememberedHalves, type RowsWithPast } from '../history/remembered-halves.ts';
import type { LineTexts, Refusal } from '../cells/line-texts.ts';
import { readLine, type FirstStream, type ReadLine } from './read-line.ts';
import { patchedRow } from '../cells/row-edit.ts';

/** A line of a paste or an import, read but not applied yet. */
export interface PlannedLine {
  /** The row that it changes; without one it makes a new stream. */
  readonly rowId: number | undefined;
  /** The group that a new stream joins, or the mark that lines of one new group share; without one it starts its own. */
  readonly group?: number | string;
  readonly texts: LineTexts;
  readonly patch: RowPatch;
  readonly read: ReadLine['read'];
  readonly refusals: readonly Refusal[];
  /** Why the whole line cannot be taken. */
  readonly problem?: string;
  /** Reads the line again with another text in one cell. */
  readonly corrected: (column: ColumnKey, text: string) => PlannedLine;
}

interface LineSource {
  readonly rowId: number | undefined;
  readonly group?: number | string;
  readonly row: CameraRow;
  readonly isFirst: boolean;
  /** Of a further stream in a file: the first one of its group. */
  readonly first?: FirstStream | undefined;
  readonly texts: LineTexts;
  /** Cells of a file that hold no text to be read: they are refused. */
  readonly unreadable?: ReadonlyMap<ColumnKey, UnreadableCell>;
  readonly form: CameraForm;
}

const NONE: ReadonlyMap<ColumnKey, UnreadableCell> = new Map();

export function planOf(source: LineSource): PlannedLine {
  const { rowId, group, row, isFirst, first, texts, unreadable = NONE, form } = source;
  const readable = unreadable.size === 0 ? texts : without(texts, unreadable);
  const { patch, read, ...rest } = readLine(row, readable, { form, isFirst, first, isNew: rowId === undefined });
  const refusals = [...[...unreadable].map(([column, cell]) => ({ column, ...cell })), ...rest.refusals];
  return {
    rowId,
    ...(group !== undefined && { group }),
    texts,
    patch,
    read,
    refusals,
    corrected: (column, text) =>
      planOf({
        ...source,
        texts: new Map([...texts, [column, text]]),
        unreadable: without(unreadable, new Set([column])),
      }),
  };
}

function without<T>(
  texts: ReadonlyMap<ColumnKey, T>,
  keys: { has(key: ColumnKey): boolean },
): ReadonlyMap<ColumnKey, T> {
  return new Map([...texts].filter(([key]) => !keys.has(key)));
}

/** The valid part of a plan as one change. Refused cells stay as they are. */
export function changeOf(lines: readonly PlannedLine[]): DesignChange {
  const taken = lines.filter(({ problem }) => problem === undefined);
  const streams = taken.filter(({ rowId }) => rowId === undefined);
  return {
    patches: new Map(taken.flatMap(({ rowId, patch }) => (rowId === undefined ? [] : [[rowId, patch] as const]))),
    cameras: [...joiningStreams(streams), ...(groupsToAdd(newGroups(streams)).cameras ?? [])],
  };
}

/** A cell before and after a plan, of a row that exists or of a new one. */
interface PlannedCell {
  readonly rowId?: number;
  /** Number of the line that makes the row, from 1. */
  readonly newRow?: number;
  readonly column: ColumnKey;
  readonly before: string;
  readonly after: string;
}

/**
 * The cells of rows that exist which a plan changes, in the order of its lines: those that a new mode starts too. Then the
 * cells of new rows of which a value was read.
 */
export function plannedCells(
  lines: readonly PlannedLine[],
  model: RowsWithPast,
  form: CameraForm,
): readonly PlannedCell[] {
  const byId = new Map(model.rows.map((row) => [row.id, row]));
  const { patches } = withRememberedHalves(changeOf(lines), model);
  const changes = lines.flatMap(({ rowId = 0, problem }) => {
    const before = byId.get(rowId);
    const patch = patches?.get(rowId);
    if (!before || !patch || problem !== undefined) return [];
    return cellsBetween(before, patchedRow(before, patch, form.catalogue), form);
  });
  return [...changes, ...lines.flatMap((line, index) => cellsOfNew(line, index + 1, form))];
}

function cellsOfNew({ rowId, problem, patch, read }: PlannedLine, line: number, form: CameraForm): PlannedCell[] {
  if (rowId !== undefined || problem !== undefined) return [];
  const row = patchedRow(newRow(NEW_STREAM, form.catalogue, { id: line }), patch, form.catalogue);
  return read.map((column) => ({ newRow: line, column: column.key, before: '', after: textOf(row, column, form) }));
}

function cellsBetween(before: CameraRow, after: CameraRow, form: CameraForm): PlannedCell[] {
  return changedColumns(before, after).map((column) => ({
    rowId: before.id,
    column: column.key,
    before: textOf(before, column, form),
    after: textOf(after, column, form),
  }));
}

/** Columns in which something is changed: calculated rates that follow from other settings are not. */
function changedColumns(before: CameraRow, after: CameraRow): readonly CellColumn[] {
  return [...COLUMNS, ...MEASUREMENT_COLUMNS].filter((column) => {
    if (accessOf(after, column, true) !== 'open' || valueOf(before, column) === valueOf(after, column)) return false;
    return column.field !== 'bitrateKbit' || isCustomRate(before, column) || isCustomRate(after, column);
  });
}

function joiningStreams(lines: readonly PlannedLine[]): CameraRowToSave[] {
  return lines.flatMap(({ group, patch }) =>
    typeof group === 'number' ? [{ ...streamWith(patch), cameraGroupId: group }] : [],
  );
}

function newGroups(lines: readonly PlannedLine[]): CameraRowToSave[][] {
  const marked = lines.filter(({ group }) => typeof group !== 'number');
  const groups = grouped(marked, (line) => line.group ?? line);
  return [...groups.values()].map((streams) => streams.map(({ patch }) => streamWith(patch)));
}

function streamWith(patch: RowPatch): CameraRowToSave {
  return contentOf(patchRow({ ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1 }, patch));
}
