import type { LegendMark } from '#texts/proposal/charts.ts';
import type { ReactNode } from 'react';
import styles from './legend.module.css';

interface LegendProps {
  readonly marks: readonly (readonly [mark: LegendMark, text: string])[];
}

export function Legend({ marks }: LegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {marks.map(([mark, text]) => (
        <li key={mark}>
          <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
