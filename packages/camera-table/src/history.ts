import { orderRows, type CameraRow } from '@site-designer/sizing-engine';

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
  const isReplacingOnly = changes.every(({ before, after }) => before && after);
  const after = new Map(changes.map((change) => [(change.after ?? change.before)?.id, change.after]));
  if (isReplacingOnly) return rows.map((row) => after.get(row.id) ?? row);
  const kept = rows.flatMap((row) => (after.has(row.id) ? (after.get(row.id) ?? []) : row));
  const added = changes.flatMap((change) => (change.before === undefined && change.after ? change.after : []));
  return orderRows([...kept, ...added]);
}
