import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { Unit } from '../../units.ts';
import { amountText } from './wording.ts';

/**
 * A number that a search found rather than a formula gave.
 *
 * @param because - What the search started from, or what settled it.
 */
export function searchResult<const U extends Unit>(
  value: number,
  unit: U,
  { what, because }: { readonly what: string; readonly because: readonly Quantity[] },
): Quantity<U> {
  return decided(value, unit, {
    rule: `${what}, found by the search`,
    chosen: amountText(value, unit),
    because,
  });
}
