import type { ReactNode } from 'react';
import styles from './alternatives.module.css';

interface LinesProps {
  readonly lines: readonly string[];
  /** Stands there if there is no line. */
  readonly none?: string;
}

export function Lines({ lines, none }: LinesProps): ReactNode {
  if (lines.length === 0) return none;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
