import { TEXTS } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import styles from './spec-list.module.css';

/** A name and what it is; null where nobody knows. */
export type Spec = readonly [label: string, value: ReactNode | null];

interface SpecListProps {
  readonly specs: readonly Spec[];
  readonly isStacked?: boolean;
}

/** The data sheet of one thing. */
export function SpecList({ specs, isStacked = false }: SpecListProps): ReactNode {
  return (
    <dl className={isStacked ? styles.stack : styles.grid}>
      {specs.map(([label, value]) => (
        <div key={label} className={styles.spec}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value ?? <span className={styles.missing}>{TEXTS.noData}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
