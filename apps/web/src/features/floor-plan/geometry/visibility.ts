import { directionTo, pointAt, turned, type Point, type Segment } from './points.ts';
import { seenDistance, surroundingsOf, type View } from './surroundings.ts';

/** How far a camera sees in one direction. */
export interface Ray {
  /** Degrees from the middle of the view. */
  readonly offset: number;
  readonly distance: number;
}

/** Beside a corner, so that one ray ends before it and one passes it. */
const BESIDE_DEG = 1e-4;
/** Arcs are drawn by chords of at most that angle. */
const CHORD_DEG = 2;

/**
 * The rays of a view that is cut by walls, in their order: one at each place where what is seen changes, and enough for arcs. Between two
 * neighbours the seen distance goes on along one wall or one arc.
 *
 * @param radii - Further distances at which arcs end, as those of levels.
 */
export function raysOf(view: View, walls: readonly Segment[], radii: readonly number[] = []): Ray[] {
  const { at, directionDeg, angleDeg, reach } = view;
  const near = surroundingsOf(view, walls);
  const half = angleDeg / 2;
  const offsets = arcOffsets(half);
  const add = (point: Point): void => {
    const offset = turned(directionTo(at, point) - directionDeg);
    for (const each of [offset - BESIDE_DEG, offset, offset + BESIDE_DEG])
      if (Math.abs(each) < half) offsets.push(each);
  };
  for (const wall of near.walls) {
    add(wall.a);
    add(wall.b);
    for (const radius of [reach, ...radii]) for (const point of onCircle(wall, at, radius)) add(point);
  }
  for (const point of crossings(near.walls)) add(point);
  return offsets
    .toSorted((a, b) => a - b)
    .map((offset) => {
      const distance = seenDistance(at, directionDeg + offset, { walls: near.towards(offset), reach });
      return { offset, distance };
    });
}

function arcOffsets(half: number): number[] {
  const steps = Math.max(1, Math.ceil((2 * half) / CHORD_DEG));
  return Array.from({ length: steps + 1 }, (_, step) => -half + (2 * half * step) / steps);
}

function onCircle({ a, b }: Segment, at: Point, radius: number): Point[] {
  const [dx, dy, fx, fy] = [b.x - a.x, b.y - a.y, a.x - at.x, a.y - at.y];
  const [p, q, r] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius];
  const root = q * q - p * r;
  if (p === 0 || root < 0) return [];
  return [(-q - Math.sqrt(root)) / p, (-q + Math.sqrt(root)) / p]
    .filter((along) => along >= 0 && along <= 1)
    .map((along) => ({ x: a.x + along * dx, y: a.y + along * dy }));
}

/** Most walls whose crossings are looked for: beyond, chords of arcs stand in for them. */
const MOST_CROSSED = 300;

function crossings(walls: readonly Segment[]): Point[] {
  if (walls.length > MOST_CROSSED) return [];
  return walls.flatMap((one, index) =>
    walls.slice(index + 1).flatMap((other) => {
      const point = crossing(one, other);
      return point === undefined ? [] : [point];
    }),
  );
}

function crossing({ a, b }: Segment, { a: c, b: d }: Segment): Point | undefined {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (cross === 0) return undefined;
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross;
  const other = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross;
  if (along < 0 || along > 1 || other < 0 || other > 1) return undefined;
  return { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) };
}

/**
 * The part of a view between two distances, as rings of a path: one where it is whole, several where a wall stands nearer than it begins.
 *
 * @returns No ring where nothing is seen.
 */
export function ringsBetween(
  { at, directionDeg }: Pick<View, 'at' | 'directionDeg'>,
  rays: readonly Ray[],
  { from, to }: { readonly from: number; readonly to: number },
): Point[][] {
  const rings: Ray[][] = [];
  let open: Ray[] | undefined;
  for (const ray of rays) {
    if (Math.min(ray.distance, to) <= from) {
      open = undefined;
      continue;
    }
    if (open === undefined) rings.push((open = []));
    open.push(ray);
  }
  const along = ({ offset }: Ray, distance: number): Point => pointAt(at, directionDeg + offset, distance);
  return rings
    .filter((ring) => ring.length > 1)
    .map((ring) => {
      const outer = ring.map((ray) => along(ray, Math.min(ray.distance, to)));
      return from === 0 ? [at, ...outer] : [...outer, ...ring.toReversed().map((ray) => along(ray, from))];
    });
}
