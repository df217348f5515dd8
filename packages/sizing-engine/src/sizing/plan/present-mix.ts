import type { GroupOrder } from './group-orders.ts';

/**
 * Cameras of each group if there are another number of them in all, each group with its part as it has now, in whole cameras.
 *
 * Each group ends where its part of the row of all cameras ends, rounded; a group may be left without a camera.
 *
 * @param cameras - Of each group now.
 * @param order - Numbers of the groups, in the order in which they stand in the row.
 * @example
 * ```ts
 * inPresentMix([2, 1], [0, 1], 6); // 4 and 2
 * ```
 */
export function inPresentMix(cameras: ArrayLike<number>, order: GroupOrder, total: number): Float64Array {
  const result = new Float64Array(cameras.length);
  const now = order.reduce((sum, group) => sum + cameras[group]!, 0);
  let before = 0;
  let from = 0;
  for (const group of order) {
    before += cameras[group]!;
    const end = Math.round((before * total) / now);
    result[group] = end - from;
    from = end;
  }
  return result;
}
