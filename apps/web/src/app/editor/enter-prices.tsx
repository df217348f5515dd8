import { ANSWER_TEXTS } from '#texts/proposal/answer-card.ts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import { priceListAddress } from '../pages/addresses.ts';

/** A link to the price list, with the names that have no price. */
export function enterPrices(designations: readonly string[], text: string): ReactNode {
  return (
    <Link
      to={priceListAddress(designations)}
      aria-label={text === ANSWER_TEXTS.enter ? ANSWER_TEXTS.enterLabel : undefined}
    >
      {text}
    </Link>
  );
}
