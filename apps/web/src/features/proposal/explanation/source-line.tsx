import { EXPLANATION_TEXTS as TEXTS, GRADE_TEXTS } from '#texts/proposal-explanation.ts';
import type { FactOrigin } from '@site-designer/sizing-engine/catalogue';
import type { ReactNode } from 'react';
import styles from './step-level.module.css';
import { sourceParts } from './words.ts';

interface SourceLineProps {
  readonly source: string;
  readonly grade?: FactOrigin;
}

/** The source of a formula or fact; chapters of the documentation open in a new tab. */
export function SourceLine({ source, grade }: SourceLineProps): ReactNode {
  const head = grade === undefined ? TEXTS.source : TEXTS.catalogue(GRADE_TEXTS[grade]);
  // A source equal to its grade is shown once.
  if (grade !== undefined && source === GRADE_TEXTS[grade]) return <p className={styles.source}>{head}</p>;
  return (
    <p className={styles.source}>
      {head}:{' '}
      {sourceParts(source).map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
