import type { GroupOrder } from './group-orders.ts';
import { groupWithMost, type Figure, type PlanGroups } from './plan-group.ts';

/**
 * All cameras in the row in which they are dealt, group by group, as columns: place `i` of each is that of the `i`-th group
 * in the row.
 */
export interface CameraQueue {
  /** Number of the group among all groups. */
  readonly groups: Uint32Array;
  /** Cameras of the row up to the last one of the group. */
  readonly ends: Float64Array;
  /** What one camera of the group asks for; after the last group nothing. */
  readonly loads: Readonly<Record<Figure, Float64Array>>;
  /** Whether anything is asked of live databases: nothing is without archiving. */
  readonly hasLive: boolean;
  /** Positions that share an entry of {@link placesAt}. */
  readonly stride: number;
  /** The place of the group that the camera at each `stride`-th position belongs to, and the last place of all. */
  readonly placesAt: Uint32Array;
  readonly cameras: number;
}

/** Entries of {@link CameraQueue.placesAt} for each group: most groups are of few cameras, and are found at once. */
const ENTRIES_PER_GROUP = 2;

/** Line the cameras of groups up in an order; groups without cameras are left out. */
export function cameraQueue(all: PlanGroups, order: GroupOrder): CameraQueue {
  const { cameras } = all;
  const groups = new Uint32Array(order.length);
  const ends = new Float64Array(order.length);
  let place = 0;
  let end = 0;
  for (let at = 0; at < order.length; at += 1) {
    const group = order[at]!;
    if (cameras[group] === 0) continue;
    end += cameras[group]!;
    groups[place] = group;
    ends[place] = end;
    place += 1;
  }
  const queued = { groups: groups.subarray(0, place), ends: ends.subarray(0, place), cameras: end };
  const { streams, peakMbit, storageTb, liveTb } = all.perCamera;
  const hasLive = liveTb[groupWithMost(all, 'liveTb')]! > 0;
  const loads = {
    streams: inOrder(streams, queued.groups),
    peakMbit: inOrder(peakMbit, queued.groups),
    storageTb: inOrder(storageTb, queued.groups),
    liveTb: hasLive ? inOrder(liveTb, queued.groups) : new Float64Array(place + 1),
  };
  return { ...queued, loads, hasLive, ...indexed(queued) };
}

function inOrder(ofGroups: Float64Array, groups: Uint32Array): Float64Array {
  const column = new Float64Array(groups.length + 1);
  for (let place = 0; place < groups.length; place += 1) column[place] = ofGroups[groups[place]!]!;
  return column;
}

function indexed({ ends, cameras }: Pick<CameraQueue, 'ends' | 'cameras'>): Pick<CameraQueue, 'stride' | 'placesAt'> {
  const stride = Math.ceil(cameras / (ends.length * ENTRIES_PER_GROUP));
  const placesAt = new Uint32Array(Math.ceil(cameras / stride) + 1);
  let entry = 0;
  for (let place = 0; place < ends.length; place += 1) {
    for (; entry * stride < ends[place]!; entry += 1) placesAt[entry] = place;
  }
  placesAt[entry] = ends.length - 1;
  return { stride, placesAt };
}

/** The place of the group that the camera at a position of the row, counted from 0, belongs to. */
export function placeOf(position: number, { ends, stride, placesAt }: CameraQueue): number {
  const entry = Math.floor(position / stride);
  let low = placesAt[entry]!;
  if (ends[low]! > position) return low;
  let high = placesAt[entry + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ends[middle]! > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
