import { columnOf } from '../cells/columns.ts';
import { formatTsv } from '../cells/tsv.ts';
import { headerOf, ROW_ID } from './headers.ts';
import { serverRowId, type ServerIds } from '../history/server-ids.ts';
import type { BlockReading } from '../edits/clipboard.ts';

/**
 * A pasted block as a table with headers of its own, which names the rows that it changes: what an import reads without a
 * question. Lines without a row become new groups, and columns that are not read stand at the end.
 */
export function headedBlock(
  { lines, unreadColumns }: BlockReading,
  { matrix, ids }: { readonly matrix: readonly (readonly string[])[]; readonly ids: ServerIds },
): string {
  const columns = [...new Set(lines.flatMap(({ texts }) => [...texts.keys()]))];
  const width = Math.max(0, ...matrix.map(({ length }) => length));
  const unread = Array.from({ length: unreadColumns }, (_, at) => width - unreadColumns + at);
  const header = [ROW_ID, ...columns.map((key) => headerOf(columnOf(key))), ...unread.map(() => '')];
  const cells = lines.map(({ rowId, texts }, line) => [
    rowId === undefined ? '' : String(serverRowId(ids, rowId)),
    ...columns.map((key) => texts.get(key) ?? ''),
    ...unread.map((at) => matrix[line]?.[at] ?? ''),
  ]);
  return formatTsv([header, ...cells]);
}
