import {
  type Cell,
  columnBlock,
  columnOf,
  rangeOf,
  rowBlock,
  type Selection,
  type Table,
  type TableView,
  valueOf,
} from '@site-designer/camera-table';
import type { CellText, Draft } from './cell-draft.ts';

/** The selection in the table, and what is being typed. */
export interface GridState {
  readonly chosen: Selection | undefined;
  readonly draft: Draft | undefined;
  /** Names that were left too long, by row: their text stays until it is corrected. */
  readonly kept: ReadonlyMap<number, Draft>;
  /** Why the number that was left last was not taken. */
  readonly note: CellText | undefined;
  /** The line up to which the block is drawn out, while it is. */
  readonly fillLine: number | undefined;
  /** Which groups are shown in which order, where that is not as they are stored. */
  readonly view: TableView | undefined;
  /** Where the menu of the block is open. */
  readonly menu: Point | undefined;
  readonly isFinding: boolean;
  /** Whether the columns of what is recorded besides video are asked for. */
  readonly wantsExtras: boolean;
  /** The bit rate whose measurement is being entered. */
  readonly measuring: Cell | undefined;
}

/** A place in the window, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const NOWHERE: GridState = {
  chosen: undefined,
  draft: undefined,
  kept: new Map(),
  note: undefined,
  fillLine: undefined,
  view: undefined,
  menu: undefined,
  isFinding: false,
  wantsExtras: false,
  measuring: undefined,
};

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

/** All cells of the column, or of the row, that the active cell is in. */
export function wholeBlock(table: Table, what: 'column' | 'row', { active }: Selection): Selection | undefined {
  const row = table.rows[table.lineOf.get(active.rowId) ?? -1];
  if (!row) return undefined;
  const block = what === 'row' ? rowBlock(table, row) : columnBlock(table, columnOf(active.column).field);
  return block && { ...block, active };
}
