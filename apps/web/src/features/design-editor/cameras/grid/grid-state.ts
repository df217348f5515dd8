import {
  type CameraForm,
  type Cell,
  columnBlock,
  columnOf,
  rangeOf,
  rowBlock,
  type Selection,
  type Table,
  type TableView,
} from '@site-designer/camera-table';
import type { GroupsOfTable } from '../../bulk-apply/bulk-targets.ts';
import type { Draft } from '../cells/cell-draft.ts';
import type { ShownMessage } from '../cells/cell-message.tsx';
import { NO_SETS, type WantedSets } from '../columns/use-column-choice.ts';
import { shownCell } from '../../../../lib/format/shown-cell.ts';

export interface GridState {
  readonly chosen: Selection | undefined;
  readonly draft: Draft | undefined;
  /** Names left too long, by row: their text stays until it is corrected. */
  readonly kept: ReadonlyMap<number, Draft>;
  /** Why the last number was refused, or what the last key could not do. */
  readonly note: ShownMessage | undefined;
  /** The line to which the block is being extended. */
  readonly fillLine: number | undefined;
  /** Which groups are shown in which order; undefined for all in the stored order. */
  readonly view: TableView | undefined;
  readonly menu: OpenMenu | undefined;
  readonly isFinding: boolean;
  /** The optional columns that are shown where no group uses them. */
  readonly wanted: WantedSets;
  /** The bit rate whose measurement is being entered. */
  readonly measuring: Cell | undefined;
}

/** A position in the window, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The open menu of the block, and the cell at which it was opened. */
export interface OpenMenu extends Point {
  readonly cell: Cell;
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
  wanted: NO_SETS,
  measuring: undefined,
};

export function rowIdsIn(table: Table, selection: Selection): ReadonlySet<number> {
  const { top, bottom } = rangeOf(table, selection);
  return new Set(table.rows.slice(top, bottom + 1).map(({ id }) => id));
}

export function groupsIn(table: Table, selection: Selection | undefined): GroupsOfTable {
  const ids = selection ? rowIdsIn(table, selection) : new Set();
  const groupsOf = (rows: Table['rows']) => new Set(rows.map(({ cameraGroupId }) => cameraGroupId));
  return { selected: groupsOf(table.rows.filter(({ id }) => ids.has(id))), shown: groupsOf(table.rows) };
}

/** The value that editing starts from. */
export function textAt(table: Table, { rowId, column }: Cell, form: CameraForm): string {
  const row = table.rows[table.lineOf.get(rowId) ?? -1];
  return row ? shownCell(row, columnOf(column), form) : '';
}

/** All cells in the column, or in the row, of the active cell. */
export function wholeBlock(table: Table, what: 'column' | 'row', { active }: Selection): Selection | undefined {
  const row = table.rows[table.lineOf.get(active.rowId) ?? -1];
  if (!row) return undefined;
  const block = what === 'row' ? rowBlock(table, row) : columnBlock(table, columnOf(active.column).field);
  return block && { ...block, active };
}
