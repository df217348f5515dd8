import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { capitalized, type Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './answer-card.module.css';
import type { AnswerActions } from './answer-lines.tsx';

interface WaysOutProps extends Pick<AnswerActions, 'onUse'> {
  readonly proposal: Proposal;
}

/** Why nothing fits, and what would. */
export function WaysOut({ proposal, onUse }: WaysOutProps): ReactNode {
  const { answer, errorMessage, totals } = proposal;
  const { cameras, storageTb, peakMbit } = totals;
  // Ways that change the cameras stand in the message.
  const ways = answer.failed!.ways.flatMap(({ settings, outcome }) =>
    settings === null ? [] : [{ settings, outcome }],
  );
  return (
    <div className={styles.card}>
      <p className={styles.headline} aria-live="polite">
        {TEXTS.nothingFits}
      </p>
      <p>{errorMessage}</p>
      {ways.length > 0 && onUse && (
        <div className={styles.ways}>
          <p>
            <strong>{TEXTS.ways}</strong>
          </p>
          {ways.map(({ settings, outcome }) => (
            <Button key={outcome} size="small" onClick={() => onUse({ title: capitalized(outcome), settings })}>
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
