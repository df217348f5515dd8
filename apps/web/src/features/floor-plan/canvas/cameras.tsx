import type { Placement } from '@site-designer/api-contract';
import { useMemo, type ReactNode } from 'react';
import { PLAN_CAMERAS } from '#texts/editor/plan.ts';
import { problemsOf } from '../model/plan-model.ts';
import { CameraMark } from './camera-mark.tsx';
import type { CanvasProps } from './canvas-props.ts';

interface CamerasProps extends Pick<CanvasProps, 'plan' | 'groups'> {
  /** Those that are drawn. */
  readonly cameras: readonly Placement[];
  /** All of the design, by which it is told which are too many. */
  readonly all: readonly Placement[];
  /** Those that are selected. */
  readonly ids: ReadonlySet<number>;
  readonly size: number;
}

/** Cameras of the plan. Those that have not changed are not drawn again. */
export function Cameras({ cameras, all, ids, plan, groups, size }: CamerasProps): ReactNode {
  const wrong = useMemo(() => {
    const here = all.filter(({ planId }) => planId === plan.id);
    return new Set(problemsOf(here, { groups, plans: new Map([[plan.id, plan]]) }).map(([{ id }]) => id));
  }, [all, groups, plan]);
  return cameras.map(({ id, x, y, directionDeg, label, cameraGroupId }) => (
    <CameraMark
      key={id}
      {...{ id, x, y, directionDeg, label, size }}
      rotation={plan.rotation}
      name={PLAN_CAMERAS.camera(label, groups.get(cameraGroupId)?.title ?? '', Math.round(directionDeg))}
      isSelected={ids.has(id)}
      isWrong={wrong.has(id)}
    />
  ));
}
