import type { ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { formatQuantity } from '../../../lib/format/format-quantity.ts';

/** A figure with its unit, to two decimals: switches are planned to a tenth of a watt. */
export function amountText(value: number, unit: string): string {
  return formatQuantity(value, unit).precise;
}

interface AmountProps {
  readonly value: number;
  readonly unit: string;
  /** Its path in the result, and its name: it opens its explanation. */
  readonly path: string;
  readonly name: string;
}

export function Amount({ value, unit, path, name }: AmountProps): ReactNode {
  return (
    <Explained path={path} name={name}>
      <strong>{amountText(value, unit)}</strong>
    </Explained>
  );
}
