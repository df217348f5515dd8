import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/design';
import { accessOf, textOf } from './cell.ts';
import { COLUMNS, twinOf, type CameraForm, type CellColumn, type ColumnKey } from './columns.ts';
import { newRow } from './groups.ts';
import { planOf, type PlannedLine } from './plan.ts';
import { isInRange, rangeOf, type Selection, type Table } from './selection.ts';
import { formatTsv } from './tsv.ts';

/**
 * The columns that a block shows: both halves where a row of it has both, one for the two elsewhere, as on the screen.
 */
function shownColumns(rows: readonly CameraRow[]): readonly CellColumn[] {
  const hasBoth = rows.some(({ recording }) => recording === Recording.speedup);
  return hasBoth ? COLUMNS : COLUMNS.filter(({ half }) => half !== 'continuous');
}

/** What goes on the clipboard: the block as a spreadsheet takes it. */
export function copiedText(table: Table, selection: Selection, form: CameraForm): string {
  const range = rangeOf(table, selection);
  const rows = table.rows.slice(range.top, range.bottom + 1);
  const columns = shownColumns(rows).filter((column) => rows.some((row) => isInRange(range, row, column)));
  return formatTsv(rows.map((row) => columns.map((column) => shownText(table, row, { column, form }))));
}

interface CellContext {
  readonly column: CellColumn;
  readonly form: CameraForm;
}

function shownText({ firstIds }: Table, row: CameraRow, { column, form }: CellContext): string {
  const isFirst = firstIds.has(row.id);
  if (accessOf(row, column, isFirst) !== 'none') return textOf(row, column, form);
  const twin = row.recording === Recording.speedup ? undefined : twinOf(column);
  return twin && accessOf(row, twin, isFirst) !== 'none' ? textOf(row, twin, form) : '';
}

export interface PasteContext {
  readonly form: CameraForm;
  readonly nextId: () => number;
}

/** What a paste would do: every line with the row that it goes to. Lines below the last row are groups of their own. */
export function plannedPaste(
  table: Table,
  selection: Selection | undefined,
  { matrix, form }: { readonly matrix: readonly (readonly string[])[]; readonly form: CameraForm },
): readonly PlannedLine[] {
  if (selection && matrix.length === 1 && matrix[0]?.length === 1) {
    return plannedFill(table, selection, { text: matrix[0][0] ?? '', form });
  }
  const top = selection ? rangeOf(table, selection).top : table.rows.length;
  const columns = targetColumns(table.rows.slice(top, top + matrix.length), { selection, table, matrix, form });
  return matrix.map((cells, index) => {
    const texts = new Map(cells.flatMap((text, at) => (columns[at] ? [[columns[at].key, text] as const] : [])));
    return plannedLine(table, table.rows[top + index], { texts, form });
  });
}

interface PasteInput {
  readonly table: Table;
  readonly selection: Selection | undefined;
  readonly matrix: readonly (readonly string[])[];
  readonly form: CameraForm;
}

function targetColumns(
  rows: readonly CameraRow[],
  { selection, table, matrix, form }: PasteInput,
): readonly CellColumn[] {
  const speedup = form.recordings.find(({ id }) => id === Recording.speedup)?.name ?? '';
  const bringsBoth = matrix.some((cells) => cells.includes(speedup));
  const shown = bringsBoth ? COLUMNS : shownColumns(rows);
  if (!selection) return shown;
  // The block starts where a copy of it would.
  const range = rangeOf(table, selection);
  const chosen = table.rows.slice(range.top, range.bottom + 1);
  const from = shown.findIndex((column) => chosen.some((row) => isInRange(range, row, column)));
  return shown.slice(Math.max(0, from));
}

/** One text into every cell of a block. */
export function plannedFill(
  table: Table,
  selection: Selection,
  { text, form }: { readonly text: string; readonly form: CameraForm },
): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  return table.rows.slice(range.top, range.bottom + 1).map((row) => {
    const columns = COLUMNS.filter((column) => isInRange(range, row, column));
    return plannedLine(table, row, { texts: new Map(columns.map(({ key }) => [key, text])), form });
  });
}

/** The first line of a block into the lines below it; a block of one line takes the line above it. */
export function plannedFillDown(table: Table, selection: Selection, form: CameraForm): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  const source = table.rows[range.top === range.bottom ? range.top - 1 : range.top];
  if (!source) return [];
  const from = range.top === range.bottom ? range.top : range.top + 1;
  return table.rows.slice(from, range.bottom + 1).map((row) => {
    const columns = COLUMNS.filter((column) => isInRange(range, row, column));
    const texts = new Map(columns.map((column) => [column.key, shownText(table, source, { column, form })] as const));
    return plannedLine(table, row, { texts: withoutBlanks(texts), form });
  });
}

/** Cells that the row above does not have leave those below alone. */
function withoutBlanks(texts: ReadonlyMap<ColumnKey, string>): ReadonlyMap<ColumnKey, string> {
  return new Map([...texts].filter(([key, text]) => key === 'streamName' || text !== ''));
}

/** A block back to what a new stream has: names empty, rates calculated. */
export function plannedClear(table: Table, selection: Selection, form: CameraForm): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  return table.rows.slice(range.top, range.bottom + 1).map((row) => {
    const fresh = { ...newRow(NEW_STREAM, form.catalogue, { id: row.id }), recording: row.recording };
    const columns = COLUMNS.filter((column) => isInRange(range, row, column) && column.field !== 'bitrateKbit');
    const texts = new Map(columns.map((column) => [column.key, clearedText(fresh, column, form)] as const));
    return plannedLine(table, row, { texts, form });
  });
}

function clearedText(fresh: CameraRow, column: CellColumn, form: CameraForm): string {
  if (column.key === 'fps.continuous') return fresh.recording === Recording.speedup ? '1' : String(fresh.fps.motion);
  return column.key === 'recording' ? textOf({ ...fresh, ...NEW_STREAM }, column, form) : textOf(fresh, column, form);
}

interface LineInput {
  readonly texts: ReadonlyMap<ColumnKey, string>;
  readonly form: CameraForm;
}

function plannedLine(table: Table, row: CameraRow | undefined, { texts, form }: LineInput): PlannedLine {
  return planOf({
    rowId: row?.id,
    row: row ?? newRow(NEW_STREAM, form.catalogue, { id: 1 }),
    isFirst: row === undefined || table.firstIds.has(row.id),
    texts,
    form,
  });
}
