import type { Bounds } from '../../checks/field-check.ts';
import { nearest } from './bisection.ts';

/**
 * A value that is held where the next greater one is not, looked for from the present one. Undefined where nothing from the
 * present value down is held.
 */
export function greatest(
  present: number,
  { min, max }: Bounds,
  isHeld: (value: number) => boolean,
): number | undefined {
  if (isHeld(present)) {
    const tooMuch = nearest(max - present, (more) => !isHeld(present + more));
    return tooMuch === undefined ? Math.max(present, max) : present + tooMuch - 1;
  }
  const less = nearest(present - min, (fewer) => isHeld(present - fewer));
  return less === undefined ? undefined : present - less;
}
