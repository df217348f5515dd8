import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { Unit } from '../../units.ts';
import { amountText } from '../wording/wording.ts';

/** A figure that is 0 for a reason. */
export function nothing<const U extends Unit>(unit: U, rule: string, because: readonly Quantity[]): Quantity<U> {
  return decided(0, unit, { rule, chosen: amountText(0, unit), because });
}
