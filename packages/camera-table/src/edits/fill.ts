import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { accessOf, textOf } from '../cells/cell.ts';
import { columnOf, type CameraForm, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import { newRow } from '../cells/groups.ts';
import type { PlannedLine } from './plan.ts';
import { plannedLine, shownText } from './planned-line.ts';
import { isInRange, rangeOf, type Range, type Selection, type Table } from '../selection/selection.ts';

/** One text into every cell of a block. */
export function plannedFill(
  table: Table,
  selection: Selection,
  { text, form }: { readonly text: string; readonly form: CameraForm },
): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  return table.rows.slice(range.top, range.bottom + 1).map((row) => {
    const columns = table.columns.filter((column) => isInRange(range, row, column));
    return plannedLine(table, row, { texts: new Map(columns.map(({ key }) => [key, text])), form });
  });
}

/** The first line of a block into the lines below it; a block of one line takes the line above it. */
export function plannedFillDown(table: Table, selection: Selection, form: CameraForm): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  const source = table.rows[range.top === range.bottom ? range.top - 1 : range.top];
  if (!source) return [];
  const from = range.top === range.bottom ? range.top : range.top + 1;
  return table.rows.slice(from, range.bottom + 1).map((row) => copiedLine(table, row, { source, range, form }));
}

/** The lines that a block is extended over; none where the line is one of its own. */
export function linesBeyond({ top, bottom }: Range, toLine: number): { readonly from: number; readonly to: number } {
  return toLine > bottom ? { from: bottom + 1, to: toLine } : { from: Math.min(toLine, top), to: top - 1 };
}

/** Repeats the lines of a block over the lines above or below it, as far as it is extended. */
export function plannedFillTo(
  table: Table,
  selection: Selection,
  { toLine, form }: { readonly toLine: number; readonly form: CameraForm },
): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  const { top, bottom } = range;
  const count = bottom - top + 1;
  const { from, to } = linesBeyond(range, toLine);
  return table.rows.slice(from, to + 1).map((row, index) => {
    const line = from + index;
    const source = line > bottom ? top + ((line - bottom - 1) % count) : bottom - ((top - 1 - line) % count);
    return copiedLine(table, row, { source: table.rows[source]!, range, form });
  });
}

interface CopySource {
  readonly source: CameraRow;
  readonly range: Range;
  readonly form: CameraForm;
}

/** What the columns of a block show in one row, for another row. */
function copiedLine(table: Table, row: CameraRow, { source, range, form }: CopySource): PlannedLine {
  const columns = table.columns.filter((column) => isInRange(range, row, column));
  const isFirst = table.firstIds.has(source.id);
  const texts = new Map(columns.map((column) => [column.key, shownText(table, source, { column, form })] as const));
  return plannedLine(table, row, { texts: withoutBlanks(texts, (column) => accessOf(source, column, isFirst)), form });
}

/** Cells that the row above does not have do not change those below; those that it has may be empty. */
function withoutBlanks(
  texts: ReadonlyMap<ColumnKey, string>,
  accessIn: (column: CellColumn) => ReturnType<typeof accessOf>,
): ReadonlyMap<ColumnKey, string> {
  const isEmpty = (column: CellColumn): boolean =>
    (column.mayBeEmpty === true || column.key === 'closet') && accessIn(column) !== 'none';
  return new Map([...texts].filter(([key, text]) => key === 'streamName' || text !== '' || isEmpty(columnOf(key))));
}

/** Resets a block to the values of a new stream: empty names, calculated rates. */
export function plannedClear(table: Table, selection: Selection, form: CameraForm): readonly PlannedLine[] {
  const range = rangeOf(table, selection);
  return table.rows.slice(range.top, range.bottom + 1).map((row) => {
    const fresh = { ...newRow(NEW_STREAM, form.catalogue, { id: row.id }), recording: row.recording };
    const columns = table.columns.filter((column) => isInRange(range, row, column) && column.field !== 'bitrateKbit');
    const texts = new Map(columns.map((column) => [column.key, clearedText(fresh, column, form)] as const));
    return plannedLine(table, row, { texts, form });
  });
}

function clearedText(fresh: CameraRow, column: CellColumn, form: CameraForm): string {
  if (column.key === 'fps.continuous') return fresh.recording === Recording.speedup ? '1' : String(fresh.fps.motion);
  return column.key === 'recording' ? textOf({ ...fresh, ...NEW_STREAM }, column, form) : textOf(fresh, column, form);
}
