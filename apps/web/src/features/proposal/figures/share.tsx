import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Nominal } from './nominal.tsx';

/** A share in whole percent; with decimals if it would round to zero. */
export function Share({ percent }: { readonly percent: number }): ReactNode {
  const Shown = percent > 0 && percent < 1 ? Nominal : Figure;
  return <Shown value={percent} unit="%" />;
}
