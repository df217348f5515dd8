import type { GroupOrder } from './group-orders.ts';
import { FIGURES, type PlanGroups } from './plan-group.ts';

/**
 * All cameras in the row in which they are dealt, group by group, as columns: place `i` of each is that of the `i`-th group
 * in the row.
 */
export interface CameraQueue {
  /** Number of the group among all groups. */
  readonly groups: Uint32Array;
  /** Cameras of the row up to the last one of the group. */
  readonly ends: Float64Array;
  /** What one camera of the group asks for, the figures of a group side by side; after the last group nothing. */
  readonly loads: Float64Array;
  readonly cameras: number;
}

/** Line the cameras of groups up in an order; groups without cameras are left out. */
export function cameraQueue({ cameras, perCamera }: PlanGroups, order: GroupOrder): CameraQueue {
  const groups = order.every((group) => cameras[group]! > 0) ? order : order.filter((group) => cameras[group]! > 0);
  const { streams, peakMbit, storageTb, liveTb } = perCamera;
  const ends = new Float64Array(groups.length);
  const loads = new Float64Array((groups.length + 1) * FIGURES.length);
  let end = 0;
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place]!;
    end += cameras[group]!;
    ends[place] = end;
    const at = place * FIGURES.length;
    loads[at] = streams[group]!;
    loads[at + 1] = peakMbit[group]!;
    loads[at + 2] = storageTb[group]!;
    loads[at + 3] = liveTb[group]!;
  }
  return { groups, ends, loads, cameras: end };
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
