import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRow } from '../../design/design.ts';
import { groupNumbers } from '../../design/group-titles.ts';

/** The group of a camera as a suffix: ` of group Yard`, ` of group 2`; empty for a single group without a name. */
export function ofGroup(cameraGroupId: number, rows: readonly CameraRow[]): string {
  const groups = rowsByGroup(rows);
  const name = firstOf(groups.get(cameraGroupId)!)!.streamName.trim();
  if (name !== '') return ` of group ${name}`;
  return groups.size === 1 ? '' : ` of group ${groupNumbers(rows).get(cameraGroupId)}`;
}
