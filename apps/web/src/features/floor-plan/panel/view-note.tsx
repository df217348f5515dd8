import { levelName, type Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import { exactText } from '../../../lib/format/format-figure.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import type { PlanGroup } from '../model/plan-model.ts';
import { DRAWN_LEVELS, pixelsOf } from '../geometry/zones.ts';
import { roundTo } from './round.ts';
import styles from './panel.module.css';

interface ViewNoteProps {
  readonly group: PlanGroup;
  readonly coverage: Proposal['coverage'];
}

/** What the cameras of a group show, and whether that is enough for their purpose. */
export function ViewNote({ group, coverage }: ViewNoteProps): ReactNode {
  const shows = coverage?.find(({ cameraGroupId }) => cameraGroupId === group.cameraGroupId);
  if (shows === undefined) return <p className={styles.near}>{TEXTS.noLens}</p>;
  const { required } = shows;
  const { purpose } = group.first;
  if (required === null || purpose === null) {
    const far = DRAWN_LEVELS['2014'].flatMap((level) => {
      const groundM = shows.reach.find((each) => each.level === level)?.groundM;
      return groundM ? [TEXTS.reach(levelName(level), exactText(roundTo(groundM)))] : [];
    });
    return <p className="caption">{far.join(' · ')}</p>;
  }
  const distance = exactText(required.distanceM);
  const needed = exactText(pixelsOf(purpose.standard, required.level));
  return required.met ? (
    <p className={styles.fine}>
      <Icon name="check" />
      {TEXTS.met(levelName(required.level), distance)}
    </p>
  ) : (
    <p className={styles.near}>
      <Icon name="warning" />
      {TEXTS.tooShort(exactText(Math.round(required.density)), distance, needed)}
    </p>
  );
}
