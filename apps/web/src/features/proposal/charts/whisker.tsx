import type { RangedFigure } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import styles from './whisker.module.css';

interface WhiskerProps extends RangedFigure {
  readonly end: number;
}

/** A figure within its range, on a line from zero to the end of its scale. The numbers are beside it. */
export function Whisker({ value, low, high, end }: WhiskerProps): ReactNode {
  if (low === high) return null;
  const at = (each: number): string => `${(each / end) * 98 + 1}%`;
  return (
    <svg className={styles.whisker} aria-hidden="true" focusable="false">
      <line className={styles.axis} x1="1%" x2="99%" y1="50%" y2="50%" />
      <line className={styles.range} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <line className={styles.range} x1={at(low)} x2={at(low)} y1="25%" y2="75%" />
      <line className={styles.range} x1={at(high)} x2={at(high)} y1="25%" y2="75%" />
      <circle className={styles.value} cx={at(value)} cy="50%" r="4" />
    </svg>
  );
}
