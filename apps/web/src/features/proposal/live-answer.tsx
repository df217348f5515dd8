import type { LimitState, Proposal } from '@site-designer/sizing-engine';
import { useState, type ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../lib/format-quantity.ts';
import { Figure } from '../../ui/figure.tsx';
import { Meter } from '../../ui/meter.tsx';
import { stepsOf } from './limits.tsx';
import styles from './live-answer.module.css';
import { LiveChanges } from './live-changes.tsx';
import { hardwareText } from './live-difference.ts';
import { Percent } from './percent.tsx';
import { percentOf, recommendationOf, type Bar } from './recommendation.ts';
import { SpecList, type Spec } from './spec-list.tsx';

interface LiveAnswerProps {
  readonly proposal: Proposal;
  /** The proposal that was made last; undefined where there is none. */
  readonly saved?: Proposal | undefined;
  /** The button that makes a proposal of it. */
  readonly action: ReactNode;
}

/** The answer while one types: digits change in place, nothing else moves. */
export function LiveAnswer({ proposal, saved, action }: LiveAnswerProps): ReactNode {
  const [opened] = useState(proposal);
  const recommendation = recommendationOf(proposal);
  return (
    <section className={styles.panel} aria-label="Live answer">
      <div className={styles.answer} aria-live="polite">
        <p className={styles.quantity}>{recommendation ? hardwareText(recommendation) : 'No answer yet'}</p>
        <p className={styles.reason}>{recommendation ? nearestStep(proposal) : proposal.errorMessage}</p>
      </div>
      <SpecList isStacked specs={figuresOf(proposal)} />
      <div className={styles.bars}>
        {(recommendation?.bars ?? NO_BARS).map(({ label, percent }) => (
          <Meter key={label} label={label} percent={percent}>
            {recommendation ? <Percent value={percent} /> : '–'}
          </Meter>
        ))}
      </div>
      {action}
      <LiveChanges
        title={saved ? 'Changed since the proposal' : 'Changed since you opened the design'}
        before={saved ?? opened}
        after={proposal}
      />
    </section>
  );
}

/** Bars of an answer that there is not, so that the panel keeps its size. */
const NO_BARS: readonly Bar[] = ['Storage', 'Load', 'Client network'].map((label) => ({ label, percent: 0 }));

/** The step that comes first when the design grows. */
function nearestStep({ headroom }: Proposal): string {
  return stepsOf(headroom).find(({ direction }) => direction === 'more')?.message ?? '';
}

function figuresOf({ totals: { storageTb, peakMbit, cameras }, bindingConstraint }: Proposal): Spec[] {
  return [
    ['Cameras', <Figure key="cameras" value={cameras.value} unit="cameras" />],
    ['Storage', <Figure key="storage" value={storageTb.value} unit="TB" />],
    ['Likely range', `${formatQuantity(storageTb.low, 'TB').number} to ${quantityText(storageTb.high, 'TB')}`],
    ['Data rate', <Figure key="rate" value={peakMbit.value} unit="Mbit/s" />],
    ['Tightest limit', bindingConstraint ? limitText(bindingConstraint) : 'none'],
  ];
}

function limitText({ title, value, max }: LimitState): string {
  return `${title}, ${quantityText(percentOf(value, max), '%')}`;
}
