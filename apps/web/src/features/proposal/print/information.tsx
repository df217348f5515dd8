import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './information.module.css';
import { notesFor } from './notes.ts';

/** Notes for building the system. */
export function Information(): ReactNode {
  const catalogue = useCatalogue();
  return (
    <dl className={styles.notes}>
      {notesFor(catalogue).map(({ title, text }) => (
        <div key={title} className={styles.note}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The terms of the proposal. */
export function Terms({ brand }: Pick<ReportInput, 'brand'>): ReactNode {
  return (
    <div className={styles.terms}>
      {brand.terms.flatMap(paragraphsOf).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Paragraphs, separated by empty lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}
