import type { ReactNode } from 'react';
import { formatQuantity } from '../../../lib/format-quantity.ts';
import figure from '../../../ui/figure.module.css';

interface NominalProps {
  readonly value: number;
  readonly unit: string;
}

/** A size by which a product is sold: a disk of 20 TB is not shown as 20.00 TB. */
export function Nominal({ value, unit }: NominalProps): ReactNode {
  const { precise, unit: shownUnit } = formatQuantity(value, unit);
  return (
    <span className={figure.figure}>
      {precise.slice(0, precise.lastIndexOf(' '))} <span className={figure.unit}>{shownUnit}</span>
    </span>
  );
}
