import type { Placement } from '@site-designer/api-contract';
import { useMemo, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { PLAN_CAMERAS } from '#texts/editor/plan.ts';
import { problemsOf } from '../model/plan-model.ts';
import { CameraMark } from './camera-mark.tsx';
import type { CanvasProps } from './canvas-props.ts';

interface CamerasProps extends Pick<CanvasProps, 'plan' | 'groups'> {
  /** Those of the plan. */
  readonly cameras: readonly Placement[];
  readonly ids: ReadonlySet<number>;
  readonly size: number;
  readonly onPress: (id: number, event: PointerEvent) => void;
  readonly onFocus: (id: number) => void;
}

/** The camera that an event is about. */
function cameraOf({ target }: SyntheticEvent): number | undefined {
  const mark = target instanceof Element ? target.closest<SVGElement>('[data-camera]') : null;
  return mark === null ? undefined : Number(mark.dataset['camera']);
}

/** All cameras of the plan. Those that have not changed are not drawn again: events are taken where they all are. */
export function Cameras({ cameras, ids, plan, groups, size, onPress, onFocus }: CamerasProps): ReactNode {
  const wrong = useMemo(() => {
    const problems = problemsOf(cameras, { groups, plans: new Map([[plan.id, plan]]) });
    return new Set(problems.map(([{ id }]) => id));
  }, [cameras, groups, plan]);
  return (
    <g
      onPointerDown={(event) => {
        const id = cameraOf(event);
        if (id !== undefined) onPress(id, event);
      }}
      onFocus={(event) => {
        const id = cameraOf(event);
        if (id !== undefined && !ids.has(id)) onFocus(id);
      }}
    >
      {cameras.map(({ id, x, y, directionDeg, label, cameraGroupId }) => (
        <CameraMark
          key={id}
          {...{ id, x, y, directionDeg, label, size }}
          rotation={plan.rotation}
          name={PLAN_CAMERAS.camera(label, groups.get(cameraGroupId)?.title ?? '', Math.round(directionDeg))}
          isSelected={ids.has(id)}
          isWrong={wrong.has(id)}
        />
      ))}
    </g>
  );
}
