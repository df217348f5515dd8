import type { Placing } from '@site-designer/api-contract';
import { useRef, useState, type PointerEvent } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import { distanceOf, type Point } from '../geometry/points.ts';
import { camerasWithin, draggedPlacing, opticsAt, pinched, pressedCameras, STILL } from './drag-changes.ts';
import type { Drag, DraggedOptics, DragHost, Dragging, Marquee } from './drag-types.ts';
import { toPlan } from './view.ts';

/** What is shown of a drag. */
interface Shown {
  readonly preview?: Placing | undefined;
  readonly marquee?: Marquee;
  readonly isPanning?: boolean;
  readonly optics?: DraggedOptics;
}

const NO_OPTICS: DraggedOptics = {};

/** Dragging on the plan with a mouse, a pen or fingers: two fingers enlarge. One step when it is let go. */
export function useDrag(host: DragHost): Dragging {
  const drag = useRef<Drag>(undefined);
  const fingers = useRef<ReadonlyMap<number, Point>>(new Map());
  const [shown, setShown] = useState<Shown>({});
  const { plan, viewport } = host;

  const screen = (event: PointerEvent): Point => pointIn(host.frame, event);
  const inPlan = (event: PointerEvent): Point => toPlan(screen(event), viewport, plan);

  function begin(event: PointerEvent, started: Drag): void {
    event.stopPropagation();
    fingers.current = new Map([...fingers.current, [event.pointerId, screen(event)]]);
    host.frame.current?.setPointerCapture(event.pointerId);
    drag.current = started;
  }

  function move(event: PointerEvent): void {
    const [at, before, now] = [screen(event), fingers.current.get(event.pointerId), drag.current];
    if (before === undefined) return;
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current = new Map([...fingers.current, [event.pointerId, at]]);
    if (other !== undefined) {
      drag.current = undefined;
      setShown({});
      host.setViewport((view) => pinched(view, { before, at, other: other[1] }));
    } else if (now?.kind === 'pan') {
      setShown({ isPanning: true });
      host.setViewport((view) => ({ ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y }));
    } else if (now?.kind === 'marquee') setShown({ marquee: { a: now.start, b: at } });
    else if (now !== undefined) setShown((before) => followed(host, now, { event, at: inPlan(event), before }));
  }

  function finish(event: PointerEvent): void {
    const was = drag.current;
    fingers.current = new Map([...fingers.current].filter(([id]) => id !== event.pointerId));
    drag.current = undefined;
    setShown({});
    // What was drawn by itself while it was dragged has lost the focus; keys go on with what is selected.
    if (shown.preview !== undefined) host.frame.current?.focus({ preventScroll: true });
    if (was === undefined || event.type === 'pointercancel') return;
    // The last way may not have been drawn yet.
    const at = inPlan(event);
    const isOnWay = shown.preview !== undefined || shown.optics !== undefined;
    const last = isOnWay ? followed(host, was, { event, at, before: shown }) : shown;
    taken(host, was, { shown: last, at: screen(event), inPlan: at });
  }

  return {
    preview: shown.preview,
    marquee: shown.marquee,
    isPanning: shown.isPanning === true,
    optics: shown.optics ?? NO_OPTICS,
    pressCamera: (id, event) => begin(event, cameraDrag(host, id, { event, at: inPlan(event) })),
    pressHandle: (kind, id, event) => begin(event, { kind, id }),
    pressCloset: (name, event) => begin(event, closetDrag(host, name)),
    events: {
      onPointerDown: (event) => {
        if (event.button > 1) return;
        const kind = event.shiftKey && event.button === 0 ? 'marquee' : 'pan';
        begin(event, { kind, start: screen(event), isPlain: fingers.current.size === 0 && event.button === 0 });
      },
      onPointerMove: move,
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  };
}

interface Pressed {
  readonly event: PointerEvent;
  readonly at: Point;
}

/** Selects a pressed camera, with others or alone. */
function cameraDrag({ selected, onSelect }: DragHost, id: number, { event, at }: Pressed): Drag {
  const ids = pressedCameras(selected, id, event.shiftKey || event.ctrlKey || event.metaKey);
  onSelect({ kind: 'cameras', ids });
  return { kind: 'move', start: at, ids };
}

function closetDrag({ onSelect }: DragHost, name: string): Drag {
  onSelect({ kind: 'closet', name });
  return { kind: 'closet', name };
}

function pointIn(frame: DragHost['frame'], { clientX, clientY }: PointerEvent): Point {
  const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}

interface Followed {
  readonly event: PointerEvent;
  readonly at: Point;
  readonly before: Shown;
}

function followed(host: DragHost, drag: Drag, { event, at, before }: Followed): Shown {
  const { placing, viewport } = host;
  const hasMoved = before.preview !== undefined;
  const way = { placing, isSnapped: event.shiftKey, scale: viewport.scale, hasMoved };
  return { preview: draggedPlacing(drag, at, way), optics: opticsAt(drag, at, host) };
}

interface Ended {
  readonly shown: Shown;
  readonly at: Point;
  readonly inPlan: Point;
}

/** Takes over what a drag has come to. */
function taken(host: DragHost, was: Drag, { shown, at, inPlan }: Ended): void {
  const { preview, marquee, optics = NO_OPTICS } = shown;
  const isOptics = Object.keys(optics).length > 0;
  if ((was.kind === 'angle' || was.kind === 'turn') && isOptics) host.onOptics(was.id, optics);
  if (preview !== undefined) host.onPlacing(was.kind === 'turn' ? PLAN_STEPS.turn : PLAN_STEPS.move, preview);
  else if (marquee !== undefined) host.onSelect(camerasWithin(host, marquee));
  else if ('isPlain' in was && was.isPlain && distanceOf(at, was.start) < STILL) host.onPress(inPlan);
}
