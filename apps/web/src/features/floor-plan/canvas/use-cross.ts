import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Plan } from '@site-designer/api-contract';
import type { Point } from '../geometry/points.ts';
import type { Tool } from './canvas-props.ts';
import { toPlan, wayInPlan, type Viewport } from './view.ts';

/** The cross that keys move while a tool waits for a point. */
interface Cross {
  /** Undefined until a key has moved it. */
  readonly at: Point | undefined;
  /** Moves it or sets a point; false where the key is another one. */
  readonly press: (event: KeyboardEvent, onPress: (at: Point) => void) => boolean;
  readonly leave: () => void;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pixels of the screen. */
const STEP = 4;
const FAR = 40;

interface CrossHost {
  readonly tool: Tool;
  readonly viewport: Viewport;
  readonly plan: Plan;
  readonly frame: RefObject<HTMLElement | null>;
}

export function useCross({ tool, viewport, plan, frame }: CrossHost): Cross {
  const [at, setAt] = useState<Point>();
  const isDrawing = tool.kind !== 'select';

  // Its keys are at hand at once, and on a phone the plan comes into view; afterwards the button that ended it is gone.
  useEffect(() => {
    if (!isDrawing) return;
    const focus = (): void => frame.current?.focus();
    focus();
    return focus;
  }, [isDrawing, frame]);

  function middle(): Point {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    return toPlan({ x: clientWidth / 2, y: clientHeight / 2 }, viewport, plan);
  }

  function press(event: KeyboardEvent, onPress: (at: Point) => void): boolean {
    if (!isDrawing || event.target !== frame.current || event.ctrlKey || event.metaKey) return false;
    const way = WAYS[event.key];
    if (way === undefined && event.key !== ' ') return false;
    event.preventDefault();
    const from = at ?? middle();
    if (way === undefined) onPress(from);
    const step = event.shiftKey ? FAR : STEP;
    const moved = way && wayInPlan({ x: way.x * step, y: way.y * step }, viewport, plan);
    setAt(moved === undefined ? from : { x: from.x + moved.x, y: from.y + moved.y });
    return true;
  }

  return { at: isDrawing ? at : undefined, press, leave: () => setAt(undefined) };
}
