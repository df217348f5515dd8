import type { KeyboardEvent } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import { NOTHING, withChanged, withCloset, withCopies } from '../model/plan-model.ts';
import { removeSelected } from './remove-selected.ts';
import { SELECT, type CanvasProps } from './canvas-props.ts';
import { wayInPlan, type Viewport } from './view.ts';

export interface KeyHost extends CanvasProps {
  readonly viewport: Viewport;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly pan: (dx: number, dy: number) => void;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TURNS: Readonly<Record<string, number>> = { '[': -5, ']': 5, '{': -45, '}': 45 };

const ZOOM = 1.25;
/** Metres, and pixels of the picture where no scale is set. */
const STEP_M = 0.1;
const STEP_PIXELS = 2;
const FAR = 10;
const PAN = 60;

/** Keys of the plan; returns whether the key was one. */
export function pressPlanKey(host: KeyHost, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return pressCommand(host, event.key.toLowerCase());
  const way = WAYS[event.key];
  if (way !== undefined) return pressArrow(host, way, event.shiftKey);
  const turn = TURNS[event.key];
  if (turn !== undefined) return turnSelected(host, turn);
  return pressOther(host, event.key);
}

function pressOther(host: KeyHost, key: string): boolean {
  switch (key) {
    case '+':
    case '=':
      host.zoom(ZOOM);
      return true;
    case '-':
      host.zoom(1 / ZOOM);
      return true;
    case '0':
      host.fit();
      return true;
    case 'Delete':
    case 'Backspace':
      return removeSelected(host);
    case 'Escape':
      if (host.tool.kind === 'select') host.onSelect(NOTHING);
      else host.onTool(SELECT);
      return true;
    default:
      return false;
  }
}

function pressCommand({ placing, plan, selected, onSelect, onPlacing, viewport }: KeyHost, key: string): boolean {
  if (key === 'a') {
    const here = placing.placements.filter(({ planId }) => planId === plan.id);
    onSelect({ kind: 'cameras', ids: new Set(here.map(({ id }) => id)) });
    return true;
  }
  if (key !== 'd' || selected.kind !== 'cameras' || selected.ids.size === 0) return false;
  const added = withCopies(placing, selected.ids, 30 / viewport.scale);
  onPlacing(PLAN_STEPS.duplicate, added.placing);
  onSelect({ kind: 'cameras', ids: added.ids });
  return true;
}

/** Moves what is selected, else the view. */
function pressArrow(host: KeyHost, [right, down]: readonly [number, number], isFar: boolean): boolean {
  const { plan, placing, selected, onPlacing, viewport, pan } = host;
  const isCloset = selected.kind === 'closet';
  if (!isCloset && (selected.kind !== 'cameras' || selected.ids.size === 0)) {
    pan(-right * PAN, -down * PAN);
    return true;
  }
  const step = (plan.metresPerPixel === null ? STEP_PIXELS : STEP_M / plan.metresPerPixel) * (isFar ? FAR : 1);
  const { scale } = viewport;
  const way = wayInPlan({ x: right * step * scale, y: down * step * scale }, viewport, plan);
  const moved = <P extends { readonly x: number; readonly y: number }>({ x, y }: P) => ({ x: x + way.x, y: y + way.y });
  if (isCloset) {
    const closet = placing.closets.find(({ name }) => name === selected.name);
    if (closet) onPlacing(PLAN_STEPS.move, withCloset(placing, { ...closet, ...moved(closet) }), true);
  } else onPlacing(PLAN_STEPS.move, withChanged(placing, selected.ids, moved), true);
  return true;
}

function turnSelected({ placing, selected, onPlacing }: KeyHost, degrees: number): boolean {
  if (selected.kind !== 'cameras' || selected.ids.size === 0) return false;
  const turned = withChanged(placing, selected.ids, ({ directionDeg }) => ({
    directionDeg: (directionDeg + degrees + 360) % 360,
  }));
  onPlacing(PLAN_STEPS.turn, turned, true);
  return true;
}
