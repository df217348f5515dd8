import type { Plan } from '@site-designer/api-contract';
import type { Point } from '../geometry/points.ts';

/** How the plan is moved and enlarged on the screen. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  /** Pixels of the screen for one of the picture. */
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const DEGREES = Math.PI / 180;
const LEAST_SCALE = 0.02;
const MOST_SCALE = 20;
const MARGIN = 24;

function rotated({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(degrees * DEGREES), Math.cos(degrees * DEGREES)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A point of the screen in pixels of the picture. */
export function toPlan({ x, y }: Point, viewport: Viewport, { width, height, rotation }: Plan): Point {
  const [dx, dy] = [(x - viewport.x) / viewport.scale - width / 2, (y - viewport.y) / viewport.scale - height / 2];
  const point = rotated({ x: dx, y: dy }, -rotation);
  return { x: point.x + width / 2, y: point.y + height / 2 };
}

/** A way on the screen in pixels of the picture. */
export function wayInPlan(way: Point, { scale }: Viewport, { rotation }: Plan): Point {
  const turned = rotated(way, -rotation);
  return { x: turned.x / scale, y: turned.y / scale };
}

/** The part of the picture that is shown. */
export function paperOf({ crop, width, height }: Plan): NonNullable<Plan['crop']> {
  return crop ?? { x: 0, y: 0, width, height };
}

/** All of what is shown of the plan, in the middle. */
export function fitted(plan: Plan, shown: Size): Viewport {
  const { width, height, rotation } = plan;
  const paper = paperOf(plan);
  const corners = [0, 1].flatMap((across) =>
    [0, 1].map((down) =>
      rotated(
        { x: paper.x + across * paper.width - width / 2, y: paper.y + down * paper.height - height / 2 },
        rotation,
      ),
    ),
  );
  const [left, right] = endsOf(corners.map(({ x }) => x + width / 2));
  const [top, bottom] = endsOf(corners.map(({ y }) => y + height / 2));
  const scale = clamped(
    Math.min((shown.width - 2 * MARGIN) / (right - left), (shown.height - 2 * MARGIN) / (bottom - top)),
  );
  return { scale, x: (shown.width - (left + right) * scale) / 2, y: (shown.height - (top + bottom) * scale) / 2 };
}

function endsOf(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function clamped(scale: number): number {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}

/** Enlarged by a factor; the point stays where it is on the screen. */
export function zoomed(viewport: Viewport, factor: number, { x, y }: Point): Viewport {
  const scale = clamped(viewport.scale * factor);
  const by = scale / viewport.scale;
  return { scale, x: x - (x - viewport.x) * by, y: y - (y - viewport.y) * by };
}

const STEPS = [1, 2, 5];

/** A length that is round and about as long as wanted, m. */
export function roundLength(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * (STEPS.findLast((step) => step * power <= wanted) ?? 1);
}
