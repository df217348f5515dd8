import type { CameraRow } from '@site-designer/sizing-engine';

/** Rows with others put over them by id; those that are new are added, and the table's order kept. */
export function withRows(rows: readonly CameraRow[], changed: Iterable<CameraRow>): CameraRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of changed) byId.set(row.id, row);
  return [...byId.values()].toSorted((a, b) => b.cameraGroupId - a.cameraGroupId || a.streamId - b.streamId);
}
