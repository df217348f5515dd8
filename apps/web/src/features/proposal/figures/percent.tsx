import type { ReactNode } from 'react';
import { formatQuantity } from '../../../lib/format-quantity.ts';
import styles from './percent.module.css';

/** A share, rounded to read and with two decimals to check. */
export function Percent({ value }: { readonly value: number }): ReactNode {
  const shown = formatQuantity(value, '%');
  return (
    <span className={styles.percent}>
      <span>
        {shown.number} <span className={styles.unit}>%</span>
      </span>{' '}
      <span className={styles.precise}>({shown.precise})</span>
    </span>
  );
}
