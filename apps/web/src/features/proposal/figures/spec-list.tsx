import { SPEC_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import styles from './spec-list.module.css';

/** A name and its value; null if it is unknown. */
export type Spec = readonly [label: string, value: ReactNode | null];

interface SpecListProps {
  readonly specs: readonly Spec[];
  readonly isStacked?: boolean;
}

/** The data sheet of one machine; unknown facts share one line. */
export function SpecList({ specs, isStacked = false }: SpecListProps): ReactNode {
  const known = specs.filter(([, value]) => value !== null);
  const missing = specs.filter(([, value]) => value === null);
  return (
    <dl className={isStacked ? styles.stack : styles.grid}>
      {known.map(([label, value]) => (
        <div key={label} className={styles.spec}>
          <dt className="muted">{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {missing.length > 0 && (
        <div className={classNames(styles.spec, !isStacked && styles.rest)}>
          <dt className="muted">{PRODUCT_TEXTS.noData}</dt>
          <dd className={styles.missing}>{SPEC_TEXTS.notPublished(missing.map(([label]) => label))}</dd>
        </div>
      )}
    </dl>
  );
}
