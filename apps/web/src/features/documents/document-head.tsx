import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import type { CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { drawnLogo } from '../../lib/files/drawn-logo.ts';
import styles from './customer.module.css';

/** What a company looks like on its documents. */
export interface DocumentBrand {
  readonly name: string;
  /** Address of the picture; null where the name stands there. */
  readonly logo: string | null;
}

interface DocumentHeadProps {
  readonly document: Pick<CustomerDocument, 'title' | 'customer' | 'contact' | 'reference' | 'date' | 'validUntil'>;
  readonly brand: DocumentBrand;
}

/** Whose document it is, what it is about, and for whom. */
export function DocumentHead({ document, brand }: DocumentHeadProps): ReactNode {
  const logo = drawnLogo(brand.logo);
  return (
    <>
      <header className={styles.letterhead}>
        {logo === null ? null : <img src={logo} alt="" className={styles.logo} />}
        <strong>{brand.name}</strong>
      </header>
      <h1>{document.title}</h1>
      <Facts document={document} />
    </>
  );
}

function Facts({ document }: Pick<DocumentHeadProps, 'document'>): ReactNode {
  const { customer, contact, reference, date, validUntil } = document;
  const facts = [
    [TEXTS.customer, customer],
    [TEXTS.contact, contact],
    [TEXTS.reference, reference],
    [TEXTS.date, date],
    [TEXTS.validUntil, validUntil],
  ].filter(([, text]) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is bought, in sentences. */
export function Sentences({ sentences, emphasis }: Pick<CustomerDocument, 'sentences' | 'emphasis'>): ReactNode {
  return (
    <div className={styles.sentences}>
      {sentences.map((sentence) => (
        <p key={sentence}>{withStrong(sentence, emphasis)}</p>
      ))}
    </div>
  );
}

/** A sentence with the part of it that is drawn strong. */
function withStrong(sentence: string, emphasis: readonly string[]): ReactNode {
  const strong = emphasis.find((part) => sentence.includes(part));
  if (strong === undefined) return sentence;
  const start = sentence.indexOf(strong);
  return (
    <>
      {sentence.slice(0, start)}
      <strong>{strong}</strong>
      {sentence.slice(start + strong.length)}
    </>
  );
}
