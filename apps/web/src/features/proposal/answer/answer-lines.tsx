import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import {
  ANSWER_WORDS,
  brokenOnSpare,
  lostWithDisk,
  priceNotes,
  withoutSpare,
  type Alternative,
  type AnsweredProposal,
  type Proposal,
} from '@site-designer/texts';
import type { LessRecorded, SettingChanges } from '@site-designer/sizing-engine';
import { useContext, type ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { moneyText } from '../../../lib/format/format-money.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { markedText } from '../../../lib/format/marked-text.ts';
import { AccessContext } from '../../../lib/state/access.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Line } from './line.tsx';
import styles from './answer-card.module.css';

/** What the lines of a card offer. */
export interface AnswerActions {
  /** Takes over the settings of an alternative or of a way out; omitted where the design cannot be changed. */
  readonly onUse?: ((way: UsedWay) => void) | undefined;
  /** Where prices are entered: a link for the names that have none. Omitted without an account. */
  readonly enterPrices?: ((designations: readonly string[], text: string) => ReactNode) | undefined;
}

/** Where no prices can be entered: those that there are still stand there. */
export function noLink(): ReactNode {
  return null;
}

/** Settings that are taken over, and what they are called in the history. */
export interface UsedWay {
  readonly title: string;
  readonly settings: SettingChanges | null;
  /** What changes of the cameras, if anything does. */
  readonly recorded?: LessRecorded | undefined;
}

/** What a card is of: the answer with its bill, which cheaper choices are compared with. */
export type CardProposal = AnsweredProposal & Pick<Proposal, 'bill' | 'billTotal'>;

export interface LineProps extends AnswerActions {
  readonly proposal: CardProposal;
}

/** What a failed server means. */
export function FailureLine({ proposal, onUse }: LineProps): ReactNode {
  const { onFailure } = proposal.answer;
  if (onFailure === null)
    return (
      <Line of="failure" icon="shield">
        {null}
      </Line>
    );
  const { gap, spares } = onFailure;
  const lost = lostWithDisk(proposal, ANSWER_WORDS);
  const broken = brokenOnSpare(proposal);
  if (spares > 0 && gap !== null) {
    return (
      <Line of="failure" icon={broken === '' ? 'shield' : 'warning'} tone={broken === '' ? 'good' : 'near'}>
        {broken === '' ? (
          <>
            {markedText(
              ANSWER_WORDS.spareRecords<ReactNode>(
                <Explained path="answer.onFailure.gap.high" name={TEXTS.gapName}>
                  <strong>{ANSWER_WORDS.gap(numberText(gap.low), numberText(gap.high))}</strong>
                </Explained>,
              ),
            )}
            {lost}
          </>
        ) : (
          <strong>{`${ANSWER_WORDS.spareIsOver(broken)}.${lost}`}</strong>
        )}
      </Line>
    );
  }
  const spare = proposal.alternatives.find((each) => each.spares > spares && 'failover.kind' in each.settings);
  return (
    <Line of="failure" icon="warning" tone="near">
      <strong data-note>{withoutSpare(proposal, ANSWER_WORDS)}</strong>
      {lost}
      {spare && onUse && (
        <Button size="small" className={styles.action} onClick={() => onUse(spare)}>
          {addSpare(spare)}
        </Button>
      )}
    </Line>
  );
}

function addSpare({ priceDifference }: Alternative): string {
  if (priceDifference === null) return TEXTS.addSpare;
  return TEXTS.addSpareFor(TEXTS.more(moneyText(priceDifference.amount, priceDifference.currency)));
}

/** What it costs, and what has no price. */
export function PriceLine({ proposal, enterPrices }: LineProps): ReactNode {
  const { price } = proposal.answer;
  const { noPrices } = useContext(AccessContext);
  if (noPrices !== undefined && noPrices !== '')
    return (
      <Line of="price" icon="tag">
        {noPrices}
      </Line>
    );
  if (enterPrices === undefined) return null;
  if (price === null) {
    return (
      <Line of="price" icon="tag">
        {TEXTS.noPrices} {enterPrices([], TEXTS.importPrices)}
      </Line>
    );
  }
  const { amount, currency, missing } = price;
  const notes = priceNotes(proposal, ANSWER_WORDS, numberText);
  return (
    <Line of="price" icon="tag">
      {amount !== null && currency !== null && <strong className={styles.money}>{moneyText(amount, currency)}</strong>}{' '}
      <span className="muted">{notes.join(', ')}</span>
      {missing.length > 0 && (
        <p className="muted">
          {ANSWER_WORDS.noPrice(missing)} {enterPrices(missing, TEXTS.enter)}
        </p>
      )}
    </Line>
  );
}
