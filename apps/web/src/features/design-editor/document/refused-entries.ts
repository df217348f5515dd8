import { type Cell, serverRowId, type ServerIds } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';

/** A text that a cell did not take. It stays in the cell with the reason until it is corrected. */
export interface RefusedEntry {
  readonly cell: Cell;
  readonly text: string;
  readonly message: string | undefined;
  readonly isCaretMode: boolean;
}

/** By row. */
export type RefusedEntries = ReadonlyMap<number, RefusedEntry>;

export const NO_ENTRIES: RefusedEntries = new Map();

interface RowsWithEntries {
  readonly refused: RefusedEntries;
  readonly model: { readonly rows: readonly CameraRow[] };
}

/** The entries in the order of the table, without those of deleted rows: an undo brings these back. */
export function entriesIn({ refused, model }: RowsWithEntries): readonly RefusedEntry[] {
  return refused.size === 0 ? [] : model.rows.flatMap(({ id }) => refused.get(id) ?? []);
}

/** The entries with the ids of the server. */
export function entriesToKeep(state: RowsWithEntries, ids: ServerIds): readonly RefusedEntry[] {
  return entriesIn(state).map(({ cell: { rowId, column }, text, message, isCaretMode }) => ({
    cell: { rowId: serverRowId(ids, rowId), column },
    text,
    message,
    isCaretMode,
  }));
}

export function entriesByRow(entries: readonly RefusedEntry[] = []): RefusedEntries {
  return entries.length === 0 ? NO_ENTRIES : new Map(entries.map((entry) => [entry.cell.rowId, entry]));
}
