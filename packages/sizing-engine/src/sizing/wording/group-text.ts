import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRow } from '../../design/design.ts';
import { groupNumbers } from '../../design/group-titles.ts';

/** The name of a group, or its number where it has none; null for a single group without a name. */
export function groupRef(cameraGroupId: number, rows: readonly CameraRow[]): string | number | null {
  const groups = rowsByGroup(rows);
  const name = firstOf(groups.get(cameraGroupId)!)!.streamName.trim();
  if (name !== '') return name;
  return groups.size === 1 ? null : groupNumbers(rows).get(cameraGroupId)!;
}

/** The group of a camera as a suffix: ` of group Yard`, ` of group 2`; empty for a single group without a name. */
export function ofGroup(cameraGroupId: number, rows: readonly CameraRow[]): string {
  const group = groupRef(cameraGroupId, rows);
  return group === null ? '' : ` of group ${group}`;
}
