import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import { formatsOf, type NetworkDocument, type ProjectNetworkDocument } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { usePageHeader, type PageMargins } from '../../explained/use-page-header.ts';
import { classNames } from '../../lib/format/class-names.ts';
import type { InstallerHead } from './installer.tsx';
import { DerivedTable, QuestionTable } from './network-parts.tsx';
import styles from './installer.module.css';

export interface NetworkPagesProps {
  readonly document: NetworkDocument;
  readonly head: InstallerHead;
}

/** The IT request sheet of a design, on paper and behind a link. */
export function NetworkPages({ document, head }: NetworkPagesProps): ReactNode {
  const { projectName, siteName } = head;
  usePageHeader(networkMargins({ document, head }));
  return (
    <article className={styles.document} aria-label={TEXTS.title}>
      <section className={styles.page} aria-label={document.title}>
        <h2 className={styles.title}>{document.title}</h2>
        <p className={styles.place} dir="auto">
          {TEXTS.place(projectName, siteName)}. {document.summary}
        </p>
        <Sheet document={document} />
      </section>
    </article>
  );
}

/** What stands in the margins of its pages. */
export function networkMargins({ document, head }: NetworkPagesProps): PageMargins {
  return {
    subject: TEXTS.pageHead(head.seller),
    number: head.number,
    legend: TEXTS.pageFoot({ ...head, day: formatsOf(document.locale).day(head.designedUtc) }),
  };
}

interface ProjectNetworkPagesProps {
  readonly document: ProjectNetworkDocument;
  readonly seller: string;
  readonly projectName: string;
}

/** The same of a project: its sums, then the sheet of each site. */
export function ProjectNetworkPages({ document, seller, projectName }: ProjectNetworkPagesProps): ReactNode {
  const { headings, sites, title, totals } = document;
  usePageHeader({ subject: TEXTS.pageHead(seller) });
  return (
    <article className={styles.document} aria-label={TEXTS.title}>
      <section className={styles.page} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.place} dir="auto">
          {projectName}. {document.summary}
        </p>
        <h3 className={styles.subtitle}>{headings.whole}</h3>
        <DerivedTable label={headings.whole} lines={totals} headings={headings} />
      </section>
      {sites.map(({ site, document: sheet }, place) => (
        <section key={place} className={styles.page} aria-label={site}>
          <h2 className={styles.title} dir="auto">
            {site}
          </h2>
          <Sheet document={sheet} site={site} />
        </section>
      ))}
    </article>
  );
}

function Sheet({ document, site }: { readonly document: NetworkDocument; readonly site?: string }): ReactNode {
  const { headings, lines, questions, assumptions } = document;
  const label = (title: string): string => (site === undefined ? title : `${title}, ${site}`);
  return (
    <>
      <h3 className={styles.subtitle}>{headings.derived}</h3>
      <DerivedTable label={label(headings.derived)} {...{ lines, headings }} />
      <h3 className={styles.subtitle}>{headings.questions}</h3>
      <QuestionTable label={label(headings.questions)} {...{ questions, headings }} />
      <Assumptions title={headings.assumptions} assumptions={assumptions} />
    </>
  );
}

interface AssumptionsProps {
  readonly title: string;
  readonly assumptions: readonly string[];
}

/** What the marks at figures say. */
export function Assumptions({ title, assumptions }: AssumptionsProps): ReactNode {
  if (assumptions.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ol className={classNames(styles.notes, styles.numbered)}>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ol>
    </div>
  );
}
