import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { Unit } from '../../units.ts';
import { saying, type Saying } from '../result/sayings.ts';

/**
 * A number that a search found rather than a formula gave.
 *
 * @param because - What the search started from, or what settled it.
 */
export function searchResult<const U extends Unit>(
  value: number,
  unit: U,
  { rule, because }: { readonly rule: Saying; readonly because: readonly Quantity[] },
): Quantity<U> {
  return decided(value, unit, { rule, chosen: saying('chosen.amount', { value, unit }), because });
}
