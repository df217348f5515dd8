import { directionTo, distanceTo, pointAt, turned, type Point, type Segment } from './points.ts';

/** Where a camera looks: lengths in pixels of the picture. */
export interface View {
  readonly at: Point;
  readonly directionDeg: number;
  /** Below 360. */
  readonly angleDeg: number;
  readonly reach: number;
}

/** The walls that a view can meet. */
export interface Surroundings {
  /** Without those that stand wholly behind others. */
  readonly walls: readonly Segment[];
  /** Those that a ray can meet, by its degrees from the middle of the view. */
  readonly towards: (offset: number) => readonly Segment[];
}

/** Parts of a view, each with walls of its own: a plan may have thousands, of which a ray meets one or two. */
const PARTS = 512;
/** A camera that hangs on a wall looks away from it: what is that near is its own wall. */
const OWN_WALL = 1e-6;

/** Sorts the walls within reach by direction. A wall is left out of a part that nearer ones close before it begins. */
export function surroundingsOf({ at, directionDeg, angleDeg, reach }: View, all: readonly Segment[]): Surroundings {
  const half = angleDeg / 2;
  const width = angleDeg / PARTS;
  const parts = Array.from({ length: PARTS }, (): Segment[] => []);
  const closedAt = new Float64Array(PARTS).fill(Number.POSITIVE_INFINITY);
  const near = all
    .map((wall) => ({ wall, distance: distanceTo(wall, at) }))
    .filter(({ distance }) => distance < reach)
    .toSorted((a, b) => a.distance - b.distance);
  const walls = near.flatMap(({ wall, distance }) => {
    let isSeen = false;
    for (const [from, to] of spansOf(wall, { at, directionDeg })) {
      const [first, last] = [(from + half) / width, (to + half) / width];
      for (let part = Math.max(0, Math.floor(first)); part <= Math.min(PARTS - 1, Math.floor(last)); part += 1) {
        if (closedAt[part]! <= distance) continue;
        isSeen = true;
        parts[part]!.push(wall);
        if (part < first || part + 1 > last) continue;
        const ends = [part, part + 1].map((end) => alongRay(at, directionDeg - half + end * width, wall));
        closedAt[part] = Math.min(closedAt[part]!, Math.max(...ends));
      }
    }
    return isSeen ? [wall] : [];
  });
  return {
    walls,
    towards: (offset) => parts[Math.min(PARTS - 1, Math.max(0, Math.floor((offset + half) / width)))]!,
  };
}

/** Between which degrees from the middle of a view a wall stands; each way round, as a view may be wider than half a turn. */
function spansOf(
  { a, b }: Segment,
  { at, directionDeg }: Pick<View, 'at' | 'directionDeg'>,
): (readonly [number, number])[] {
  const start = turned(directionTo(at, a) - directionDeg);
  const way = turned(directionTo(at, b) - directionTo(at, a));
  const [from, to] = [Math.min(start, start + way), Math.max(start, start + way)];
  return [-360, 0, 360].map((turn) => [from + turn - ROUNDING, to + turn + ROUNDING]);
}

const ROUNDING = 1e-9;

/** How far a ray goes until it meets a wall; infinite where it does not. */
export function alongRay(at: Point, directionDeg: number, wall: Segment): number {
  return meeting(at, pointAt({ x: 0, y: 0 }, directionDeg, 1), wall);
}

/** How far one sees in a direction, until a wall or the reach. */
export function seenDistance(
  at: Point,
  directionDeg: number,
  { walls, reach }: { readonly walls: readonly Segment[]; readonly reach: number },
): number {
  const end = pointAt({ x: 0, y: 0 }, directionDeg, 1);
  let seen = reach;
  for (const wall of walls) seen = Math.min(seen, meeting(at, end, wall));
  return seen;
}

function meeting(at: Point, end: Point, { a, b }: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const cross = end.x * dy - end.y * dx;
  if (Math.abs(cross) < 1e-12) return Number.POSITIVE_INFINITY;
  const [ax, ay] = [a.x - at.x, a.y - at.y];
  const distance = (ax * dy - ay * dx) / cross;
  const along = (ax * end.y - ay * end.x) / cross;
  return distance > OWN_WALL && along >= 0 && along <= 1 ? distance : Number.POSITIVE_INFINITY;
}
