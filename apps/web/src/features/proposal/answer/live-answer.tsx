import { RECOMMENDATION_TEXTS } from '#texts/proposal.ts';
import { LIVE_TEXTS as TEXTS } from '#texts/proposal-live.ts';
import type { LimitState, Proposal } from '@site-designer/sizing-engine';
import { memo, useState, type ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../../lib/format-quantity.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { limitTitle } from './limit-title.ts';
import { stepsOf } from './limits.tsx';
import styles from './live-answer.module.css';
import { LiveChanges } from './live-changes.tsx';
import { hardwareText } from './live-difference.ts';
import { Percent } from '../figures/percent.tsx';
import { recommendationOf } from './recommendation.ts';
import { SpecList, type Spec } from '../figures/spec-list.tsx';

interface LiveAnswerProps {
  /** Undefined until the first one is calculated. */
  readonly proposal: Proposal | undefined;
  /** The proposal that was made last; undefined where there is none. */
  readonly saved?: Proposal | undefined;
  /** The button that makes a proposal of it. */
  readonly action: ReactNode;
}

/** The answer while one types: digits change in place, nothing else moves. */
export const LiveAnswer = memo(function LiveAnswer({ proposal, saved, action }: LiveAnswerProps): ReactNode {
  const recommendation = proposal && recommendationOf(proposal);
  return (
    <section className={styles.panel} aria-label={TEXTS.title}>
      <div className={styles.answer} aria-live="polite">
        {proposal && (
          <>
            <p className={styles.quantity}>{headlineOf(proposal)}</p>
            <p className={styles.reason}>{recommendation ? nearestStep(proposal) : proposal.errorMessage}</p>
          </>
        )}
      </div>
      <SpecList isStacked specs={proposal ? figuresOf(proposal) : NO_FIGURES} />
      <div className={styles.bars}>
        {(recommendation?.bars ?? NO_BARS).map(({ label, percent }) => (
          <Meter key={label} label={label} percent={percent}>
            {recommendation ? <Percent value={percent} /> : TEXTS.unknown}
          </Meter>
        ))}
      </div>
      {action}
      {proposal && <Changes {...{ proposal, saved }} />}
    </section>
  );
});

/** The hardware in a few words, or that there is none. */
export function headlineOf(proposal: Proposal): string {
  const recommendation = recommendationOf(proposal);
  return recommendation ? hardwareText(recommendation) : TEXTS.noAnswer;
}

function Changes({
  proposal,
  saved,
}: {
  readonly proposal: Proposal;
  readonly saved: Proposal | undefined;
}): ReactNode {
  const [opened] = useState(proposal);
  const title = saved ? TEXTS.sinceProposal : TEXTS.sinceOpened;
  return <LiveChanges title={title} before={saved ?? opened} after={proposal} />;
}

/** Empty bars where there is no answer, so that the panel keeps its size. */
const NO_BARS = [RECOMMENDATION_TEXTS.storage, RECOMMENDATION_TEXTS.load, RECOMMENDATION_TEXTS.clientNetwork].map(
  (label) => ({ label, percent: 0 }),
);

const NO_FIGURES = [TEXTS.cameras, TEXTS.storage, TEXTS.range, TEXTS.rate, TEXTS.tightest].map((label): Spec => [
  label,
  TEXTS.unknown,
]);

/** The step that comes first when the design grows. */
function nearestStep({ headroom }: Proposal): string {
  return stepsOf(headroom).find(({ direction }) => direction === 'more')?.message ?? '';
}

function figuresOf(proposal: Proposal): Spec[] {
  const { totals, bindingConstraint } = proposal;
  const { storageTb, peakMbit, cameras } = totals;
  return [
    [TEXTS.cameras, <Figure key="cameras" value={cameras.value} unit="cameras" />],
    [TEXTS.storage, <Figure key="storage" value={storageTb.value} unit="TB" />],
    [TEXTS.range, TEXTS.fromTo(formatQuantity(storageTb.low, 'TB').number, quantityText(storageTb.high, 'TB'))],
    [TEXTS.rate, <Figure key="rate" value={peakMbit.value} unit="Mbit/s" />],
    [
      TEXTS.tightest,
      bindingConstraint
        ? limitText({ ...bindingConstraint, title: limitTitle(bindingConstraint, proposal) })
        : TEXTS.none,
    ],
  ];
}

function limitText({ title, percent }: LimitState): string {
  return `${title}, ${quantityText(percent, '%')}`;
}
