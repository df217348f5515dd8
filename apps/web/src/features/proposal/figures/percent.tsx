import type { ReactNode } from 'react';
import { Nominal } from './nominal.tsx';

/** A share with enough decimals to verify it. */
export function Percent({ value }: { readonly value: number }): ReactNode {
  return <Nominal value={value} unit="%" />;
}
