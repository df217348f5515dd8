import { accessOf, textOf } from '../cells/cell.ts';
import type { CameraForm, CellColumn } from '../cells/columns.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Cell, Table } from './selection.ts';

/** The cells whose text has another in it, in reading order; capitals and the decimal mark do not matter. None for an empty text. */
export function foundCells({ rows, firstIds, columns }: Table, text: string, form: CameraForm): readonly Cell[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return rows.flatMap((row) =>
    columns
      .filter((column) => isFound(row, column, { wanted, form, isFirst: firstIds.has(row.id) }))
      .map(({ key }) => ({ rowId: row.id, column: key })),
  );
}

interface Wanted {
  readonly wanted: string;
  readonly form: CameraForm;
  readonly isFirst: boolean;
}

function isFound(row: CameraRow, column: CellColumn, { wanted, form, isFirst }: Wanted): boolean {
  if (accessOf(row, column, isFirst) === 'none') return false;
  const text = textOf(row, column, form).toLowerCase();
  return text.includes(wanted) || (column.kind === 'number' && text.replace('.', ',').includes(wanted));
}
