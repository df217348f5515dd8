import type { Plan, PlanChange } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_STEPS } from '#texts/editor/plan.ts';
import type { PlanInput } from '../model/plan-input.ts';
import {
  NOTHING,
  withCopies,
  withoutCameras,
  withoutCloset,
  type PlanGroup,
  type Selected,
} from '../model/plan-model.ts';
import { CameraPanel } from './camera-panel.tsx';
import { AreaPanel, ClosetPanel, ManyPanel, WallPanel } from './other-panels.tsx';
import type { PanelProps } from './panel-props.ts';

interface SelectedPanelProps extends Pick<PlanInput, 'placing' | 'coverage' | 'onPlacing' | 'onGroup'> {
  readonly plan: Plan;
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly onPlan: (update: PlanChange) => void;
}

/** What is selected on the plan. */
export function SelectedPanel(props: SelectedPanelProps): ReactNode {
  const { plan, placing, coverage, onPlacing, onGroup, selected, onSelect } = props;
  const panel: PanelProps = {
    plan,
    placing,
    coverage,
    onPlacing,
    onGroup,
    onDuplicate: () => {
      if (selected.kind !== 'cameras') return;
      const added = withCopies(placing, selected.ids, Math.max(plan.width, plan.height) / 40);
      onPlacing(PLAN_STEPS.duplicate, added.placing);
      onSelect({ kind: 'cameras', ids: added.ids });
    },
    onRemove: () => {
      remove(props);
      onSelect(NOTHING);
    },
  };
  return selected.kind === 'cameras' ? <Cameras {...props} panel={panel} /> : <Other {...props} panel={panel} />;
}

function remove({ plan, placing, onPlacing, onPlan, selected }: SelectedPanelProps): void {
  if (selected.kind === 'cameras') onPlacing(PLAN_STEPS.remove, withoutCameras(placing, selected.ids));
  else if (selected.kind === 'closet') onPlacing(PLAN_STEPS.remove, withoutCloset(placing, selected.name));
  else if (selected.kind === 'wall') onPlan({ walls: plan.walls.filter(({ id }) => id !== selected.id) });
  else onPlacing(PLAN_STEPS.remove, { ...placing, areas: placing.areas.filter(({ id }) => id !== selected.id) });
}

interface WithPanel extends SelectedPanelProps {
  readonly panel: PanelProps;
}

function Cameras({ selected, placing, groups, panel }: WithPanel): ReactNode {
  if (selected.kind !== 'cameras') return null;
  const cameras = placing.placements.filter(({ id }) => selected.ids.has(id));
  const [camera] = cameras;
  if (camera === undefined) return null;
  if (cameras.length > 1) return <ManyPanel {...panel} ids={selected.ids} />;
  const group = groups.get(camera.cameraGroupId);
  return group && <CameraPanel key={camera.id} {...panel} camera={camera} group={group} />;
}

function Other({ selected, placing, plan, panel }: WithPanel): ReactNode {
  if (selected.kind === 'closet') {
    const closet = placing.closets.find(({ name }) => name === selected.name);
    return closet && <ClosetPanel key={closet.name} {...panel} closet={closet} />;
  }
  if (selected.kind === 'area') {
    const areas = placing.areas.filter(({ planId }) => planId === plan.id);
    const index = areas.findIndex(({ id }) => id === selected.id);
    return index < 0 ? null : <AreaPanel key={selected.id} {...panel} area={areas[index]!} number={index + 1} />;
  }
  if (selected.kind !== 'wall') return null;
  const index = plan.walls.findIndex(({ id }) => id === selected.id);
  return index < 0 ? null : <WallPanel number={index + 1} onRemove={panel.onRemove} />;
}
