import type { CameraRow } from '@site-designer/sizing-engine';
import { grouped } from '../cells/grouped.ts';

/**
 * Maps row ids of the screen to those of the server. On the screen a row keeps its id while the editor is open, even after it
 * is deleted and restored by undo, so that nothing moves; the server gives a new id each time it stores the row again.
 */
export interface ServerIds {
  readonly rows: ReadonlyMap<number, number>;
  readonly groups: ReadonlyMap<number, number>;
  /** Of cameras on plans; new ones have negative ids on the screen. */
  readonly placements: ReadonlyMap<number, number>;
}

export const SAME_IDS: ServerIds = { rows: new Map(), groups: new Map(), placements: new Map() };

export function serverRowId({ rows }: ServerIds, id: number): number {
  return rows.get(id) ?? id;
}

export function serverGroupId({ groups }: ServerIds, id: number): number {
  return groups.get(id) ?? id;
}

/** A row as the server knows it. */
export function toServer(ids: ServerIds, row: CameraRow): CameraRow {
  const id = serverRowId(ids, row.id);
  return { ...row, id, streamId: id, cameraGroupId: serverGroupId(ids, row.cameraGroupId) };
}

/** Rows of the server as the screen knows them, the very same objects where nothing differs. */
export function toScreen(ids: ServerIds, rows: readonly CameraRow[]): readonly CameraRow[] {
  if (ids.rows.size === 0 && ids.groups.size === 0) return rows;
  const rowIds = inverted(ids.rows);
  const groupIds = inverted(ids.groups);
  return rows.map((row) => {
    const id = rowIds.get(row.id) ?? row.id;
    const cameraGroupId = groupIds.get(row.cameraGroupId) ?? row.cameraGroupId;
    return id === row.id && cameraGroupId === row.cameraGroupId ? row : { ...row, id, streamId: id, cameraGroupId };
  });
}

function inverted(ids: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  return new Map([...ids].map(([screen, server]) => [server, screen]));
}

/** New rows as they were sent, in that order, with the rows that the server had before and has now. */
interface Stored {
  readonly before: readonly CameraRow[];
  readonly sent: readonly CameraRow[];
  readonly after: readonly CameraRow[];
}

/** Learns the ids that the server gave to new rows: ids ascend in the order of the request. */
export function learned(ids: ServerIds, { before, sent, after }: Stored): ServerIds {
  if (sent.length === 0) return ids;
  const [rows, groups] = [new Map(ids.rows), new Map(ids.groups)];
  const known = new Set(before.map(({ id }) => id));
  const knownGroups = new Set(before.map(({ cameraGroupId }) => cameraGroupId));
  const placeOf = (group: number) => (knownGroups.has(group) ? group : NEW_GROUP);
  const fresh = after.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.id - b.id);
  const freshBy = grouped(fresh, ({ cameraGroupId }) => placeOf(cameraGroupId));
  for (const row of sent) {
    const stored = freshBy.get(placeOf(serverGroupId(ids, row.cameraGroupId)))?.shift();
    if (!stored) continue;
    rows.set(row.id, stored.id);
    groups.set(row.cameraGroupId, stored.cameraGroupId);
  }
  return { ...ids, rows, groups };
}

const NEW_GROUP = 0;
