import type { Placement, Placing, Plan } from '@site-designer/api-contract';
import { useMemo, type ReactNode } from 'react';
import { PLAN_PROBLEMS as TEXTS, PLAN_STEPS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { problemsOf, withChanged, withoutCameras, type PlanGroup, type Problem } from '../model/plan-model.ts';
import styles from './panel.module.css';

interface ProblemsProps {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly placing: Placing;
  readonly onPlacing: (label: string, placing: Placing) => void;
}

/** Placed cameras that do not fit any more: each with a way to mend it. */
export function Problems({ plan, plans, groups, placing, onPlacing }: ProblemsProps): ReactNode {
  const problems = useMemo(() => {
    const known = { groups, plans: new Map(plans.map((each) => [each.id, each])) };
    return problemsOf(placing.placements, known);
  }, [placing.placements, groups, plans]);
  if (problems.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="plan-problems">
      <h2 id="plan-problems">{TEXTS.title}</h2>
      <ul className={styles.problems}>
        {problems.slice(0, 20).map(([camera, problem]) => {
          const mend = mendingOf(camera, problem, { plan, plans, groups });
          return (
            <li key={camera.id}>
              <span>{mend.sentence}</span>
              <Button
                size="small"
                onClick={() =>
                  onPlacing(
                    PLAN_STEPS.mend,
                    mend.patch === undefined
                      ? withoutCameras(placing, new Set([camera.id]))
                      : withChanged(placing, new Set([camera.id]), () => mend.patch!),
                  )
                }
              >
                {mend.action}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Mending {
  readonly sentence: string;
  readonly action: string;
  /** Undefined where it is removed. */
  readonly patch?: Partial<Placement>;
}

function mendingOf(
  camera: Placement,
  problem: Problem,
  { plan, plans, groups }: Pick<ProblemsProps, 'plan' | 'plans' | 'groups'>,
): Mending {
  const { label } = camera;
  const group = groups.get(camera.cameraGroupId);
  switch (problem) {
    case 'noGroup':
      return { sentence: TEXTS.noGroup(label), action: TEXTS.remove };
    case 'beyond':
      return { sentence: TEXTS.beyond(label, group?.title ?? '', group?.quantity ?? 0), action: TEXTS.remove };
    case 'noPlan': {
      const middle = { x: plan.width / 2, y: plan.height / 2 };
      return { sentence: TEXTS.noPlan(label), action: TEXTS.here, patch: { planId: plan.id, ...middle } };
    }
    default: {
      const { width, height } = plans.find(({ id }) => id === camera.planId) ?? plan;
      const patch = { x: Math.min(width, Math.max(0, camera.x)), y: Math.min(height, Math.max(0, camera.y)) };
      return { sentence: TEXTS.outside(label), action: TEXTS.inside, patch };
    }
  }
}
