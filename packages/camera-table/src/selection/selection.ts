import type { CameraRow } from '@site-designer/sizing-engine';
import { firstOf, rowsByGroup } from '@site-designer/sizing-engine/design';
import { accessOf } from '../cells/cell.ts';
import {
  BASIC_COLUMNS,
  COLUMN_SETS,
  columnOf,
  COLUMNS,
  OPTIONAL_COLUMNS,
  otherHalfOf,
  usesExtras,
  type CellColumn,
  type ColumnKey,
  type ColumnSet,
  type Field,
} from '../cells/columns.ts';
import { usesCoverage, usesNetwork } from '../cells/site-cells.ts';

export interface Cell {
  readonly rowId: number;
  readonly column: ColumnKey;
}

/** A block of cells: the active cell, and the opposite corner of the block. */
export interface Selection {
  readonly active: Cell;
  readonly end: Cell;
  /** Whether it is all of the columns of both cells, from the first row to the last. */
  readonly isOfColumns?: boolean;
}

/** The rows in their present order, with what moving from cell to cell needs. */
export interface Table {
  readonly rows: readonly CameraRow[];
  readonly lineOf: ReadonlyMap<number, number>;
  readonly firstIds: ReadonlySet<number>;
  readonly columns: readonly CellColumn[];
}

/**
 * Rows as one walks through them.
 *
 * @param before - The table as it was: typing moves no row, and then nothing has to be looked up again.
 * @param columns - Those that it shows; without them, those that its rows use.
 */
export function tableOf(rows: readonly CameraRow[], before?: Table, columns = columnsUsed(rows)): Table {
  if (before && isSameOrder(before.rows, rows)) return { ...before, rows, columns };
  return {
    rows,
    columns,
    lineOf: new Map(rows.map(({ id }, index) => [id, index])),
    firstIds: new Set([...rowsByGroup(rows).values()].flatMap((group) => firstOf(group)?.id ?? [])),
  };
}

const KNOWN_COLUMNS = new Map<string, readonly CellColumn[]>([
  ['', BASIC_COLUMNS],
  [COLUMN_SETS.join(), COLUMNS],
]);

/** The columns of a table with some sets of the optional ones: the same list for the same sets. */
export function columnsWith(hasSet: (set: ColumnSet) => boolean): readonly CellColumn[] {
  const sets = COLUMN_SETS.filter(hasSet);
  const known = KNOWN_COLUMNS.get(sets.join());
  if (known) return known;
  const columns = [...BASIC_COLUMNS, ...sets.flatMap((set) => OPTIONAL_COLUMNS[set])];
  KNOWN_COLUMNS.set(sets.join(), columns);
  return columns;
}

const USES: Readonly<Record<ColumnSet, (row: CameraRow) => boolean>> = {
  extras: usesExtras,
  network: usesNetwork,
  coverage: usesCoverage,
};

/** Whether a row has a value in one of the columns of a set. */
export function isSetUsed(rows: readonly CameraRow[], set: ColumnSet): boolean {
  return rows.some(USES[set]);
}

/** The columns that rows use: those of an optional set only where a row has one of them. */
export function columnsUsed(
  rows: readonly CameraRow[],
  isWanted?: Readonly<Record<ColumnSet, boolean>>,
): readonly CellColumn[] {
  return columnsWith((set) => isWanted?.[set] === true || isSetUsed(rows, set));
}

/** The optional sets whose columns a table has. */
export function setsOf({ columns }: Pick<Table, 'columns'>): readonly ColumnSet[] {
  return COLUMN_SETS.filter((set) => columns.includes(OPTIONAL_COLUMNS[set][0]!));
}

/** Whether rows are in the same places as before, changed or not. */
export function isSameOrder(before: readonly CameraRow[], rows: readonly CameraRow[]): boolean {
  if (before.length !== rows.length) return false;
  return rows.every((row, index) => {
    const old = before[index];
    return row === old || (row.id === old?.id && row.cameraGroupId === old.cameraGroupId);
  });
}

const COLUMN_INDEX = new Map(COLUMNS.map(({ key }, index) => [key, index]));

function indexOf(key: ColumnKey): number {
  return COLUMN_INDEX.get(key) ?? 0;
}

export function single(cell: Cell): Selection {
  return { active: cell, end: cell };
}

/** The cell that stands in a column of a row; where the row has the other half only, that one. */
export function landing(table: Table, row: CameraRow, key: ColumnKey): ColumnKey | undefined {
  const column = columnOf(key);
  if (isThere(table, row, column)) return key;
  const otherHalf = otherHalfOf(column);
  return otherHalf && isThere(table, row, otherHalf) ? otherHalf.key : undefined;
}

function isThere({ firstIds, columns }: Table, row: CameraRow, column: CellColumn): boolean {
  return columns.includes(column) && accessOf(row, column, firstIds.has(row.id)) !== 'none';
}

/** The nearest cell above or below that the column has, `count` rows on or as far as there are rows. */
export function vertical(table: Table, from: Cell, count: number): Cell {
  const start = table.lineOf.get(from.rowId) ?? 0;
  const direction = Math.sign(count);
  let best = from;
  for (let line = start + direction; line >= 0 && line < table.rows.length; line += direction) {
    const row = table.rows[line]!;
    const column = landing(table, row, from.column);
    if (column !== undefined) best = { rowId: row.id, column };
    if (best !== from && Math.abs(line - start) >= Math.abs(count)) break;
  }
  return best;
}

/** The next cell of the row, or the same where there is none. */
export function horizontal(table: Table, from: Cell, direction: 1 | -1): Cell {
  const row = table.rows[table.lineOf.get(from.rowId) ?? 0];
  for (let index = indexOf(from.column) + direction; row && COLUMNS[index]; index += direction) {
    const column = COLUMNS[index]!;
    if (isThere(table, row, column)) return { rowId: row.id, column: column.key };
  }
  return from;
}

export function edgeOfRow(table: Table, row: CameraRow, edge: 'start' | 'end'): Cell {
  const there = COLUMNS.filter((column) => isThere(table, row, column));
  const column = edge === 'start' ? there[0] : there.at(-1);
  return { rowId: row.id, column: column?.key ?? 'recording' };
}

export function edgeOfTable(table: Table, edge: 'start' | 'end'): Cell | undefined {
  const row = edge === 'start' ? table.rows[0] : table.rows.at(-1);
  return row && edgeOfRow(table, row, edge);
}

/** From the first column to the last one, which further streams do not have. */
export function everything(table: Table): Selection | undefined {
  const [first] = table.rows;
  return first && { ...rowBlock(table, first), isOfColumns: true };
}

/** A row, from its first cell to its last. */
export function rowBlock(table: Table, row: CameraRow): Selection {
  return { active: edgeOfRow(table, row, 'start'), end: edgeOfRow(table, row, 'end') };
}

/** The rows that were not there before; of a single one its first cell. */
export function addedBlock(table: Table, before: readonly CameraRow[]): Selection | undefined {
  const known = new Set(before.map(({ id }) => id));
  const added = table.rows.filter(({ id }) => !known.has(id));
  const [first, last] = [added[0], added.at(-1)];
  if (!first || !last) return undefined;
  const active = edgeOfRow(table, first, 'start');
  return first === last ? single(active) : { active, end: edgeOfRow(table, last, 'end') };
}

/** All cells of a field, where it has two halves of both; undefined where no row has it. */
export function columnBlock(table: Table, field: Field): Selection | undefined {
  const columns = COLUMNS.filter((column) => column.field === field);
  for (const row of table.rows) {
    const column = columns.find((each) => isThere(table, row, each));
    if (column) return { ...single({ rowId: row.id, column: column.key }), isOfColumns: true };
  }
  return undefined;
}

/** Lines and columns of a block, both ends included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf(table: Table, { active, end, isOfColumns = false }: Selection): Range {
  if (isOfColumns) return rangeOfColumns(table, [columnOf(active.column).field, columnOf(end.column).field]);
  const lines = [table.lineOf.get(active.rowId) ?? 0, table.lineOf.get(end.rowId) ?? 0] as const;
  const isOneField = columnOf(active.column).field === columnOf(end.column).field;
  // A corner with one value for both halves takes in both of them, but where the block is of this field alone.
  const columns = isOneField
    ? [indexOf(active.column), indexOf(end.column)]
    : [...columnsAt(table, active), ...columnsAt(table, end)];
  return {
    top: Math.min(...lines),
    bottom: Math.max(...lines),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

export function isLineInRange({ top, bottom }: Range, line: number): boolean {
  return line >= top && line <= bottom;
}

function rangeOfColumns({ rows }: Table, fields: readonly Field[]): Range {
  const columns = COLUMNS.flatMap(({ field }, index) => (fields.includes(field) ? [index] : []));
  return { top: 0, bottom: rows.length - 1, left: Math.min(...columns), right: Math.max(...columns) };
}

/** Where the value of a cell stands: in two columns where it is the only one of both halves. */
function columnsAt(table: Table, { rowId, column: key }: Cell): number[] {
  const row = table.rows[table.lineOf.get(rowId) ?? -1];
  const otherHalf = otherHalfOf(columnOf(key));
  return row && otherHalf && !isThere(table, row, otherHalf) ? [indexOf(key), indexOf(otherHalf.key)] : [indexOf(key)];
}

/** A block that goes on to a line above or below it. */
export function extendedTo(table: Table, { active, end }: Selection, line: number): Selection {
  const { top, bottom } = rangeOf(table, { active, end });
  const row = table.rows[line];
  if (!row || (line >= top && line <= bottom)) return { active, end };
  const start = table.rows[line < top ? bottom : top]!;
  return { active: { ...active, rowId: start.id }, end: { ...end, rowId: row.id } };
}

/** Whether a cell is in a block. A value that stands for both halves is, when either of them is. */
export function isInRange({ left, right }: Range, row: CameraRow, column: CellColumn): boolean {
  const isWithin = (key: ColumnKey) => indexOf(key) >= left && indexOf(key) <= right;
  if (isWithin(column.key)) return true;
  const otherHalf = otherHalfOf(column);
  return otherHalf !== undefined && isWithin(otherHalf.key) && accessOf(row, otherHalf, true) === 'none';
}

/** The last cell that a row has in a block. */
export function lastColumnIn(range: Range, row: CameraRow, isFirst: boolean): CellColumn | undefined {
  return COLUMNS.findLast((column) => isInRange(range, row, column) && accessOf(row, column, isFirst) !== 'none');
}

/** The cells of a block that can be changed, by row. */
export function openCells(
  table: Table,
  selection: Selection,
): readonly (readonly [CameraRow, readonly CellColumn[]])[] {
  const range = rangeOf(table, selection);
  return table.rows
    .slice(range.top, range.bottom + 1)
    .map((row) => [row, table.columns.filter((column) => isOpenIn(table, range, { row, column }))] as const);
}

function isOpenIn(
  { firstIds }: Table,
  range: Range,
  { row, column }: { readonly row: CameraRow; readonly column: CellColumn },
): boolean {
  return isInRange(range, row, column) && accessOf(row, column, firstIds.has(row.id)) === 'open';
}

/** The selection where its rows still exist, otherwise none. */
export function stillThere(table: Table, selection: Selection | undefined): Selection | undefined {
  if (!selection) return undefined;
  const active = presentCell(table, selection.active);
  const end = presentCell(table, selection.end);
  if (!active) return undefined;
  const isSame = active === selection.active && end === selection.end;
  return isSame ? selection : { ...selection, active, end: end ?? active };
}

function presentCell(table: Table, cell: Cell): Cell | undefined {
  const row = table.rows[table.lineOf.get(cell.rowId) ?? -1];
  const column = row && (landing(table, row, cell.column) ?? 'recording');
  if (!row || column === undefined) return undefined;
  return column === cell.column ? cell : { rowId: row.id, column };
}
