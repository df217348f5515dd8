import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { ANSWER_WORDS, capitalized, type AnsweredProposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './answer-card.module.css';
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
          {ways.map(({ outcome, ...way }) => (
            <Button key={outcome} size="small" onClick={() => onUse({ title: capitalized(outcome), ...way })}>
              {capitalized(outcome)}
            </Button>
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
