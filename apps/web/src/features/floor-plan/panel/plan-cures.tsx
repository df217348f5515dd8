import type { ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { PLAN_CAMERAS as TEXTS, PLAN_STEPS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Cure } from '../model/plan-input.ts';
import type { PlanGroup } from '../model/plan-model.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './panel.module.css';

const NAMES: Readonly<Record<Cure['kind'], (then: string) => string>> = {
  lens: TEXTS.cureLens,
  resolution: (then) => then,
  distance: TEXTS.cureDistance,
  tilt: TEXTS.cureTilt,
};

interface PlanCuresProps extends Pick<PanelProps, 'coverage' | 'curesOf' | 'onGroup'> {
  readonly group: PlanGroup;
}

/** What would give the cameras of a group their purpose, each one press away. */
export function PlanCures({ group, coverage, curesOf, onGroup }: PlanCuresProps): ReactNode {
  const { cameraGroupId, title, quantity, first } = group;
  const shows = coverage?.find((each) => each.cameraGroupId === cameraGroupId);
  const cures = shows === undefined ? [] : curesOf(shows, first);
  if (cures.length === 0) return null;
  const costs = cures
    .filter(({ addedTb }) => addedTb > 0)
    .map(({ then, addedTb }) => TEXTS.cureCosts(then, quantityText(addedTb, 'TB')));
  const notes = [TEXTS.cureNote(quantity, title), ...(costs.length === 0 ? [TEXTS.cureFree] : costs)];
  return (
    <section className={styles.cable} aria-label={TEXTS.cures}>
      <div className={styles.actions}>
        {cures.map(({ kind, then, patch }) => (
          <Button key={kind} size="small" onClick={() => onGroup(PLAN_STEPS.cure, first, patch)}>
            {NAMES[kind](then)}
          </Button>
        ))}
      </div>
      <p className="caption">{notes.filter((note) => note !== '').join(' ')}</p>
    </section>
  );
}
