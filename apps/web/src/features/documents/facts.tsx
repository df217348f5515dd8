import type { InstallerFact, MarkedText } from '@site-designer/texts';
import type { ReactNode } from 'react';
import styles from './installer.module.css';

/** A text with the numbers of its assumptions behind it. */
export function Marked({ text, marks = [] }: MarkedText): ReactNode {
  return (
    <>
      {text}
      {marks.length > 0 && <sup className={styles.mark}>{marks.join(', ')}</sup>}
    </>
  );
}

export function Facts({ facts }: { readonly facts: readonly InstallerFact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map((fact, place) => (
        <div key={place} className={styles.fact}>
          <dt>{fact.name}</dt>
          <dd dir="auto">
            <Marked {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
