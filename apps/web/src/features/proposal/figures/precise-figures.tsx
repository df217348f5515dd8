import type { ReactNode } from 'react';
import { formatQuantity } from '../../../lib/format/format-quantity.ts';
import figure from '../../../ui/figures/figure.module.css';
import { Figure } from '../../../ui/figures/figure.tsx';

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

/** A share with enough decimals to verify it. */
export function Percent({ value }: { readonly value: number }): ReactNode {
  return <Nominal value={value} unit="%" />;
}

/** A share in whole percent; with decimals if it would round to zero. */
export function Share({ percent }: { readonly percent: number }): ReactNode {
  const Shown = percent > 0 && percent < 1 ? Nominal : Figure;
  return <Shown value={percent} unit="%" />;
}
