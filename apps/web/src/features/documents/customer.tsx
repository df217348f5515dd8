import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import { PLAN_SHEETS } from '#texts/editor/plan.ts';
import { formatsOf, type CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Acceptance } from './acceptance.tsx';
import styles from './customer.module.css';
import { DocumentHead, Sentences, type DocumentBrand } from './document-head.tsx';
import { ItemTable } from './item-table.tsx';
import { Part } from './part.tsx';
import { PromiseTable } from './promise-table.tsx';

interface CustomerPagesProps {
  readonly document: CustomerDocument;
  readonly brand: DocumentBrand;
  /** Where it may be accepted as well; printed. */
  readonly link?: string | undefined;
  /** On the page of a link: the page shows the logo, and the terms are folded. Paper has both whole. */
  readonly isPage?: boolean | undefined;
  /** The floor plans, where there are some. */
  readonly plans?: ReactNode;
}

/** A customer's document, the same on screen, on paper and in a file. */
export function CustomerPages({ document, brand, link, isPage = false, plans }: CustomerPagesProps): ReactNode {
  const { promises, cameras, promiseNote, items, price, terms, annex } = document;
  const formats = formatsOf(document.locale);
  const whole = price === null ? undefined : formats.money(price.gross, price.currency);
  return (
    <article className={classNames(styles.document, isPage && styles.onPage)} lang="en">
      <DocumentHead document={document} brand={brand} />
      <section className={styles.part}>
        <h2>{TEXTS.get}</h2>
        <Sentences {...document} />
      </section>
      <section className={styles.part}>
        <h2>{TEXTS.promises}</h2>
        <PromiseTable {...{ promises, cameras, formats }} />
        {promiseNote !== '' && <p className={styles.muted}>{promiseNote}</p>}
      </section>
      <Part
        title={price === null ? TEXTS.items : TEXTS.itemsAndPrices}
        hint={whole}
        folds={isPage ? 'narrow' : 'never'}
      >
        <ItemTable {...{ items, price, formats }} />
      </Part>
      <div className={styles.closing}>
        {terms.map(({ code, title: heading, lines }) =>
          code === 'accepted' ? (
            <Acceptance key={code} title={heading} line={lines.join(' ')} document={document} link={link} />
          ) : (
            <Part
              key={code}
              title={heading}
              className={COLUMNS[code]}
              folds={isPage && FOLDED.has(code) ? 'always' : 'never'}
            >
              <Lines lines={lines} isList={LISTS.has(code)} />
            </Part>
          ),
        )}
      </div>
      {plans && (
        <Part title={PLAN_SHEETS.title} className={styles.annex} folds="never">
          {plans}
        </Part>
      )}
      {annex && (
        <Part title={TEXTS.annex} className={styles.annex} folds={isPage ? 'always' : 'never'}>
          <PromiseTable promises={annex} cameras={cameras} formats={formats} />
        </Part>
      )}
    </article>
  );
}

type Code = CustomerDocument['terms'][number]['code'];

const LISTS: ReadonlySet<Code> = new Set(['basis', 'failures', 'included', 'notIncluded', 'it']);
const FOLDED: ReadonlySet<Code> = new Set(['basis', 'failures', 'included', 'notIncluded', 'it', 'power', 'terms']);

/** Parts that stand side by side. */
const COLUMNS: Readonly<Partial<Record<Code, string | undefined>>> = {
  included: styles.included,
  notIncluded: styles.notIncluded,
};

function Lines({ lines, isList }: { readonly lines: readonly string[]; readonly isList: boolean }): ReactNode {
  if (isList) {
    return (
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return lines.map((line) => (
    <p key={line} className={styles.paragraph}>
      {line}
    </p>
  ));
}
