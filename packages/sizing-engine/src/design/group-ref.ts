import { firstOf, rowsByGroup } from './camera-groups.ts';
import type { CameraRow } from './design.ts';
import { groupNumbers } from './group-titles.ts';

/** The name of a group, or its number where it has none; null for a single group without a name. */
export function groupRef(cameraGroupId: number, rows: readonly CameraRow[]): string | number | null {
  const groups = rowsByGroup(rows);
  const name = firstOf(groups.get(cameraGroupId)!)!.streamName.trim();
  if (name !== '') return name;
  return groups.size === 1 ? null : groupNumbers(rows).get(cameraGroupId)!;
}
