import {
  type Cell,
  edgeOfRow,
  edgeOfTable,
  everything,
  horizontal,
  type Selection,
  single,
  stillThere,
  type Table,
  vertical,
} from '@site-designer/camera-table';

const PAGE_LINES = 12;

export interface Press {
  readonly key: string;
  readonly isShift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly isCtrl: boolean;
}

/** The selection. Its active cell always exists and starts as the first cell. */
export function selectionIn(table: Table, chosen: Selection | undefined): Selection | undefined {
  const start = edgeOfTable(table, 'start');
  return stillThere(table, chosen) ?? (start && single(start));
}

/** The target of a key; undefined if the key does not move. */
export function movedBy(table: Table, selection: Selection, { key, isShift, isCtrl }: Press): Selection | undefined {
  if (isCtrl && key.toLowerCase() === 'a') return everything(table);
  if (key === 'Tab') return single(horizontal(table, selection.active, isShift ? -1 : 1));
  if (key === 'Enter') return single(vertical(table, selection.active, isShift ? -1 : 1));
  const from = isShift ? selection.end : selection.active;
  const to = arrowTarget(table, from, { key, isCtrl });
  if (!to) return undefined;
  return isShift ? { active: selection.active, end: to } : single(to);
}

type Target = (table: Table, from: Cell) => Cell | undefined;

const PLAIN: Readonly<Record<string, Target>> = {
  ArrowDown: (table, from) => vertical(table, from, 1),
  ArrowUp: (table, from) => vertical(table, from, -1),
  ArrowRight: (table, from) => horizontal(table, from, 1),
  ArrowLeft: (table, from) => horizontal(table, from, -1),
  Home: (table, from) => edge(table, from, 'start'),
  End: (table, from) => edge(table, from, 'end'),
  PageDown: (table, from) => vertical(table, from, PAGE_LINES),
  PageUp: (table, from) => vertical(table, from, -PAGE_LINES),
};

const WITH_CTRL: Readonly<Record<string, Target>> = {
  ArrowDown: (table, from) => vertical(table, from, table.rows.length),
  ArrowUp: (table, from) => vertical(table, from, -table.rows.length),
  ArrowRight: (table, from) => edge(table, from, 'end'),
  ArrowLeft: (table, from) => edge(table, from, 'start'),
  Home: (table) => edgeOfTable(table, 'start'),
  End: (table) => edgeOfTable(table, 'end'),
};

function arrowTarget(table: Table, from: Cell, { key, isCtrl }: Omit<Press, 'isShift'>): Cell | undefined {
  return (isCtrl ? WITH_CTRL : PLAIN)[key]?.(table, from);
}

function edge(table: Table, { rowId }: Cell, which: 'start' | 'end'): Cell | undefined {
  const row = table.rows[table.lineOf.get(rowId) ?? -1];
  return row && edgeOfRow(table, row, which);
}
