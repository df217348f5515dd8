import type { Placing, Plan } from '@site-designer/api-contract';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import { directionTo, distanceOf, turned, type Point } from '../geometry/points.ts';
import { withChanged, withCloset, type Selected } from '../plan-model.ts';
import type { CanvasProps } from './canvas-props.ts';
import { toPlan, zoomed, type Viewport } from './view.ts';

type Drag =
  | { readonly kind: 'pan' | 'marquee'; readonly start: Point; readonly from: Viewport; readonly isPlain: boolean }
  | { readonly kind: 'move'; readonly start: Point; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'turn' | 'angle'; readonly id: number }
  | { readonly kind: 'closet'; readonly name: string };

interface DragHost extends Pick<CanvasProps, 'placing' | 'plan' | 'selected' | 'onSelect' | 'onPlacing' | 'onOptics'> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly viewport: Viewport;
  readonly setViewport: (change: (viewport: Viewport) => Viewport) => void;
  /** A press without a way, at a point of the plan. */
  readonly onPress: (at: Point, event: PointerEvent) => void;
  /** Pixels to what a group is to show. */
  readonly neededOf: (cameraGroupId: number) => number | undefined;
}

/** What a handle of a camera sets for its whole group. */
export interface DraggedOptics {
  readonly hfovDeg?: number;
  /** Pixels of the picture. */
  readonly distance?: number;
}

/** Pixels of the screen below which a press is none to drag. */
const STILL = 4;
const SNAP_DEG = 15;

export interface Dragging {
  /** What is on the plan while something is dragged; undefined where nothing is. */
  readonly preview: Placing | undefined;
  readonly marquee: { readonly a: Point; readonly b: Point } | undefined;
  readonly isPanning: boolean;
  /** The angle and the distance while their handles are dragged. */
  readonly lens: number | undefined;
  readonly distance: number | undefined;
  readonly pressAngle: (id: number, event: PointerEvent) => void;
  readonly pressCamera: (id: number, event: PointerEvent) => void;
  readonly pressHandle: (id: number, event: PointerEvent) => void;
  readonly pressCloset: (name: string, event: PointerEvent) => void;
  readonly events: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/** Dragging on the plan with a mouse, a pen or fingers: two fingers enlarge. One step when it is let go. */
export function useDrag(host: DragHost): Dragging {
  const drag = useRef<Drag>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const [preview, setPreview] = useState<Placing>();
  const [marquee, setMarquee] = useState<Dragging['marquee']>();
  const [isPanning, setPanning] = useState(false);
  const [optics, setOptics] = useState<DraggedOptics>({});
  const { placing, plan, selected, viewport, onSelect, onPlacing } = host;

  const screen = (event: PointerEvent): Point => {
    const { left, top } = host.frame.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const inPlan = (event: PointerEvent): Point => toPlan(screen(event), viewport, plan);

  function begin(event: PointerEvent, started: Drag): void {
    event.stopPropagation();
    fingers.current.set(event.pointerId, screen(event));
    host.frame.current?.setPointerCapture(event.pointerId);
    drag.current = started;
  }

  function finish(event: PointerEvent): void {
    const was = drag.current;
    fingers.current.delete(event.pointerId);
    drag.current = undefined;
    setPanning(false);
    setMarquee(undefined);
    setPreview(undefined);
    setOptics({});
    if (was === undefined || event.type === 'pointercancel') return;
    if ((was.kind === 'angle' || was.kind === 'turn') && Object.keys(optics).length > 0) host.onOptics(was.id, optics);
    if (preview !== undefined) return onPlacing(was.kind === 'turn' ? PLAN_STEPS.turn : PLAN_STEPS.move, preview);
    if (marquee !== undefined) return onSelect(within(host, marquee));
    if ((was.kind === 'pan' || was.kind === 'marquee') && was.isPlain && distanceOf(screen(event), was.start) < STILL)
      host.onPress(inPlan(event), event);
  }

  function move(event: PointerEvent): void {
    const at = screen(event);
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    if (fingers.current.size === 2) return pinch(event.pointerId, at);
    fingers.current.set(event.pointerId, at);
    const now = drag.current;
    if (now?.kind === 'pan') {
      setPanning(true);
      host.setViewport((view) => ({ ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y }));
    } else if (now?.kind === 'marquee') setMarquee({ a: now.start, b: at });
    else if (now?.kind === 'angle' || now?.kind === 'turn') setOptics(opticsAt(now, inPlan(event), host));
    if (now !== undefined && now.kind !== 'pan' && now.kind !== 'marquee' && now.kind !== 'angle')
      setPreview((shown) => dragged(now, inPlan(event), { placing, event, shown, scale: viewport.scale }));
  }

  function pinch(id: number, at: Point): void {
    const [[otherId, other] = [0, at]] = [...fingers.current].filter(([each]) => each !== id);
    const before = fingers.current.get(id)!;
    fingers.current = new Map([
      [id, at],
      [otherId, other],
    ]);
    drag.current = undefined;
    setPreview(undefined);
    const factor = distanceOf(at, other) / Math.max(1, distanceOf(before, other));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const way = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
    host.setViewport((view) => zoomed({ ...view, x: view.x + way.x, y: view.y + way.y }, factor, middle));
  }

  return {
    preview,
    marquee,
    isPanning,
    lens: optics.hfovDeg,
    distance: optics.distance,
    pressAngle: (id, event) => begin(event, { kind: 'angle', id }),
    pressCamera: (id, event) => {
      const ids = pressedCameras(selected, id, event.shiftKey || event.ctrlKey || event.metaKey);
      onSelect({ kind: 'cameras', ids });
      begin(event, { kind: 'move', start: inPlan(event), ids });
    },
    pressHandle: (id, event) => begin(event, { kind: 'turn', id }),
    pressCloset: (name, event) => {
      onSelect({ kind: 'closet', name });
      begin(event, { kind: 'closet', name });
    },
    events: {
      onPointerDown: (event) => {
        if (event.button > 1) return;
        const kind = event.shiftKey && event.button === 0 ? 'marquee' : 'pan';
        begin(event, {
          kind,
          start: screen(event),
          from: viewport,
          isPlain: fingers.current.size === 0 && event.button === 0,
        });
      },
      onPointerMove: move,
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  };
}

/** A distance that hardly differs is the one of before: one only wanted to turn the camera. */
const SAME_DISTANCE = 0.08;

function opticsAt(
  drag: { readonly kind: 'turn' | 'angle'; readonly id: number },
  at: Point,
  host: DragHost,
): DraggedOptics {
  const camera = host.placing.placements.find(({ id }) => id === drag.id);
  if (camera === undefined) return {};
  if (drag.kind === 'angle') {
    const half = Math.abs(turned(directionTo(camera, at) - camera.directionDeg));
    return { hfovDeg: Math.min(179, Math.max(1, Math.round(2 * half))) };
  }
  const before = host.neededOf(camera.cameraGroupId);
  const distance = distanceOf(camera, at);
  return before === undefined || Math.abs(distance / before - 1) < SAME_DISTANCE ? {} : { distance };
}

function pressedCameras(selected: Selected, id: number, isMore: boolean): ReadonlySet<number> {
  const before = selected.kind === 'cameras' ? selected.ids : new Set<number>();
  if (!isMore) return before.has(id) ? before : new Set([id]);
  const ids = new Set(before);
  if (!ids.delete(id)) ids.add(id);
  return ids;
}

interface Dragged {
  readonly placing: Placing;
  readonly event: PointerEvent;
  readonly shown: Placing | undefined;
  readonly scale: number;
}

/** What is on the plan after a way of the pointer; nothing changes before it has left its place. */
function dragged(drag: Drag, at: Point, { placing, event, shown, scale }: Dragged): Placing | undefined {
  if (drag.kind === 'turn') {
    return withChanged(placing, new Set([drag.id]), (camera) => {
      const direction = directionTo(camera, at);
      const step = event.shiftKey ? SNAP_DEG : 1;
      return { directionDeg: (Math.round(direction / step) * step) % 360 };
    });
  }
  if (drag.kind === 'closet') {
    const closet = placing.closets.find(({ name }) => name === drag.name);
    return closet && withCloset(placing, { ...closet, ...at });
  }
  if (drag.kind !== 'move') return undefined;
  if (shown === undefined && distanceOf(drag.start, at) * scale < STILL) return undefined;
  const [dx, dy] = [at.x - drag.start.x, at.y - drag.start.y];
  return withChanged(placing, drag.ids, ({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** The cameras inside a frame of the screen. */
function within({ placing, plan, viewport }: DragHost, { a, b }: { readonly a: Point; readonly b: Point }): Selected {
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const inside = placing.placements.filter((each) => {
    if (each.planId !== plan.id) return false;
    const at = onScreen(each, viewport, plan);
    return isBetween(at.x, a.x, b.x) && isBetween(at.y, a.y, b.y);
  });
  return { kind: 'cameras', ids: new Set(inside.map(({ id }) => id)) };
}

function onScreen({ x, y }: Point, viewport: Viewport, { width, height, rotation }: Plan): Point {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [x - width / 2, y - height / 2];
  const turned = { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) };
  return {
    x: viewport.x + (turned.x + width / 2) * viewport.scale,
    y: viewport.y + (turned.y + height / 2) * viewport.scale,
  };
}
