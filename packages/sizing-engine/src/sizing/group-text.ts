import { firstOf, rowsByGroup } from '../design/camera-groups.ts';
import type { CameraRow } from '../design/design.ts';
import { ordinal } from './wording.ts';

/** The group of a camera as a suffix: ` of group Yard`, ` of the second group`; empty for a single group without a name. */
export function ofGroup(cameraGroupId: number, rows: readonly CameraRow[]): string {
  const groups = rowsByGroup(rows);
  const name = firstOf(groups.get(cameraGroupId)!)!.streamName.trim();
  if (name !== '') return ` of group ${name}`;
  return groups.size === 1 ? '' : ` of the ${ordinal([...groups.keys()].indexOf(cameraGroupId) + 1)} group`;
}
