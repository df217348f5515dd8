import type { ReactNode } from 'react';
import { Nominal } from './nominal.tsx';

/** A share with the decimals that it can be checked by. */
export function Percent({ value }: { readonly value: number }): ReactNode {
  return <Nominal value={value} unit="%" />;
}
