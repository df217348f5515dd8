import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './information.module.css';
import { notesFor } from './notes.ts';

/** What to know before building it. */
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

/** What the proposal is given under. */
export function Terms({ brand }: Pick<ReportInput, 'brand'>): ReactNode {
  return (
    <div className={styles.terms}>
      {brand.terms.flatMap(paragraphsOf).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What stands between empty lines. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}
