import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { Unit } from '../../units.ts';
import { saying, type Saying } from '../result/sayings.ts';

/** A figure that is 0 for a reason. */
export function nothing<const U extends Unit>(unit: U, rule: Saying, because: readonly Quantity[]): Quantity<U> {
  return decided(0, unit, { rule, chosen: saying('chosen.amount', { value: 0, unit }), because });
}
