import { useState } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import { distanceOf, type Point } from '../geometry/points.ts';
import { SELECT, type CanvasProps } from './canvas-props.ts';

export interface Draft {
  /** Corners so far. */
  readonly points: readonly Point[];
  readonly add: (at: Point) => void;
  /** Takes back a corner. */
  readonly back: () => void;
  /** Ends a wall, or closes an area. */
  readonly end: () => void;
  readonly clear: () => void;
}

/** Corners nearer than that to the last one are the second press of a double click. */
const SAME_PIXELS = 3;

/** A line that is being drawn with a tool. */
export function useDraft({ tool, plan, onPlan, onTool, onDraftArea }: CanvasProps, scale: number): Draft {
  const [drawn, setDrawn] = useState<{ readonly kind: string; readonly points: readonly Point[] }>({
    kind: '',
    points: [],
  });
  const points = drawn.kind === tool.kind ? drawn.points : [];
  const set = (next: readonly Point[]): void => setDrawn({ kind: tool.kind, points: next });

  function crop(a: Point, b: Point): void {
    set([]);
    const [left, top] = [Math.max(0, Math.min(a.x, b.x)), Math.max(0, Math.min(a.y, b.y))];
    const [right, bottom] = [Math.min(plan.width, Math.max(a.x, b.x)), Math.min(plan.height, Math.max(a.y, b.y))];
    if (right - left < 1 || bottom - top < 1) return;
    onPlan(PLAN_STEPS.crop, { crop: { x: left, y: top, width: right - left, height: bottom - top } });
    onTool(SELECT);
  }

  function end(): void {
    set([]);
    if (tool.kind === 'area' && points.length >= 3) onDraftArea(points);
    if (tool.kind !== 'wall' || points.length < 2) return;
    const id = Math.max(0, ...plan.walls.map((wall) => wall.id)) + 1;
    onPlan(PLAN_STEPS.wall, { walls: [...plan.walls, { id, points: [...points] }] });
  }

  return {
    points,
    add: (at) => {
      const last = points.at(-1);
      if (last !== undefined && tool.kind !== 'scale' && distanceOf(last, at) * scale < SAME_PIXELS) return end();
      if (tool.kind === 'crop' && last !== undefined) return crop(last, at);
      set(tool.kind === 'scale' ? [...points, at].slice(-2) : [...points, at]);
    },
    back: () => set(points.slice(0, -1)),
    end,
    clear: () => set([]),
  };
}
