import type { GroupOrder } from './group-orders.ts';
import type { Figure, PlanGroups } from './plan-group.ts';

/**
 * Entries of {@link CameraQueue.placesAt} for each group: most groups are of few cameras, and are found at once. The whole answer for
 * 1 000 groups takes 43 ms in place of 54 with a search among all ends.
 */
const ENTRIES_PER_GROUP = 2;

/**
 * All cameras in the row in which they are dealt, group by group, as columns: place `i` of each is that of the `i`-th group
 * in the row. Groups without cameras are left out.
 */
export class CameraQueue {
  /** Number of the group among all groups. */
  readonly groups: Uint32Array;
  /** Cameras of the row up to the last one of the group. */
  readonly ends: Float64Array;
  readonly cameras: number;
  /** Positions that share an entry of {@link placesAt}. */
  readonly stride: number;
  /** The place of the group that the camera at each `stride`-th position belongs to, and the last place of all. */
  readonly placesAt: Uint32Array;
  readonly #perCamera: PlanGroups['perCamera'];
  readonly #loads: Partial<Record<Figure, Float64Array>> = {};

  constructor({ cameras, perCamera }: PlanGroups, order: GroupOrder) {
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
    this.groups = groups.subarray(0, place);
    this.ends = ends.subarray(0, place);
    this.cameras = end;
    this.stride = Math.ceil(end / (place * ENTRIES_PER_GROUP));
    this.placesAt = placesAt(this.ends, this.stride);
    this.#perCamera = perCamera;
  }

  /** What one camera of each group asks of a figure; after the last group nothing. */
  loadsOf(figure: Figure): Float64Array {
    return (this.#loads[figure] ??= inOrder(this.#perCamera[figure], this.groups));
  }
}

function inOrder(ofGroups: Float64Array, groups: Uint32Array): Float64Array {
  const column = new Float64Array(groups.length + 1);
  for (let place = 0; place < groups.length; place += 1) column[place] = ofGroups[groups[place]!]!;
  return column;
}

function placesAt(ends: Float64Array, stride: number): Uint32Array {
  const places = new Uint32Array(Math.ceil(ends.at(-1)! / stride) + 1);
  let entry = 0;
  for (let place = 0; place < ends.length; place += 1) {
    for (; entry * stride < ends[place]!; entry += 1) places[entry] = place;
  }
  places[entry] = ends.length - 1;
  return places;
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
