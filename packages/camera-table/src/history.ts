import type { CameraRow } from '@site-designer/sizing-engine';
import { orderRows } from '@site-designer/sizing-engine/design';

/** What became of one row: without `before` it is new, without `after` it is gone. */
export interface RowChange {
  readonly before: CameraRow | undefined;
  readonly after: CameraRow | undefined;
}

/** What one command of the user did: the unit of undo. */
export interface Step {
  /** As it is told after an undo: "paste". */
  readonly label: string;
  readonly changes: readonly RowChange[];
}

/** Steps, the last one on top. Pushing copies nothing, however long one has worked. */
export interface Stack {
  readonly step: Step;
  readonly below: Stack | undefined;
}

/** The step backwards. */
export function reversed(changes: readonly RowChange[]): RowChange[] {
  return changes.map(({ before, after }) => ({ before: after, after: before }));
}

export function withChanges(rows: readonly CameraRow[], changes: readonly RowChange[]): readonly CameraRow[] {
  if (changes.length === 0) return rows;
  if (changes.every(({ before, after }) => before && after)) return replaced(rows, changes);
  const after = new Map(changes.map((change) => [(change.after ?? change.before)?.id, change.after]));
  const kept = rows.flatMap((row) => (after.has(row.id) ? (after.get(row.id) ?? []) : row));
  const added = changes.flatMap((change) => (change.before === undefined && change.after ? change.after : []));
  return orderRows([...kept, ...added]);
}

/** Every row stays in its place: what happens at each key. */
function replaced(rows: readonly CameraRow[], changes: readonly RowChange[]): readonly CameraRow[] {
  const next = [...rows];
  for (const { before, after } of changes) {
    const place = before ? placeOf(rows, before) : -1;
    if (after && place >= 0) next[place] = after;
  }
  return next;
}

/** Rows are found quickest as the objects that they are; what the server has answered since has its id in common. */
function placeOf(rows: readonly CameraRow[], row: CameraRow): number {
  const place = rows.indexOf(row);
  return place >= 0 ? place : rows.findIndex(({ id }) => id === row.id);
}
