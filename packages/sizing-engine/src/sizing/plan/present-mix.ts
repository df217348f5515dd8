import type { PlanGroup } from './plan-group.ts';

/**
 * Groups with another number of cameras in all, each with its part of them as it has now, in whole cameras.
 *
 * Each group ends where its part of the row of all cameras ends, rounded; a group that is left without a camera is left out.
 *
 * @param cameras - 1 or more.
 * @example
 * ```ts
 * inPresentMix([{ cameraGroupId: 1, cameras: 2, perCamera }, { cameraGroupId: 2, cameras: 1, perCamera }], 6); // 4 and 2
 * ```
 */
export function inPresentMix(groups: readonly PlanGroup[], cameras: number): PlanGroup[] {
  const now = groups.reduce((sum, group) => sum + group.cameras, 0);
  let before = 0;
  return groups.flatMap((group) => {
    const from = Math.round((before * cameras) / now);
    before += group.cameras;
    const count = Math.round((before * cameras) / now) - from;
    return count === 0 ? [] : [{ ...group, cameras: count }];
  });
}
