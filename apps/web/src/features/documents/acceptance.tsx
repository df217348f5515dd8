import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import type { CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './customer.module.css';

interface AcceptanceProps {
  readonly title: string;
  readonly line: string;
  readonly document: Pick<CustomerDocument, 'customer' | 'seller'>;
  readonly link: string | undefined;
}

/** Where customer and seller sign; on paper alone. */
export function Acceptance({ title, line, document, link }: AcceptanceProps): ReactNode {
  const parties = [document.customer || TEXTS.customer, document.seller.name || TEXTS.seller];
  return (
    <section className={classNames(styles.part, styles.accepted)}>
      <h2>{title}</h2>
      <p>
        {line}
        {link !== undefined && (
          <>
            {', '}
            {TEXTS.orAt} <span className={styles.link}>{link}</span>
          </>
        )}
      </p>
      <div className={styles.signatures}>
        {parties.map((party, index) => (
          <div key={`${index} ${party}`}>
            <p className={styles.signature}>{TEXTS.nameAndDate}</p>
            <p className={styles.signature}>{TEXTS.signature}</p>
            <p>
              <strong>{party}</strong>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
