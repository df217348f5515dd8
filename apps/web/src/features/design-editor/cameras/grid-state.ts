import { type Cell, columnOf, rangeOf, type Selection, type Table, valueOf } from '@site-designer/camera-table';
import type { CellText, Draft } from './cell-draft.ts';

/** Where one is in the table, and what one is typing there. */
export interface GridState {
  readonly chosen: Selection | undefined;
  readonly draft: Draft | undefined;
  /** Names that were left too long, by row: their text stays until it is corrected. */
  readonly kept: ReadonlyMap<number, Draft>;
  /** Why the number that was left last was not taken. */
  readonly note: CellText | undefined;
}

export const NOWHERE: GridState = { chosen: undefined, draft: undefined, kept: new Map(), note: undefined };

/** The rows that a block crosses. */
export function rowIdsIn(table: Table, selection: Selection): ReadonlySet<number> {
  const { top, bottom } = rangeOf(table, selection);
  return new Set(table.rows.slice(top, bottom + 1).map(({ id }) => id));
}

/** What a cell is edited from. */
export function textAt(table: Table, { rowId, column }: Cell): string {
  const row = table.rows[table.lineOf.get(rowId) ?? -1];
  return row ? String(valueOf(row, columnOf(column))) : '';
}
