import type { Placing, Plan } from '@site-designer/api-contract';
import { directionTo, distanceOf, turned, type Point } from '../geometry/points.ts';
import { withChanged, withCloset, type Selected } from '../model/plan-model.ts';
import type { Drag, DraggedOptics, DragHost, Marquee } from './drag-types.ts';
import { zoomed, type Viewport } from './view.ts';

/** Pixels of the screen below which a press is none to drag. */
export const STILL = 4;
const SNAP_DEG = 15;

/** The selection after a camera was pressed. */
export function pressedCameras(selected: Selected, id: number, isMore: boolean): ReadonlySet<number> {
  const before = selected.kind === 'cameras' ? selected.ids : new Set<number>();
  if (!isMore) return before.has(id) ? before : new Set([id]);
  const ids = new Set(before);
  if (!ids.delete(id)) ids.add(id);
  return ids;
}

interface Way {
  readonly placing: Placing;
  readonly isSnapped: boolean;
  /** Whether it has left its place before. */
  readonly hasMoved: boolean;
  readonly scale: number;
}

/** What is on the plan after a way of the pointer; undefined before anything has left its place. */
export function draggedPlacing(drag: Drag, at: Point, way: Way): Placing | undefined {
  const { placing } = way;
  switch (drag.kind) {
    case 'turn':
      return turnedTo(drag.id, at, way);
    case 'closet': {
      const closet = placing.closets.find(({ name }) => name === drag.name);
      return closet && withCloset(placing, { ...closet, ...at });
    }
    case 'move': {
      if (!way.hasMoved && distanceOf(drag.start, at) * way.scale < STILL) return undefined;
      const [dx, dy] = [at.x - drag.start.x, at.y - drag.start.y];
      return withChanged(placing, drag.ids, ({ x, y }) => ({ x: x + dx, y: y + dy }));
    }
    default:
      return undefined;
  }
}

function turnedTo(id: number, at: Point, { placing, isSnapped }: Way): Placing {
  const step = isSnapped ? SNAP_DEG : 1;
  return withChanged(placing, new Set([id]), (camera) => ({
    directionDeg: (Math.round(directionTo(camera, at) / step) * step) % 360,
  }));
}

/** A distance that hardly differs is the one of before: one only wanted to turn the camera. */
const SAME_DISTANCE = 0.08;

/** What a handle sets at a point. */
export function opticsAt(drag: Drag, at: Point, { placing, neededOf }: DragHost): DraggedOptics {
  if (drag.kind !== 'turn' && drag.kind !== 'angle') return {};
  const camera = placing.placements.find(({ id }) => id === drag.id);
  if (camera === undefined) return {};
  if (drag.kind === 'angle') {
    const half = Math.abs(turned(directionTo(camera, at) - camera.directionDeg));
    return { hfovDeg: Math.min(179, Math.max(1, Math.round(2 * half))) };
  }
  const before = neededOf(camera.cameraGroupId);
  const distance = distanceOf(camera, at);
  return before === undefined || Math.abs(distance / before - 1) < SAME_DISTANCE ? {} : { distance };
}

/** The cameras inside a frame of the screen. */
export function camerasWithin({ placing, plan, viewport }: DragHost, { a, b }: Marquee): Selected {
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const inside = placing.placements.filter((each) => {
    const at = onScreen(each, viewport, plan);
    return each.planId === plan.id && isBetween(at.x, a.x, b.x) && isBetween(at.y, a.y, b.y);
  });
  return { kind: 'cameras', ids: new Set(inside.map(({ id }) => id)) };
}

function onScreen({ x, y }: Point, viewport: Viewport, { width, height, rotation }: Plan): Point {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [x - width / 2, y - height / 2];
  const [across, down] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  const { scale } = viewport;
  return { x: viewport.x + (across + width / 2) * scale, y: viewport.y + (down + height / 2) * scale };
}

interface Finger {
  readonly before: Point;
  readonly at: Point;
  /** The finger that stays. */
  readonly other: Point;
}

/** The view after one of two fingers has moved. */
export function pinched(view: Viewport, { before, at, other }: Finger): Viewport {
  const factor = distanceOf(at, other) / Math.max(1, distanceOf(before, other));
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  return zoomed({ ...view, x: view.x + (at.x - before.x) / 2, y: view.y + (at.y - before.y) / 2 }, factor, middle);
}
