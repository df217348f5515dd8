import { SALES_PAGE_TEXTS as TEXTS } from '#texts/proposal/sales-page.ts';
import { formatsOf, type MarkedText, type SalesDocument, type SalesPart } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import type { DocumentBrand } from './document-head.tsx';
import { DocumentHead, Sentences } from './document-head.tsx';
import { DocumentTable } from './document-table.tsx';
import { Marked } from './facts.tsx';
import { ItemTable } from './item-table.tsx';
import { PromiseTable } from './promise-table.tsx';
import styles from './installer.module.css';
import { LANGUAGE } from '../../lib/format/locale.ts';

interface SalesPagesProps {
  readonly document: SalesDocument;
  readonly brand: DocumentBrand;
}

/** A sales engineer's document, the same on screen, on paper and behind a link. */
export function SalesPages({ document, brand }: SalesPagesProps): ReactNode {
  const { promises, cameras, promiseNote, items, price, warnings, margin, pages, assumptions } = document;
  const formats = formatsOf(document.locale);
  const asked = pages.find(({ code }) => code === 'asked');
  const before = pages.filter((page) => page !== asked);
  // It stays on the page of what follows, which is short.
  const closing = before.at(-1)?.parts.at(-1);
  return (
    <article className={styles.document} aria-label={TEXTS.title} lang={LANGUAGE}>
      <section className={styles.page} aria-label={TEXTS.answer}>
        <DocumentHead document={document} brand={brand} />
        <Sentences {...document} />
        <Lines heading="h2" title={TEXTS.toKnow} lines={warnings.map((text) => ({ text }))} />
        <h2 className={styles.subtitle}>{TEXTS.items}</h2>
        <ItemTable {...{ items, price, formats }} />
        {margin && <Part part={margin} />}
      </section>
      {before.map(({ code, title, parts }) => (
        <section key={code} className={styles.page} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          {code === 'recorded' && (
            <>
              <PromiseTable {...{ promises, cameras, formats }} />
              {promiseNote !== '' && <p>{promiseNote}</p>}
            </>
          )}
          {parts.map((part) => (part === closing ? null : <Part key={part.title} part={part} />))}
        </section>
      ))}
      <div className={styles.last}>
        {closing && <Part part={closing} />}
        {asked && <Asked page={asked} assumptions={assumptions} />}
      </div>
    </article>
  );
}

interface AskedProps extends Pick<SalesDocument, 'assumptions'> {
  readonly page: SalesDocument['pages'][number];
}

function Asked({ page: { title, parts }, assumptions }: AskedProps): ReactNode {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      {assumptions.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{TEXTS.assumptions}</h3>
          <ol className={classNames(styles.notes, styles.numbered)}>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Part({ part: { title, lines, table } }: { readonly part: SalesPart }): ReactNode {
  if (table === null) return <Lines title={title} lines={lines} />;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      {lines.map((line) => (
        <p key={line.text}>
          <Marked {...line} />
        </p>
      ))}
      <DocumentTable<readonly MarkedText[]>
        label={title}
        columns={table.columns.map((column, place) => ({ ...column, cell: (row) => <Marked {...row[place]!} /> }))}
        rows={table.rows}
      />
    </>
  );
}

/** More short lines than this stand in two columns on paper. */
const MANY = 10;

interface LinesProps {
  readonly title: string;
  readonly lines: readonly MarkedText[];
  /** The first page has no title that it stands below. */
  readonly heading?: 'h2';
}

function Lines({ title, lines, heading }: LinesProps): ReactNode {
  if (lines.length === 0) return null;
  const Heading = heading ?? 'h3';
  return (
    <>
      <Heading className={styles.subtitle}>{title}</Heading>
      <ul className={classNames(styles.notes, lines.length > MANY && styles.many)}>
        {lines.map((line) => (
          <li key={line.text}>
            <Marked {...line} />
          </li>
        ))}
      </ul>
    </>
  );
}
