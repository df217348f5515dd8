import type { GroupOrder } from './group-orders.ts';
import type { Figure, PlanGroups } from './plan-group.ts';

/**
 * All cameras in the row in which they are dealt, group by group, as columns: place `i` of each is that of the `i`-th group
 * in the row.
 */
export interface CameraQueue {
  /** Number of the group among all groups. */
  readonly groups: readonly number[];
  readonly ids: readonly number[];
  /** Cameras of the row up to the last one of the group. */
  readonly ends: Float64Array;
  /** What one camera of the group asks for. */
  readonly perCamera: Readonly<Record<Figure, Float64Array>>;
  readonly cameras: number;
}

/** Line the cameras of groups up in an order; groups without cameras are left out. */
export function cameraQueue({ ids, cameras, perCamera }: PlanGroups, order: GroupOrder): CameraQueue {
  const present = order.filter((group) => cameras[group]! > 0);
  const column = (of: Float64Array): Float64Array => {
    const result = new Float64Array(present.length);
    for (let place = 0; place < present.length; place += 1) result[place] = of[present[place]!]!;
    return result;
  };
  const ends = column(cameras);
  for (let place = 1; place < ends.length; place += 1) ends[place]! += ends[place - 1]!;
  return {
    groups: present,
    ids: present.map((group) => ids[group]!),
    ends,
    perCamera: {
      streams: column(perCamera.streams),
      peakMbit: column(perCamera.peakMbit),
      storageTb: column(perCamera.storageTb),
      liveTb: column(perCamera.liveTb),
    },
    cameras: ends.at(-1)!,
  };
}

/** The place of the group that the camera at a position of the row, counted from 0, belongs to; `from` is no later one. */
export function placeOf(position: number, { ends }: CameraQueue, from = 0): number {
  let low = from;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ends[middle]! > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
