import type { PointerEvent, RefObject } from 'react';
import type { Placing, Plan } from '@site-designer/api-contract';
import type { Point } from '../geometry/points.ts';
import type { Selected } from '../model/plan-model.ts';
import type { Viewport } from './view.ts';

/** What is being dragged. */
export type Drag =
  | { readonly kind: 'pan' | 'marquee'; readonly start: Point; readonly isPlain: boolean }
  | { readonly kind: 'move'; readonly start: Point; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'turn' | 'angle'; readonly id: number }
  | { readonly kind: 'closet'; readonly name: string };

/** What a handle of a camera sets for its whole group. */
export interface DraggedOptics {
  readonly hfovDeg?: number;
  /** Pixels of the picture. */
  readonly distance?: number;
}

export interface DragHost {
  readonly plan: Plan;
  readonly placing: Placing;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly onPlacing: (label: string, placing: Placing) => void;
  readonly onOptics: (id: number, optics: DraggedOptics) => void;
  readonly frame: RefObject<HTMLElement | null>;
  readonly viewport: Viewport;
  readonly setViewport: (change: (viewport: Viewport) => Viewport) => void;
  /** A press without a way, at a point of the plan. */
  readonly onPress: (at: Point) => void;
  /** Pixels to what a group is to show. */
  readonly neededOf: (cameraGroupId: number) => number | undefined;
}

/** A frame of the screen. */
export interface Marquee {
  readonly a: Point;
  readonly b: Point;
}

/** What is shown while something is dragged, and what begins it. */
export interface Dragging {
  /** Undefined where nothing on the plan has moved. */
  readonly preview: Placing | undefined;
  readonly marquee: Marquee | undefined;
  readonly isPanning: boolean;
  /** The angle and the distance while their handles are dragged. */
  readonly optics: DraggedOptics;
  readonly pressCamera: (id: number, event: PointerEvent) => void;
  readonly pressHandle: (kind: 'turn' | 'angle', id: number, event: PointerEvent) => void;
  readonly pressCloset: (name: string, event: PointerEvent) => void;
  readonly events: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}
