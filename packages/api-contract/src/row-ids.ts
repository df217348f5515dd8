import type { CameraRow, CameraRowSave } from './camera-row.ts';

/** What numbers the rows of a save. */
export interface RowNumbers {
  /** Rows that exist, by their ids. */
  readonly known: ReadonlyMap<number, Pick<CameraRow, 'cameraGroupId'>>;
  /** From here on nothing has an id yet. */
  readonly firstNewId: number;
}

/**
 * Rows of a save with all their ids. Rows that exist stay in their groups, whether the save says the group or not; new ones
 * count up, and a new group has the number of its first row.
 */
export function withIds(rows: readonly CameraRowSave[], { known, firstNewId }: RowNumbers): CameraRow[] {
  const groupIds = new Map<number, number>();
  return rows.map((save, index) => {
    const { row, newGroup } = parted(save);
    const id = row.id ?? firstNewId + index;
    if (newGroup !== undefined && !groupIds.has(newGroup)) groupIds.set(newGroup, id);
    const newGroupId = newGroup === undefined ? id : (groupIds.get(newGroup) ?? id);
    const cameraGroupId = known.get(id)?.cameraGroupId ?? row.cameraGroupId ?? newGroupId;
    return { ...row, id, streamId: id, cameraGroupId, motion: { continuous: 0, motion: row.motion.motion } };
  });
}

/** A copy without one of its fields costs several times a plain one, and hardly a row has this field. */
function parted(save: CameraRowSave): { readonly row: CameraRowSave; readonly newGroup: number | undefined } {
  if (save.newGroup === undefined) return { row: save, newGroup: undefined };
  const { newGroup, ...row } = save;
  return { row, newGroup };
}
