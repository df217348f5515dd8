import type { CameraRow } from './design.ts';
import { firstOf, rowsByGroup } from './camera-groups.ts';
import type { CameraRowToSave } from './design-change.ts';
import type { FieldError } from '../checks/field-check.ts';
import { problem, type Problem } from '../problem.ts';

/**
 * What is wrong with the ids of rows to save.
 *
 * @param befores - The rows that the saves may name by their ids, in the order of the saves.
 * @param hasGroup - Whether a new row may name the group.
 */
export function identityErrors(
  saves: readonly CameraRowToSave[],
  befores: readonly (CameraRow | undefined)[],
  hasGroup: (id: number) => boolean,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  const add = (index: number, field: string, message: Problem) =>
    errors.push({ path: `cameras[${index}].${field}`, message });
  saves.forEach(({ id, cameraGroupId, newGroup }, index) => {
    const row = befores[index];
    if (newGroup !== undefined && (id !== undefined || cameraGroupId !== undefined)) {
      add(index, 'newGroup', problem('field.starts-no-group'));
    } else if (id !== undefined && row === undefined) add(index, 'id', problem('field.no-such-row', { id }));
    else if (cameraGroupId !== undefined && !(row ? row.cameraGroupId === cameraGroupId : hasGroup(cameraGroupId))) {
      add(index, 'cameraGroupId', problem('field.other-group', { cameraGroupId }));
    }
  });
  const seen = new Set<number>();
  saves.forEach(({ id }, index) => {
    if (id === undefined) return;
    if (seen.has(id)) add(index, 'id', problem('field.named-twice', { id }));
    seen.add(id);
  });
  return errors;
}

/** What is wrong with deleting rows by their ids: a group goes as a whole, or keeps its first stream. */
export function removalErrors(ids: readonly number[], rows: readonly CameraRow[]): FieldError[] {
  if (ids.length === 0) return [];
  const known = new Set(rows.map(({ id }) => id));
  const needed = firstsOfPartlyRemoved(rows, new Set(ids));
  const seen = new Set<number>();
  return ids.flatMap((id, index) => {
    const path = `removedCameraIds[${index}]`;
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [{ path, message: problem('field.no-such-row', { id }) }];
    if (isRepeated) return [{ path, message: problem('field.named-twice', { id }) }];
    return needed.has(id) ? [{ path, message: problem('field.first-stream-stays') }] : [];
  });
}

/** First streams of the groups that would keep other streams. */
function firstsOfPartlyRemoved(rows: readonly CameraRow[], removed: ReadonlySet<number>): ReadonlySet<number> {
  const groups = [...rowsByGroup(rows).values()].filter((group) => group.some(({ id }) => !removed.has(id)));
  return new Set(groups.map((group) => firstOf(group)!.id));
}
