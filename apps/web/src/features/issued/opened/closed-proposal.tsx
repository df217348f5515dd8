import { SHARED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import type { ClosedProposal as Closed } from '@site-designer/api-contract/proposal-addresses';
import { COLON } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import styles from './issued.module.css';

/** In place of the document: why it no longer counts, and whom to ask. */
export function ClosedProposal({ proposal }: { readonly proposal: Closed }): ReactNode {
  const { status, validUntilUtc, seller } = proposal;
  return (
    <>
      <p>{status === 'superseded' ? TEXTS.superseded : TEXTS.expired(formatDay(validUntilUtc))}</p>
      <div className={styles.contact}>
        <p dir="auto">{TEXTS.ask(seller.name)}</p>
        {seller.phone !== null && (
          <p>
            {TEXTS.phone}
            {COLON}
            <a href={`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`}>{seller.phone}</a>
          </p>
        )}
        {seller.email !== null && (
          <p>
            {TEXTS.email}
            {COLON}
            <a href={`mailto:${encodeURIComponent(seller.email)}`}>{seller.email}</a>
          </p>
        )}
      </div>
    </>
  );
}
