import type { Placing, Plan } from '@site-designer/api-contract';
import { useState } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import { SELECT, type CanvasProps, type Tool } from '../canvas/canvas-props.ts';
import { paperOf } from '../canvas/view.ts';
import type { Point } from '../geometry/points.ts';
import type { PlanInput } from '../model/plan-input.ts';
import {
  closetNames,
  NOTHING,
  placedIn,
  withArea,
  withCameras,
  type PlanGroup,
  type Selected,
} from '../model/plan-model.ts';
import { partOf, updateBetween } from '../model/plan-steps.ts';
import type { Plans } from '../model/use-plans.ts';

interface WorkHost extends Pick<PlanInput, 'rows' | 'placing' | 'onPlacing' | 'onElsewhere' | 'onGroup'> {
  readonly plan: Plan;
  readonly plans: Plans;
  readonly groups: ReadonlyMap<number, PlanGroup>;
}

type Commands = Pick<CanvasProps, 'onPlan' | 'onPlace' | 'onOptics' | 'onDraftArea'>;

interface Work extends Commands {
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly chooseTool: (kind: Exclude<Tool['kind'], 'place'>) => void;
  readonly selected: Selected;
  readonly setSelected: (selected: Selected) => void;
  readonly pressGroup: (cameraGroupId: number, isByKeyboard: boolean) => void;
}

/** The tool and what is selected, and what both do. */
export function useWork(host: WorkHost): Work {
  const { rows, plan, plans, groups, placing, onPlacing, onElsewhere } = host;
  const [tool, setTool] = useState<Tool>(SELECT);
  const [selected, setSelected] = useState<Selected>(NOTHING);
  const onPlan: Work['onPlan'] = (label, after, isContinuous = false) => {
    const before = partOf(plan, after);
    plans.change(plan.id, after);
    const undo = (): void => plans.change(plan.id, (now) => updateBetween(now, after, before));
    const redo = (): void => plans.change(plan.id, (now) => updateBetween(now, before, after));
    onElsewhere(label, { undo, redo }, isContinuous);
  };

  function onPlace(cameraGroupId: number, at: Point): void {
    const left = leftOf(groups.get(cameraGroupId), placing);
    if (left <= 0) return;
    const added = withCameras(placing, [{ cameraGroupId, planId: plan.id, ...at }]);
    onPlacing(PLAN_STEPS.place, added.placing);
    setSelected({ kind: 'cameras', ids: added.ids });
    if (left === 1) setTool(SELECT);
  }

  return {
    tool,
    setTool,
    selected,
    setSelected,
    onPlan,
    onPlace,
    onOptics: opticsChanger(host),
    onDraftArea: (points) => {
      const area = { planId: plan.id, points: [...points], standard: '2014', level: 'observe' } as const;
      const added = withArea(placing, area);
      onPlacing(PLAN_STEPS.area, added.placing);
      setSelected({ kind: 'area', id: added.id });
      setTool(SELECT);
    },
    chooseTool: (kind) => {
      if (kind !== 'closet') return setTool({ kind });
      const placed = new Set(placing.closets.map(({ name }) => name));
      return setTool({ kind, name: closetNames(rows).find((name) => !placed.has(name)) });
    },
    pressGroup: (cameraGroupId, isByKeyboard) => {
      if (!isByKeyboard) return setTool({ kind: 'place', cameraGroupId });
      onPlace(cameraGroupId, besideOthers(plan, placing));
      return document.querySelector<HTMLElement>('[data-plan]')?.focus();
    },
  };
}

/** Takes what a handle of a camera sets for its whole group. */
function opticsChanger({ placing, groups, plan, onGroup }: WorkHost): Work['onOptics'] {
  return (id, { hfovDeg, distance }) => {
    const camera = placing.placements.find((each) => each.id === id);
    const first = camera && groups.get(camera.cameraGroupId)?.first;
    if (first === undefined) return;
    if (hfovDeg !== undefined && first.optics) onGroup(PLAN_STEPS.lens, first, { optics: { hfovDeg } });
    if (distance === undefined || first.purpose === null || plan.metresPerPixel === null) return;
    const distanceM = Math.max(0.1, Math.round(distance * plan.metresPerPixel * 10) / 10);
    onGroup(PLAN_STEPS.purpose, first, { purpose: { distanceM } });
  };
}

function leftOf(group: PlanGroup | undefined, { placements }: Placing): number {
  return group === undefined ? 0 : group.quantity - placedIn(placements, group.cameraGroupId).length;
}

/** The middle of the plan, or beside what is there. */
function besideOthers(plan: Plan, { placements }: Placing): Point {
  const { x, y, width, height } = paperOf(plan);
  const step = Math.max(width, height) / 40;
  let at = { x: x + width / 2, y: y + height / 2 };
  const isTaken = (): boolean =>
    placements.some((each) => each.planId === plan.id && Math.hypot(each.x - at.x, each.y - at.y) < step / 2);
  while (isTaken()) at = { x: at.x + step, y: at.y };
  return at;
}
