import { firstOf, rowsByGroup } from './camera-groups.ts';
import type { CameraRow } from './design.ts';

/** A camera group with its name, which may be blank. */
export interface NamedGroup {
  readonly cameraGroupId: number;
  readonly name: string;
}

/** The groups of a design, each with the name of its first stream. */
export function namedGroups(rows: readonly CameraRow[]): NamedGroup[] {
  return [...rowsByGroup(rows)].map(([cameraGroupId, streams]) => ({
    cameraGroupId,
    name: firstOf(streams)!.streamName.trim(),
  }));
}

/**
 * Numbers of the groups of a design by their ids: 1 is the group that was added first, wherever the table shows it.
 *
 * @param groups - All rows or all groups of the design, in any order.
 * @example
 * ```ts
 * groupNumbers([{ cameraGroupId: 57 }, { cameraGroupId: 12 }]); // Map { 12 => 1, 57 => 2 }
 * ```
 */
export function groupNumbers(groups: readonly Pick<CameraRow, 'cameraGroupId'>[]): ReadonlyMap<number, number> {
  const ids = [...new Set(groups.map(({ cameraGroupId }) => cameraGroupId))].toSorted((a, b) => a - b);
  return new Map(ids.map((id, index) => [id, index + 1]));
}
