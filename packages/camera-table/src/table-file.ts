import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { accessOf, textOf } from './cell.ts';
import type { CameraForm, CellColumn } from './columns.ts';
import { newRow } from './groups.ts';
import { FILE_COLUMNS, FILE_HEADERS } from './headers.ts';
import type { Table } from './selection.ts';
import { serverGroupId, serverRowId, type ServerIds } from './server-ids.ts';

export interface FileContext {
  readonly form: CameraForm;
  readonly ids: ServerIds;
}

/** The camera table as lines of a file. Cells that a row does not have are empty. */
export function fileLines({ rows, firstIds }: Table, { form, ids }: FileContext): (string | number)[][] {
  return rows.map((row) => [
    serverRowId(ids, row.id),
    serverGroupId(ids, row.cameraGroupId),
    ...FILE_COLUMNS.map((column) => fileCell(row, column, { form, isFirst: firstIds.has(row.id) })),
  ]);
}

function fileCell(
  row: CameraRow,
  column: CellColumn,
  { form, isFirst }: { readonly form: CameraForm; readonly isFirst: boolean },
): string | number {
  if (accessOf(row, column, isFirst) === 'none') return '';
  const text = textOf(row, column, form);
  return column.kind === 'number' ? Number(text) : text;
}

/** A file without cameras, to be filled in: its headers, and a line as an example. */
export function templateLines(form: CameraForm): (string | number)[][] {
  const row = newRow({ ...NEW_STREAM, streamName: 'Entrance' }, form.catalogue, { id: 1 });
  const example = FILE_COLUMNS.map((column) => fileCell(row, column, { form, isFirst: true }));
  return [[...FILE_HEADERS], ['', '', ...example]];
}
