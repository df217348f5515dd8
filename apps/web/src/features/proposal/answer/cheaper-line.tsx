import { ALTERNATIVE_TEXTS } from '#texts/proposal/alternatives.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import { ANSWER_WORDS, cheaperChoice, noneCheaper } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { markedText } from '../../../lib/format/marked-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './answer-card.module.css';
import type { LineProps } from './answer-lines.tsx';
import { ComparedPair } from './compared-pair.tsx';
import { Line } from './line.tsx';

/** The alternative that costs the least, and what is lost with it. */
export function CheaperLine({ proposal, onUse, enterPrices }: LineProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { answer, alternatives } = proposal;
  // A design for presales to work out is not the place for savings.
  const presales = proposal.warnings.find(({ code }) => code === 'contact-presales');
  if (presales !== undefined) {
    return (
      <Line of="cheaper" icon="warning" tone="near">
        <strong>{presales.message}</strong>
      </Line>
    );
  }
  if (enterPrices === undefined) return null;
  const { cheaper, price } = answer;
  const found = cheaperChoice(proposal);
  if (!cheaper || !found || price?.currency == null) {
    return (
      <Line of="cheaper" icon="less">
        <span className="muted">
          {price === null ? TEXTS.cheaperNeedsPrices : noneCheaper(alternatives, ANSWER_WORDS)}
        </span>
      </Line>
    );
  }
  return (
    <Line of="cheaper" icon="less" tone="good">
      {markedText(
        ANSWER_WORDS.cheaper<ReactNode>(
          <strong>{ANSWER_WORDS.less(moneyText(cheaper.saves, price.currency))}</strong>,
          quantityText(cheaper.percent, '%'),
          [cheaper.title, ...found.differences],
        ),
      )}
      <div className={classNames(styles.actions, 'no-print')}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={ALTERNATIVE_TEXTS.compareWith(cheaper.title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {ALTERNATIVE_TEXTS.compare}
        </Button>
        {onUse && (
          <Button size="small" aria-label={TEXTS.useLabel(cheaper.title)} onClick={() => onUse(found)}>
            {TEXTS.use}
          </Button>
        )}
      </div>
      {isOpen && <ComparedPair proposal={proposal} alternative={found} />}
    </Line>
  );
}
