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
export function inPresentMix(cameras: ArrayLike<number>, order: ArrayLike<number>, total: number): Float64Array {
  const result = new Float64Array(cameras.length);
  let now = 0;
  for (let at = 0; at < order.length; at += 1) now += cameras[order[at]!]!;
  let before = 0;
  let from = 0;
  for (let at = 0; at < order.length; at += 1) {
    const group = order[at]!;
    before += cameras[group]!;
    const end = Math.round((before * total) / now);
    result[group] = end - from;
    from = end;
  }
  return result;
}
