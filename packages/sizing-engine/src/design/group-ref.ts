import { once } from '../derivation/once.ts';
import { firstOf, rowsByGroup } from './camera-groups.ts';
import type { CameraRow } from './design.ts';
import { groupNumbers } from './group-titles.ts';

/** The name of a group by its id, or its number where it has none; null for a single group without a name. */
export function groupRefs(rows: readonly CameraRow[]): (cameraGroupId: number) => string | number | null {
  const groups = rowsByGroup(rows);
  const numbers = once(() => groupNumbers(rows));
  return (cameraGroupId) => {
    const name = firstOf(groups.get(cameraGroupId)!)!.streamName.trim();
    if (name !== '') return name;
    return groups.size === 1 ? null : numbers().get(cameraGroupId)!;
  };
}
