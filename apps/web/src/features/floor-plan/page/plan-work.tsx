import type { Plan } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import type { CanvasProps } from '../canvas/canvas-props.ts';
import { PlanCanvas } from '../canvas/plan-canvas.tsx';
import { AreasCard } from '../panel/areas-card.tsx';
import { FilesCard } from '../panel/files-card.tsx';
import { GroupList } from '../panel/group-list.tsx';
import { Legend } from '../panel/legend.tsx';
import { PlanCard } from '../panel/plan-card.tsx';
import { Problems } from '../panel/problems.tsx';
import { SelectedPanel } from '../panel/selected-panel.tsx';
import { Toolbar } from '../panel/toolbar.tsx';
import type { Upload } from '../picture/use-upload.ts';
import type { PlanInput } from '../model/plan-input.ts';
import { placedIn, type PlanGroup } from '../model/plan-model.ts';
import styles from './plan-page.module.css';
import { useCovers } from '../model/use-covers.ts';
import { usePicture, type Plans } from '../model/use-plans.ts';
import { useSight } from '../model/use-seen.ts';
import { useWork } from './use-work.ts';

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
  const { pictures, place, plan, all, groups, coverage, placing, onPlacing, onShow, onAdd } = props;
  const work = useWork(props);
  const { tool, setTool, selected, setSelected, onPlan, onPlace, onOptics, onDraftArea } = work;
  const picture = usePicture(pictures, place, plan);
  const sight = useSight({ plan, groups, coverage });
  const covers = useCovers({ plan, placing, sight, coverage });
  return (
    <>
      <Summary groups={groups} placing={placing} coverage={coverage} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.sheet}>
            <Toolbar plans={all} shown={plan} {...{ onShow, onAdd, tool }} onTool={work.chooseTool} />
            <PlanCanvas
              key={plan.id}
              {...{ plan, picture, placing, groups, sight, tool, selected, onPlacing }}
              {...{ onPlan, onPlace, onOptics, onDraftArea }}
              covers={covers.byArea}
              onTool={setTool}
              onSelect={setSelected}
            />
            <Legend standard={sight.standard} hasAreas={placing.areas.length > 0} />
          </div>
          <div className={styles.below}>
            <AreasCard
              plan={plan}
              areas={placing.areas.filter(({ planId }) => planId === plan.id)}
              covers={covers}
              onDraw={() => setTool({ kind: 'area' })}
              onShow={(id) => setSelected({ kind: 'area', id })}
            />
            <p className="caption">{TEXTS.estimate}</p>
          </div>
        </div>
        <div className={styles.side}>
          <SelectedPanel {...props} selected={selected} onSelect={setSelected} onPlan={onPlan} />
          <Problems {...{ plan, groups, placing, onPlacing }} plans={all} />
          <GroupList
            groups={groups}
            placing={placing}
            armed={tool.kind === 'place' ? tool.cameraGroupId : undefined}
            onPress={work.pressGroup}
          />
          <FilesCard {...props} />
          <Floor {...props} onPlan={onPlan} onTool={setTool} />
        </div>
      </div>
    </>
  );
}

function Floor({
  plan,
  all,
  plans,
  upload,
  onFailure,
  onPlan,
  onTool,
}: PlanWorkProps & Pick<CanvasProps, 'onPlan' | 'onTool'>): ReactNode {
  return (
    <PlanCard
      plan={plan}
      plans={all}
      onChange={plans.change}
      {...{ onPlan, onTool }}
      onReplace={(file) => upload.start(file, (picture) => plans.replace(plan.id, picture))}
      onRemove={() => void plans.remove(plan.id).catch(onFailure)}
    />
  );
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
