import { OFFER_TEXTS as TEXTS } from '#texts/editor/offer.ts';
import type { Offer } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { moneyText } from '../../../lib/format/format-money.ts';
import styles from './own-lines.module.css';
import { PercentField } from './percent-field.tsx';

interface OfferSumsProps {
  readonly offer: Offer;
  readonly billTotal: BillTotal;
  readonly currency: string;
  readonly messageOf: (field: 'discountPercent' | 'vatPercent') => string | undefined;
  readonly onChange: (label: string, patch: Partial<Offer>) => void;
}

/** Discount and VAT, and the sums that they make. */
export function OfferSums({ offer, billTotal, currency, messageOf, onChange }: OfferSumsProps): ReactNode {
  const { amount, pricedLines, lines, discount, net, vat, gross } = billTotal;
  const shown = (sum: string | null | undefined) =>
    sum === null || sum === undefined ? TEXTS.noSum : moneyText(sum, currency);
  const isTakenOff = typeof discount === 'string' && offer.discountPercent > 0;
  return (
    <table className={styles.sums} aria-label={TEXTS.sums}>
      <tbody>
        <Sum title={pricedLines < lines ? TEXTS.subtotal : TEXTS.total} sum={shown(amount)} />
        <Sum title={TEXTS.discount} sum={isTakenOff ? `−${shown(discount)}` : shown(discount)}>
          <PercentField
            label={`${TEXTS.discount}, ${TEXTS.percent}`}
            value={offer.discountPercent}
            message={messageOf('discountPercent')}
            onChange={(percent) => onChange(TEXTS.steps.discount, { discountPercent: percent ?? 0 })}
          />
        </Sum>
        <Sum title={TEXTS.net} sum={shown(net)} />
        <Sum title={TEXTS.vat} sum={shown(vat)}>
          <PercentField
            label={`${TEXTS.vat}, ${TEXTS.percent}`}
            value={offer.vatPercent}
            message={messageOf('vatPercent')}
            onChange={(vatPercent) => onChange(TEXTS.steps.vat, { vatPercent })}
          />
        </Sum>
        <Sum title={TEXTS.gross} sum={shown(gross)} />
      </tbody>
    </table>
  );
}

interface SumProps {
  readonly title: string;
  readonly sum: string;
  /** The field of its percentage. */
  readonly children?: ReactNode;
}

function Sum({ title, sum, children }: SumProps): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        {children !== undefined && (
          <span className={styles.percent}>
            {children}
            {TEXTS.percent}
          </span>
        )}
      </td>
      <td className={styles.number}>{sum}</td>
    </tr>
  );
}
