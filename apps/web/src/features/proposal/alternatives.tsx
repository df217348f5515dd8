import type { Alternative } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import styles from './alternatives.module.css';
import { Section } from './section.tsx';

/** What else would do, told by what is different. */
export function Alternatives({ alternatives }: { readonly alternatives: readonly Alternative[] }): ReactNode {
  if (alternatives.length === 0) return null;
  return (
    <Section title="Alternatives">
      <ul className={styles.list}>
        {alternatives.map(({ title, differences }) => (
          <li key={title} className={styles.card}>
            <h4>{title}</h4>
            <ul className={styles.differences}>
              {differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
