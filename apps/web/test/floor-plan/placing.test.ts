import type { Placement, Placing, Plan, SiteDesign, Wall } from '@site-designer/api-contract';
import { SAME_IDS } from '@site-designer/camera-table';
import { expect, it } from 'vitest';
import {
  learnedPlacements,
  mergedPlacing,
  placingOnScreen,
  placingToSend,
  revertedPlacing,
} from '../../src/features/design-editor/document/placing.ts';
import { partOf, updateBetween } from '../../src/features/floor-plan/model/plan-steps.ts';
import { problemsOf, withCameras, type PlanGroup } from '../../src/features/floor-plan/model/plan-model.ts';

const camera = (id: number, change: Partial<Placement> = {}): Placement => ({
  id,
  cameraGroupId: 1,
  planId: 1,
  x: 10,
  y: 10,
  directionDeg: 0,
  label: `C-${id}`,
  note: '',
  ...change,
});
const placing = (...placements: Placement[]): Placing => ({ placements, closets: [], areas: [] });

it('merges camera by camera: mine is the later change, what only one side changed is that side’s', () => {
  const base = placing(camera(1), camera(2), camera(3));
  const mine = placing(camera(1, { x: 20 }), camera(3), camera(-1, { label: 'C-04' }));
  const theirs = placing(camera(1, { x: 30 }), camera(2), camera(3, { note: 'theirs' }), camera(4, { label: 'C-04' }));
  expect(mergedPlacing({ base, mine, theirs }).placements).toEqual([
    camera(1, { x: 20 }),
    camera(3, { note: 'theirs' }),
    camera(4, { label: 'C-04' }),
  ]);
  const moved = placing(camera(1), camera(2), camera(3), camera(-1, { label: 'C-04', x: 99 }));
  const labels = mergedPlacing({ base, mine: moved, theirs }).placements.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

it('undoes a step and leaves what was changed since', () => {
  const [before, after] = [placing(camera(1), camera(2)), placing(camera(1, { x: 50 }), camera(2))];
  const step = { label: 'move', changes: [], placing: { before, after } };
  const now = placing(camera(1, { x: 50 }), camera(2, { note: 'since' }), camera(3));
  expect(revertedPlacing(step, now, true)?.placements).toEqual([camera(1), camera(2, { note: 'since' }), camera(3)]);
});

it('sends what differs, and keeps the ids of the screen for what the server numbers', () => {
  const before = placing(camera(1), camera(2));
  const { placing: after, ids } = withCameras(placing(camera(1, { x: 11 })), [
    { cameraGroupId: 1, planId: 1, x: 5, y: 6 },
  ]);
  const [added] = ids;
  const sent = placingToSend(before, after, SAME_IDS);
  expect(sent.removedPlacementIds).toEqual([2]);
  expect(sent.placements?.map(({ id }) => id)).toEqual([1, undefined]);
  const stored = { ...placing(camera(1, { x: 11 }), { ...after.placements[1]!, id: 7 }) } as SiteDesign;
  const known = learnedPlacements(SAME_IDS, { before, sent: after, after: stored });
  expect(placingOnScreen(stored, known)).toEqual(after);
  expect(placingToSend(after, placing(camera(1, { x: 11 })), known).removedPlacementIds).toEqual([7]);
  expect(added).toBeLessThan(0);
});

it('tells what no longer fits, and drops nothing', () => {
  const groups = new Map([[1, { cameraGroupId: 1, title: 'Dome', quantity: 2 } as PlanGroup]]);
  const plans = new Map([[1, { width: 100, height: 100 }]]);
  const all = [camera(1), camera(2, { x: 101 }), camera(3), camera(4, { cameraGroupId: 9 })];
  expect(problemsOf(all, { groups, plans }).map(([{ id }, problem]) => [id, problem])).toEqual([
    [2, 'outside'],
    [3, 'beyond'],
    [4, 'noGroup'],
  ]);
  expect(problemsOf([camera(1, { planId: 5 })], { groups, plans })[0]?.[1]).toBe('noPlan');
});

it('undoes walls and leaves those that somebody else has drawn since', () => {
  const wall = (id: number): Wall => ({
    id,
    points: [
      { x: id, y: 0 },
      { x: id, y: 9 },
    ],
  });
  const plan = { walls: [wall(1)], metresPerPixel: null, rotation: 0 } as Partial<Plan> as Plan;
  const after = { walls: [wall(2)] };
  const before = partOf(plan, after);
  const now = { ...plan, walls: [wall(2), wall(3)] };
  expect(updateBetween(now, after, before)).toEqual({ walls: [wall(3), wall(1)] });
  expect(updateBetween({ ...plan, walls: [wall(3), wall(1)] }, before, after)).toEqual({ walls: [wall(3), wall(2)] });
  expect(updateBetween(plan, { metresPerPixel: 0.1 }, partOf(plan, { metresPerPixel: 0.1 }))).toEqual({
    metresPerPixel: null,
  });
});
