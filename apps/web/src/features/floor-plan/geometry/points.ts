/** A point of a picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

const DEGREES = Math.PI / 180;

/** Degrees are counted clockwise from the top. */
export function pointAt({ x, y }: Point, directionDeg: number, distance: number): Point {
  const angle = directionDeg * DEGREES;
  return { x: x + distance * Math.sin(angle), y: y - distance * Math.cos(angle) };
}

/** Where a point lies from another one, degrees clockwise from the top, 0 to 360. */
export function directionTo(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) / DEGREES + 360) % 360;
}

export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** An angle between -180 and 180 degrees. */
export function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Segments of lines. */
export function segmentsOf(lines: readonly (readonly Point[])[]): Segment[] {
  return lines.flatMap((points) => points.slice(1).map((b, index) => ({ a: points[index]!, b })));
}

export function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let index = 0, last = points.length - 1; index < points.length; last = index, index += 1) {
    const [a, b] = [points[index]!, points[last]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Area of a polygon, square pixels. */
export function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Distance of a point to a segment. */
export function distanceTo({ a, b }: Segment, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(a.x + along * dx - x, a.y + along * dy - y);
}
