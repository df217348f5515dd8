import { ACCURACY_TEXTS as TEXTS } from '#texts/pages/accuracy.ts';
import { useMemo, type ReactNode } from 'react';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from '../screens/text-page.tsx';
import styles from './accuracy.module.css';
import { pictureSvg } from './picture.ts';
import { accuracyReport, type AccuracySection } from './report.ts';
import type { AccuracyTable } from './tables.ts';

/** Longer tables are folded. */
const MOST_ROWS = 20;

/** docs/accuracy.md as a page. */
export function Accuracy(): ReactNode {
  const report = useMemo(() => accuracyReport(), []);
  return (
    <TextPage heading={report.title} back={<BackButton />}>
      <PageTitle>{report.title}</PageTitle>
      {report.sections.map((section) => (
        <Section key={section.title} picture={report.picture} {...section} />
      ))}
      <a href="/docs/model.html" hrefLang="en">
        {TEXTS.model}
      </a>
    </TextPage>
  );
}

interface SectionProps extends AccuracySection {
  readonly picture: string;
}

function Section({ title, paragraphs, points, hasPicture, tables, picture }: SectionProps): ReactNode {
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
      {/* Drawn of figures and texts of this repository. */}
      {hasPicture && (
        <div
          className={styles.picture}
          dangerouslySetInnerHTML={{ __html: pictureSvg({ title: picture, ...TEXTS.axes }) }}
        />
      )}
      {tables.map((table) => (
        <Table key={table.title} {...table} />
      ))}
    </section>
  );
}

function Table(table: AccuracyTable): ReactNode {
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

function Rows({ title, columns, rows }: AccuracyTable): ReactNode {
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
