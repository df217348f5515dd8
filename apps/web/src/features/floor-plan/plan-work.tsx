import type { Placing, Plan } from '@site-designer/api-contract';
import { useCallback, useState, type ReactNode } from 'react';
import { PLAN_STEPS, PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { SELECT, type Tool } from './canvas/canvas-props.ts';
import { PlanCanvas } from './canvas/plan-canvas.tsx';
import type { Point } from './geometry/points.ts';
import { AreasCard } from './panel/areas-card.tsx';
import { GroupList } from './panel/group-list.tsx';
import { Legend } from './panel/legend.tsx';
import { PlanCard } from './panel/plan-card.tsx';
import { Problems } from './panel/problems.tsx';
import { SelectedPanel } from './panel/selected-panel.tsx';
import { Toolbar } from './panel/toolbar.tsx';
import type { Upload } from './picture/use-upload.ts';
import type { PlanInput } from './plan-input.ts';
import { closetNames, NOTHING, placedIn, withArea, withCameras, type PlanGroup, type Selected } from './plan-model.ts';
import styles from './plan-page.module.css';
import { useCovers } from './use-covers.ts';
import { usePicture, type Plans } from './use-plans.ts';
import { useSight } from './use-seen.ts';

interface PlanWorkProps extends PlanInput {
  readonly plan: Plan;
  readonly all: readonly Plan[];
  readonly plans: Plans;
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly upload: Upload;
  readonly onShow: (id: number) => void;
  readonly onAdd: (file: File) => void;
}

/** One plan, with all that is on it and what is selected. */
export function PlanWork(props: PlanWorkProps): ReactNode {
  const { call, place, plan, all, plans, groups, coverage, placing, upload } = props;
  const { onPlacing, onShow, onAdd } = props;
  const [tool, setTool] = useState<Tool>(SELECT);
  const [selected, setSelected] = useState<Selected>(NOTHING);
  const picture = usePicture(call, place, plan);
  const sight = useSight({ plan, groups, coverage });
  const covers = useCovers({ plan, placing, sight, coverage });
  const changePlan = useCallback(
    (update: Parameters<Plans['change']>[1]) => plans.change(plan.id, update),
    [plans, plan.id],
  );

  function putCamera(cameraGroupId: number, at: Point): void {
    const left = leftOf(groups.get(cameraGroupId), placing);
    if (left <= 0) return;
    const added = withCameras(placing, [{ cameraGroupId, planId: plan.id, ...at }]);
    onPlacing(PLAN_STEPS.place, added.placing);
    setSelected({ kind: 'cameras', ids: added.ids });
    if (left === 1) setTool(SELECT);
  }

  function chooseTool(kind: Exclude<Tool['kind'], 'place'>): void {
    if (kind !== 'closet') return setTool({ kind });
    const placed = new Set(placing.closets.map(({ name }) => name));
    setTool({ kind, name: closetNames(props.rows).find((name) => !placed.has(name)) });
  }

  function pressGroup(cameraGroupId: number, isByKeyboard: boolean): void {
    if (!isByKeyboard) return setTool({ kind: 'place', cameraGroupId });
    putCamera(cameraGroupId, besideOthers(plan, placing));
    document.querySelector<HTMLElement>('[data-plan]')?.focus();
  }

  return (
    <>
      <Summary groups={groups} placing={placing} coverage={coverage} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.sheet}>
            <Toolbar plans={all} shown={plan} {...{ onShow, onAdd, tool }} onTool={chooseTool} />
            <PlanCanvas
              key={plan.id}
              {...{ plan, picture, placing, groups, sight, tool, selected, onPlacing }}
              covers={covers.byArea}
              onTool={setTool}
              onSelect={setSelected}
              onPlan={changePlan}
              onPlace={putCamera}
              onDraftArea={(points) => {
                const added = withArea(placing, {
                  planId: plan.id,
                  points: [...points],
                  standard: '2014',
                  level: 'observe',
                });
                onPlacing(PLAN_STEPS.area, added.placing);
                setSelected({ kind: 'area', id: added.id });
                setTool(SELECT);
              }}
            />
            <Legend standard={sight.standard} hasAreas={placing.areas.length > 0} />
          </div>
          <AreasCard
            plan={plan}
            areas={placing.areas.filter(({ planId }) => planId === plan.id)}
            covers={covers}
            onDraw={() => setTool({ kind: 'area' })}
            onShow={(id) => setSelected({ kind: 'area', id })}
          />
          <p className="caption">{TEXTS.estimate}</p>
        </div>
        <div className={styles.side}>
          <SelectedPanel {...props} selected={selected} onSelect={setSelected} onPlan={changePlan} />
          <Problems {...{ plan, groups, placing, onPlacing }} plans={all} />
          <GroupList
            groups={groups}
            placing={placing}
            armed={tool.kind === 'place' ? tool.cameraGroupId : undefined}
            onPress={pressGroup}
          />
          <PlanCard
            plan={plan}
            plans={all}
            onChange={plans.change}
            onScale={() => setTool({ kind: 'scale' })}
            onReplace={(file) => upload.start(file, (replacement) => plans.replace(plan.id, replacement))}
            onRemove={() => void plans.remove(plan.id).catch(props.onFailure)}
          />
        </div>
      </div>
    </>
  );
}

function leftOf(group: PlanGroup | undefined, { placements }: Placing): number {
  return group === undefined ? 0 : group.quantity - placedIn(placements, group.cameraGroupId).length;
}

/** The middle of the plan, or beside what is there. */
function besideOthers({ id, width, height }: Plan, { placements }: Placing): Point {
  const step = Math.max(width, height) / 40;
  let at = { x: width / 2, y: height / 2 };
  const isTaken = (): boolean =>
    placements.some((each) => each.planId === id && Math.hypot(each.x - at.x, each.y - at.y) < step / 2);
  while (isTaken()) at = { x: at.x + step, y: at.y };
  return at;
}

function Summary({ groups, placing, coverage }: Pick<PlanWorkProps, 'groups' | 'placing' | 'coverage'>): ReactNode {
  const all = [...groups.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  const placed = [...groups.values()].reduce(
    (sum, { cameraGroupId, quantity }) => sum + Math.min(quantity, placedIn(placing.placements, cameraGroupId).length),
    0,
  );
  const short = (coverage ?? [])
    .filter(({ required }) => required?.met === false)
    .reduce((sum, { cameraGroupId }) => sum + placedIn(placing.placements, cameraGroupId).length, 0);
  return (
    <p className={styles.lead}>
      <strong>{TEXTS.placedOf(placed, all)}</strong> {short > 0 && TEXTS.short(short)}
    </p>
  );
}
