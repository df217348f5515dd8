import type { CameraRow } from '../../design/design.ts';

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

type Quantified = Pick<CameraRow, 'quantity'>;

/** The rows of some groups with another number of cameras in all; a group without cameras is left out. */
export function inMix<R extends Quantified>(groups: readonly (readonly R[])[], cameras: number): R[] {
  const quantities = inPresentMix(
    groups.map(([first]) => first!.quantity),
    [...groups.keys()],
    cameras,
  );
  return groups.flatMap((group, index) => {
    const quantity = quantities[index]!;
    return quantity === 0 ? [] : group.map((row) => ({ ...row, quantity }));
  });
}

export function camerasOf(groups: readonly (readonly Quantified[])[]): number {
  return groups.reduce((sum, [first]) => sum + first!.quantity, 0);
}
