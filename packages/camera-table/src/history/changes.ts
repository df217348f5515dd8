import type { CameraRow } from '@site-designer/sizing-engine';
import { changedFields, orderRows } from '@site-designer/sizing-engine/design';

/** How the rows on the screen differ from those that the server has. */
export interface RowChanges {
  readonly changed: readonly CameraRow[];
  readonly added: readonly CameraRow[];
  readonly removed: readonly CameraRow[];
}

export function changesSince(base: readonly CameraRow[], rows: readonly CameraRow[]): RowChanges {
  if (base === rows) return { changed: [], added: [], removed: [] };
  const before = new Map(base.map((row) => [row.id, row]));
  const there = new Set(rows.map(({ id }) => id));
  return {
    changed: rows.filter((row) => !isSameRow(row, before.get(row.id) ?? row)),
    added: rows.filter(({ id }) => !before.has(id)),
    removed: base.filter(({ id }) => !there.has(id)),
  };
}

export function hasNoChange({ changed, added, removed }: RowChanges): boolean {
  return changed.length === 0 && added.length === 0 && removed.length === 0;
}

export function isSameRow(row: CameraRow, other: CameraRow): boolean {
  return changedFields(row, other).length === 0;
}

/** Rows in which some are replaced by id, and new ones are added, in the order of the table. */
export function withRows(rows: readonly CameraRow[], put: readonly CameraRow[]): CameraRow[] {
  return orderRows([...new Map([...rows, ...put].map((row) => [row.id, row])).values()]);
}
