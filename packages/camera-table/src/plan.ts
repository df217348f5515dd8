import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { textOf, type CameraForm, type ColumnKey } from './columns.ts';
import type { Edit } from './editor-model.ts';
import { grouped } from './grouped.ts';
import { addedGroups, addedStreams, contentOf, newRow } from './groups.ts';
import { changedColumns } from './merge.ts';
import { readLine, type LineTexts, type Refusal } from './read-line.ts';
import { editRows, patchedRow, type RowPatch } from './row-edit.ts';

/** A line of a paste or an import, read but not done yet. */
export interface PlannedLine {
  /** The row that it changes; without one it makes a new stream. */
  readonly rowId: number | undefined;
  /** The group that a new stream joins, or the mark that lines of one new group share; without one it starts its own. */
  readonly group?: number | string;
  readonly texts: LineTexts;
  readonly patch: RowPatch;
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
  readonly texts: LineTexts;
  readonly form: CameraForm;
}

export function planOf(source: LineSource): PlannedLine {
  const { rowId, group, row, isFirst, texts, form } = source;
  const { patch, refusals } = readLine(row, texts, { form, isFirst, isNew: rowId === undefined });
  return {
    rowId,
    ...(group !== undefined && { group }),
    texts,
    patch,
    refusals,
    corrected: (column, text) => planOf({ ...source, texts: new Map([...texts, [column, text]]) }),
  };
}

/** What can be taken of a plan, as one edit. Cells that were refused stay as they are. */
export function editOf(lines: readonly PlannedLine[], rows: readonly CameraRow[], nextId: () => number): Edit {
  const taken = lines.filter(({ problem }) => problem === undefined);
  const patches = new Map(taken.flatMap(({ rowId, patch }) => (rowId === undefined ? [] : [[rowId, patch] as const])));
  const edited = editRows(rows, patches);
  const fresh = taken.filter(({ rowId }) => rowId === undefined);
  const joined = joinedStreams(fresh, withEdited(rows, edited), nextId);
  const groups = addedGroups(newGroups(fresh), nextId).rows ?? [];
  return { rows: lastOfEach([...edited, ...joined, ...groups]) };
}

/** A cell as it stands, and as a plan leaves it. */
export interface PlannedCell {
  readonly rowId: number;
  readonly column: ColumnKey;
  readonly before: string;
  readonly after: string;
}

/** The cells of rows that exist which a plan changes, in the order of its lines. */
export function plannedCells(
  lines: readonly PlannedLine[],
  rows: readonly CameraRow[],
  form: CameraForm,
): readonly PlannedCell[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap(({ rowId = 0, patch, problem }) => {
    const before = byId.get(rowId);
    return before && problem === undefined ? cellsBetween(before, patchedRow(before, patch), form) : [];
  });
}

function cellsBetween(before: CameraRow, after: CameraRow, form: CameraForm): PlannedCell[] {
  return changedColumns(before, after).map((column) => ({
    rowId: before.id,
    column: column.key,
    before: textOf(before, column, form),
    after: textOf(after, column, form),
  }));
}

function withEdited(rows: readonly CameraRow[], edited: readonly CameraRow[]): CameraRow[] {
  const byId = new Map(edited.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

function joinedStreams(
  lines: readonly PlannedLine[],
  rows: readonly CameraRow[],
  nextId: () => number,
): readonly CameraRow[] {
  const groups = grouped(
    lines.filter(({ group }) => typeof group === 'number'),
    ({ group }) => Number(group),
  );
  return [...groups].flatMap(
    ([group, streams]) => addedStreams(rows, group, { patches: streams.map(({ patch }) => patch), nextId }).rows ?? [],
  );
}

function newGroups(lines: readonly PlannedLine[]) {
  const marked = lines.filter(({ group }) => typeof group !== 'number');
  const groups = grouped(marked, (line) => line.group ?? line);
  return [...groups.values()].map((streams) =>
    streams.map(({ patch }) => contentOf(patchedRow(newRow(NEW_STREAM, 1), patch))),
  );
}

function lastOfEach(rows: readonly CameraRow[]): CameraRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
