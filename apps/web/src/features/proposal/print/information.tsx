import { PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { ReactNode } from 'react';
import { branding } from '../../../branding.ts';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import { Section } from '../figures/section.tsx';
import styles from './information.module.css';
import { notesFor } from './notes.ts';

/** What to know before building it, and what the proposal is given under. */
export function Information(): ReactNode {
  const catalogue = useCatalogue();
  return (
    <div className={styles.page}>
      <Section title={PROPOSAL_CHAPTERS.information}>
        <dl className={styles.notes}>
          {notesFor(catalogue).map(({ title, text }) => (
            <div key={title} className={styles.note}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={PROPOSAL_CHAPTERS.terms}>
        <div className={styles.terms}>
          {branding.terms.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </div>
  );
}
