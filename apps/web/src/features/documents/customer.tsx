import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import { PLAN_SHEETS } from '#texts/editor/plan-sheets.ts';
import { formatsOf, type CustomerDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './customer.module.css';
import { DocumentHead, Sentences, type DocumentBrand } from './document-head.tsx';
import { ItemTable } from './item-table.tsx';
import { Part } from './part.tsx';
import { PromiseTable } from './promise-table.tsx';
import { Terms } from './terms.tsx';
import { LANGUAGE } from '../../lib/format/locale.ts';

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
  const { promises, cameras, promiseNote, items, price, annex } = document;
  const formats = formatsOf(document.locale);
  const whole = price === null ? undefined : formats.money(price.gross, price.currency);
  return (
    <article className={classNames(styles.document, isPage && styles.onPage)} lang={LANGUAGE}>
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
      <Terms {...{ document, link, isPage }} />
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
