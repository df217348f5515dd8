import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';
import { orderRows, settleRows, type RowPatch } from '@site-designer/sizing-engine/design';
import { accessOf, isCustomRate, valueOf, withValue } from './cell.ts';
import { COLUMNS, type CellColumn, type ColumnKey } from './columns.ts';
import { changesSince } from './changes.ts';
import { patchedRow } from './row-edit.ts';

/** The rows before anybody changed them, as the user has them, and as they were changed elsewhere. */
export interface Versions {
  readonly base: readonly CameraRow[];
  readonly mine: readonly CameraRow[];
  readonly theirs: readonly CameraRow[];
}

/** Something that both have changed, each to something else. */
export interface Clash {
  readonly id: string;
  readonly rowId: number;
  /** Without one, one side has deleted the row. */
  readonly column: ColumnKey | undefined;
  readonly mine: CameraRow | undefined;
  readonly theirs: CameraRow | undefined;
}

export function clashes({ base, mine, theirs }: Versions): readonly Clash[] {
  const before = byId(base);
  const [own, other] = [byId(mine), byId(theirs)];
  return base.flatMap(({ id }) => clashesOf({ before: before.get(id), mine: own.get(id), theirs: other.get(id) }));
}

interface RowVersions {
  readonly before: CameraRow | undefined;
  readonly mine: CameraRow | undefined;
  readonly theirs: CameraRow | undefined;
}

function clashesOf({ before, mine, theirs }: RowVersions): readonly Clash[] {
  if (!before || (!mine && !theirs)) return [];
  const rowId = before.id;
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    const isEdited = left !== undefined && changedColumns(before, left).length > 0;
    return isEdited ? [{ id: `${rowId}`, rowId, column: undefined, mine, theirs }] : [];
  }
  const theirColumns = new Set(changedColumns(before, theirs));
  return changedColumns(before, mine)
    .filter((column) => theirColumns.has(column) && valueOf(mine, column) !== valueOf(theirs, column))
    .map((column) => ({ id: `${rowId}.${column.key}`, rowId, column: column.key, mine, theirs }));
}

/** Columns in which a user has changed something: rates that follow from other settings are nobody's change. */
export function changedColumns(before: CameraRow, after: CameraRow): readonly CellColumn[] {
  return COLUMNS.filter((column) => {
    if (accessOf(after, column, true) !== 'open' || valueOf(before, column) === valueOf(after, column)) return false;
    return column.field !== 'bitrateKbit' || isCustomRate(after, column);
  });
}

/**
 * Both sides together: what only one has changed is as that one has it, and where they clash the user has chosen.
 *
 * @param theirsWins - Ids of the clashes in which the other side is to hold.
 */
export function merged(
  { base, mine, theirs }: Versions,
  theirsWins: ReadonlySet<string>,
  catalogue: Catalogue,
): CameraRow[] {
  const before = byId(base);
  const own = byId(mine);
  const { added, changed, removed } = changesSince(base, mine);
  const gone = new Set(removed.map(({ id }) => id).filter((id) => !theirsWins.has(`${id}`)));
  const there = new Set(theirs.map(({ id }) => id));
  const kept = theirs
    .filter(({ id }) => !gone.has(id))
    .map((row) => withMine(row, { before, own, theirsWins, catalogue }));
  const revived = changed.filter(({ id }) => !there.has(id) && !theirsWins.has(`${id}`));
  const all = [...kept, ...revived, ...added.filter(({ id }) => !there.has(id))];
  return orderRows(settleRows(all, catalogue));
}

interface Sides {
  readonly before: ReadonlyMap<number, CameraRow>;
  readonly own: ReadonlyMap<number, CameraRow>;
  readonly theirsWins: ReadonlySet<string>;
  readonly catalogue: Catalogue;
}

function withMine(theirs: CameraRow, { before, own, theirsWins, catalogue }: Sides): CameraRow {
  const [base, mine] = [before.get(theirs.id), own.get(theirs.id)];
  if (!base || !mine) return theirs;
  const columns = changedColumns(base, mine).filter(({ key }) => !theirsWins.has(`${theirs.id}.${key}`));
  const patch = columns.reduce<RowPatch>((all, column) => withValue(all, { column, value: valueOf(mine, column) }), {});
  return columns.length === 0 ? theirs : patchedRow(theirs, patch, catalogue);
}

function byId(rows: readonly CameraRow[]): ReadonlyMap<number, CameraRow> {
  return new Map(rows.map((row) => [row.id, row]));
}
