import { decided, type Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';

/** A number that a search found rather than a formula gave. */
export function searchResult<const U extends Unit>(value: number, unit: U, what: string): Quantity<U> {
  return decided(value, unit, {
    rule: `${what}, found by the search`,
    chosen: String(value),
    because: [],
    rejected: [],
  });
}
