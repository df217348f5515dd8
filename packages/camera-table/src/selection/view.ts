import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { LOCALE } from '@site-designer/texts';
import { valueOf } from '../cells/cell.ts';
import { columnOf, type CameraForm, type ColumnKey } from '../cells/columns.ts';
import { sizeSpelled } from '../cells/spellings.ts';
import { foundCells } from './find.ts';
import { joinedRuns, type ServerRun } from './planned-servers.ts';
import { landing, tableOf, type Table } from './selection.ts';

/** A column, or the servers that record the cameras of a group. */
export type SortColumn = ColumnKey | 'servers';

interface ViewForm extends CameraForm {
  /** By group, where the table shows them. */
  readonly servers?: ReadonlyMap<number, readonly ServerRun[]> | undefined;
}

/** Sorting and filter of a view. */
export interface ViewQuestion {
  /** The column whose first value in each group decides; without one groups stand as they are stored. */
  readonly sort: { readonly column: SortColumn; readonly direction: 1 | -1 } | undefined;
  /** Groups without this text in any cell are left out; none are where it is empty. */
  readonly filter: string;
}

/** Which groups are shown, in which order. It changes only when it is applied again, so that no row moves while the user types. */
export interface TableView {
  readonly question: ViewQuestion;
  readonly groupIds: readonly number[];
  /** The groups when the view was applied; others are new. */
  readonly known: ReadonlySet<number>;
}

/** The view for a sorting and a filter; undefined where they show all groups as they are stored. */
export function viewOf(rows: readonly CameraRow[], question: ViewQuestion, form: ViewForm): TableView | undefined {
  const { sort, filter } = question;
  if (!sort && filter.trim() === '') return undefined;
  const table = tableOf(rows);
  const groups = [...rowsByGroup(rows)];
  const found = new Set(foundCells(table, filter, form).map(({ rowId }) => rowId));
  const kept = filter.trim() === '' ? groups : groups.filter(([, streams]) => streams.some(({ id }) => found.has(id)));
  const ids = kept.map(([id]) => id);
  const groupIds = sort
    ? sorted(kept, sort.direction, (first) => sortValue(table, first, { key: sort.column, form }))
    : ids;
  return { question, groupIds, known: new Set(groups.map(([id]) => id)) };
}

type Group = readonly [id: number, streams: readonly CameraRow[]];
type Value = number | string;

/** Groups with the same value stay as they are stored. */
function sorted(groups: readonly Group[], direction: 1 | -1, valueIn: (first: CameraRow) => Value): readonly number[] {
  const values = groups.map(([id, [first]]) => ({ id, value: first ? valueIn(first) : '' }));
  return values.toSorted((a, b) => direction * compared(a.value, b.value)).map(({ id }) => id);
}

/** The rows as a view shows them. Groups that were added since are on top. */
export function rowsInView(rows: readonly CameraRow[], view: TableView | undefined): readonly CameraRow[] {
  if (!view) return rows;
  const groups = rowsByGroup(rows);
  const fresh = [...groups.keys()].filter((id) => !view.known.has(id));
  return [...fresh, ...view.groupIds].flatMap((id) => groups.get(id) ?? []);
}

function compared(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), LOCALE, { numeric: true, sensitivity: 'base' });
}

interface SortedBy {
  readonly key: SortColumn;
  readonly form: ViewForm;
}

/** Choices are sorted as their list is, a typed size behind the last option that is not larger. */
function sortValue(table: Table, row: CameraRow, { key, form }: SortedBy): Value {
  if (key === 'servers') return runsText(form.servers?.get(row.cameraGroupId) ?? []);
  const column = columnOf(landing(table, row, key) ?? key);
  const value = valueOf(row, column);
  if (column.kind !== 'choice') return value;
  const size = typeof value === 'string' ? sizeSpelled(value) : undefined;
  if (size === undefined) return form[column.list].findIndex(({ id }) => id === value);
  const smaller = form[column.list].findLastIndex(
    ({ width = 0, height = 0 }) => width * height <= size.width * size.height,
  );
  return smaller + 0.5;
}

/** Sorted by its numbers. */
function runsText(runs: readonly ServerRun[]): string {
  return joinedRuns(runs)
    .map(({ first, last }) => `${first} ${last}`)
    .join(' ');
}
