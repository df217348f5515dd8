import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { ANSWER_WORDS, capitalized, type AnsweredProposal } from '@site-designer/texts';
import { useId, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './answer-card.module.css';
import { wayGives } from './answer-hardware.ts';
import type { AnswerActions } from './answer-lines.tsx';
import { Place } from './line.tsx';

interface WaysOutProps extends Pick<AnswerActions, 'onUse'> {
  readonly proposal: AnsweredProposal;
}

/** Why nothing fits, and what would. */
export function WaysOut({ proposal, onUse }: WaysOutProps): ReactNode {
  const { answer, totals } = proposal;
  const { cameras, storageTb, peakMbit } = totals;
  // What a person cannot type stands in the reason.
  const { reason, ways: all } = answer.failed!;
  const ways = all.filter(({ settings, recorded }) => settings !== null || recorded !== undefined);
  return (
    <div className={styles.card}>
      <Place of={['what']}>
        <p className={styles.headline} aria-live="polite">
          {ANSWER_WORDS.nothingFits}
        </p>
      </Place>
      <Place of={['how']}>
        <p>{reason}</p>
      </Place>
      {ways.length > 0 && onUse && (
        <div className={styles.ways}>
          <p>
            <strong>{ANSWER_WORDS.ways}</strong>
          </p>
          {ways.map((way) => (
            <Way key={way.outcome} way={way} onUse={onUse} />
          ))}
        </div>
      )}
      <p className="muted">
        {TEXTS.demand([
          quantityText(cameras.value, 'cameras'),
          quantityText(storageTb.value, 'TB'),
          quantityText(peakMbit.value, 'Mbit/s'),
        ])}
      </p>
    </div>
  );
}

interface WayProps extends Required<Pick<AnswerActions, 'onUse'>> {
  readonly way: NonNullable<AnsweredProposal['answer']['failed']>['ways'][number];
}

/** A press for a way out, and what it gives. */
function Way({ way, onUse }: WayProps): ReactNode {
  const { outcome, settings, recorded } = way;
  const id = useId();
  return (
    <div>
      <Button
        size="small"
        aria-describedby={id}
        onClick={() => onUse?.({ title: capitalized(outcome), settings, recorded })}
      >
        {capitalized(outcome)}
      </Button>
      <p id={id} className="muted">
        {wayGives(way)}
      </p>
    </div>
  );
}
