import type { Plan } from '@site-designer/api-contract';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { LoadingDots } from '../../../ui/states/loading-dots.tsx';
import { GroupList } from '../panel/group-list.tsx';
import { PageDialog } from '../picture/page-dialog.tsx';
import { PlanStart } from '../picture/plan-start.tsx';
import { useUpload } from '../picture/use-upload.ts';
import type { PlanInput } from '../model/plan-input.ts';
import { planGroups } from '../model/plan-model.ts';
import styles from './plan-page.module.css';
import { PlanWork } from './plan-work.tsx';
import { usePlans } from '../model/use-plans.ts';

/** The floor plans of the site, with the cameras of the design on them. */
export function PlanPage(input: PlanInput): ReactNode {
  const { rows, placing, onFailure } = input;
  const plans = usePlans(input);
  const upload = useUpload(onFailure);
  const [shownId, setShownId] = useState<number>();
  const groups = useMemo(() => planGroups(rows), [rows]);
  const all = plans.plans;

  const add = useCallback(
    (file: File): void =>
      upload.start(file, async (picture) => setShownId((await plans.add(picture, floorName(file, all ?? []))).id)),
    [upload, plans, all],
  );

  if (all === undefined) return <LoadingDots />;
  const shown = all.find(({ id }) => id === shownId) ?? all[0];
  const cameras = [...groups.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.page}>
      {upload.problem !== undefined && <Banner tone="over">{upload.problem}</Banner>}
      {upload.doing !== undefined && <output className={styles.doing}>{upload.doing}</output>}
      {shown === undefined ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <PlanStart onFile={add} />
          </div>
          <div className={styles.side}>
            {cameras === 0 ? <p className="muted">{TEXTS.noCameras}</p> : <p>{TEXTS.waiting(cameras)}</p>}
            {cameras > 0 && <GroupList groups={groups} placing={placing} armed={undefined} onPress={() => undefined} />}
          </div>
        </div>
      ) : (
        <PlanWork {...input} {...{ plans, groups, upload }} plan={shown} all={all} onShow={setShownId} onAdd={add} />
      )}
      {upload.pdf && <PageDialog pdf={upload.pdf} onChoose={upload.choosePage} onClose={upload.cancel} />}
    </div>
  );
}

/** The name of the file, unless it says nothing. */
function floorName({ name }: File, plans: readonly Plan[]): string {
  const title = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 60);
  const isTelling =
    /[a-z]{3}/i.test(title) && !/^(?:img|scan|image|page|plan|document|untitled|download)\b/i.test(title);
  return isTelling ? title : TEXTS.floorName(plans.length + 1);
}
