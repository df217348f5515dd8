import { ACCURACY_TEXTS as TEXTS } from '#texts/pages/other-pages.ts';
import type { ReactNode } from 'react';
import report from '../../../../../docs/accuracy.json';
import picture from '../../../../../docs/accuracy.svg?raw';
import { useLanguageOfDocument } from '../../lib/state/choose-language.ts';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './accuracy.module.css';
import { TextPage } from './text-page.tsx';

type Section = (typeof report.sections)[number];

interface Table {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** Longer tables are folded. */
const MOST_ROWS = 20;

/** docs/accuracy.md as a page. It is published in English, so the page around it is in English too. */
export function Accuracy(): ReactNode {
  useLanguageOfDocument('en');
  return (
    <TextPage heading={report.title} back={<BackButton />}>
      <PageTitle>{report.title}</PageTitle>
      {report.sections.map((section) => (
        <AccuracySection key={section.title} {...section} />
      ))}
      <a href="/docs/model.html">{TEXTS.model}</a>
    </TextPage>
  );
}

function AccuracySection({ title, paragraphs, points, hasPicture, tables }: Section): ReactNode {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {/* A file of this repository, drawn by a script. */}
      {hasPicture && <div className={styles.picture} dangerouslySetInnerHTML={{ __html: picture }} />}
      {tables.map((table) => (
        <AccuracyTable key={table.title} {...table} />
      ))}
    </section>
  );
}

function AccuracyTable(table: Table): ReactNode {
  const { title, rows } = table;
  if (rows.length <= MOST_ROWS) {
    return (
      <>
        <h3>{title}</h3>
        <Rows {...table} />
      </>
    );
  }
  return (
    <details className={styles.long}>
      <summary>{TEXTS.long(title, rows.length)}</summary>
      <Rows {...table} />
    </details>
  );
}

function Rows({ title, columns, rows }: Table): ReactNode {
  const classOf = (column: number): string | undefined => (columns[column]?.isNumber ? styles.number : undefined);
  return (
    // A scrolling table must be focusable: the keyboard has no other way to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.title} scope="col" className={classOf(index)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={columns[index]?.title} className={classOf(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
