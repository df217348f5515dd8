import { PLAN_STEPS } from '#texts/editor/plan.ts';
import type { CanvasProps } from './canvas-props.ts';
import { NOTHING, withoutCameras, withoutCloset } from '../model/plan-model.ts';

type Removal = Pick<CanvasProps, 'plan' | 'placing' | 'selected' | 'onPlacing' | 'onPlan' | 'onSelect'>;

/** Removes what is selected from the plan; false where nothing is. */
export function removeSelected({ plan, placing, selected, onPlacing, onPlan, onSelect }: Removal): boolean {
  if (selected.kind === 'cameras') {
    if (selected.ids.size === 0) return false;
    onPlacing(PLAN_STEPS.remove, withoutCameras(placing, selected.ids));
  } else if (selected.kind === 'closet') onPlacing(PLAN_STEPS.remove, withoutCloset(placing, selected.name));
  else if (selected.kind === 'wall')
    onPlan(PLAN_STEPS.remove, { walls: plan.walls.filter(({ id }) => id !== selected.id) });
  else onPlacing(PLAN_STEPS.remove, { ...placing, areas: placing.areas.filter(({ id }) => id !== selected.id) });
  onSelect(NOTHING);
  return true;
}
