import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { accessOf, textOf } from '../cells/cell.ts';
import { MEASUREMENT_COLUMNS, type CameraForm, type CellColumn } from '../cells/columns.ts';
import { newRow } from '../cells/groups.ts';
import { FILE_COLUMNS, headersOf } from './headers.ts';
import type { Table } from '../selection/selection.ts';
import { serverGroupId, serverRowId, type ServerIds } from '../history/server-ids.ts';

export interface FileContext {
  readonly form: CameraForm;
  readonly ids: ServerIds;
}

/** The camera table as lines of a file, its headers first. Cells that a row does not have are empty. */
export function fileLines(table: Table, { form, ids }: FileContext): (string | number)[][] {
  const { rows, firstIds } = table;
  const columns = fileColumns(table);
  const lines = rows.map((row) => [
    serverRowId(ids, row.id),
    serverGroupId(ids, row.cameraGroupId),
    ...columns.map((column) => fileCell(row, column, { form, isFirst: firstIds.has(row.id) })),
  ]);
  return [headersOf(columns), ...lines];
}

/** The columns of a file: those of the table, and where a rate was measured those that say how. */
function fileColumns({ rows, columns }: Table): readonly CellColumn[] {
  const isMeasured = rows.some(({ measured }) => measured.continuous !== null || measured.motion !== null);
  return FILE_COLUMNS.filter(
    (column) => columns.includes(column) || (isMeasured && MEASUREMENT_COLUMNS.includes(column)),
  );
}

function fileCell(
  row: CameraRow,
  column: CellColumn,
  { form, isFirst }: { readonly form: CameraForm; readonly isFirst: boolean },
): string | number {
  if (accessOf(row, column, isFirst) === 'none') return '';
  const text = textOf(row, column, form);
  return column.kind === 'number' && text !== '' ? Number(text) : text;
}

/** A file without cameras, to be filled in: its headers, and a line as an example. */
export function templateLines(form: CameraForm): (string | number)[][] {
  const row = newRow({ ...NEW_STREAM, streamName: 'Entrance' }, form.catalogue, { id: 1 });
  const example = FILE_COLUMNS.map((column) => fileCell(row, column, { form, isFirst: true }));
  return [headersOf(FILE_COLUMNS), ['', '', ...example]];
}
