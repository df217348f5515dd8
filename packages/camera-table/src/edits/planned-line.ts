import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { accessOf, textOf } from '../cells/cell.ts';
import { otherHalfOf, type CameraForm, type CellColumn, type ColumnKey } from '../cells/columns.ts';
import { newRow } from '../cells/groups.ts';
import { planOf, type PlannedLine } from './plan.ts';
import type { Table } from '../selection/selection.ts';

interface CellContext {
  readonly column: CellColumn;
  readonly form: CameraForm;
}

/** What a row shows in a column: one value stands for both halves where the row has only one. */
export function shownText({ firstIds }: Table, row: CameraRow, { column, form }: CellContext): string {
  const isFirst = firstIds.has(row.id);
  if (accessOf(row, column, isFirst) !== 'none') return textOf(row, column, form);
  const otherHalf = row.recording === Recording.speedup ? undefined : otherHalfOf(column);
  return otherHalf && accessOf(row, otherHalf, isFirst) !== 'none' ? textOf(row, otherHalf, form) : '';
}

interface LineInput {
  readonly texts: ReadonlyMap<ColumnKey, string>;
  readonly form: CameraForm;
}

/** Texts for a row of the table, or for a new one. */
export function plannedLine(table: Table, row: CameraRow | undefined, { texts, form }: LineInput): PlannedLine {
  return planOf({
    rowId: row?.id,
    row: row ?? newRow(NEW_STREAM, form.catalogue, { id: 1 }),
    isFirst: row === undefined || table.firstIds.has(row.id),
    texts,
    form,
  });
}
