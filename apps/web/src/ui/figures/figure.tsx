import type { ReactNode } from 'react';
import { formatQuantity } from '../../lib/format/format-quantity.ts';
import styles from './figure.module.css';

interface FigureProps {
  readonly value: number;
  readonly unit: string;
}

export function Figure({ value, unit }: FigureProps): ReactNode {
  const shown = formatQuantity(value, unit);
  return (
    <span className={styles.figure} title={shown.precise}>
      {shown.number} <span className={styles.unit}>{shown.unit}</span>
    </span>
  );
}
