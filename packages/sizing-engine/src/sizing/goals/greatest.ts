import type { Bounds } from '../../field-check.ts';

/**
 * A value that is held where the next greater one is not, looked for from the present one in growing steps, then by halving.
 * Undefined where nothing from the present value down is held.
 */
export function greatest(
  present: number,
  { min, max }: Bounds,
  isHeld: (value: number) => boolean,
): number | undefined {
  const isRoom = isHeld(present);
  let held = isRoom ? present : min - 1;
  let tooMuch = isRoom ? max + 1 : present;
  for (let step = 1; tooMuch - held > 1; step *= 2) {
    const next = isRoom ? present + step : present - step;
    if (next <= held || next >= tooMuch) break;
    const holds = isHeld(next);
    if (holds) held = next;
    else tooMuch = next;
    if (holds !== isRoom) break;
  }
  while (tooMuch - held > 1) {
    const middle = Math.floor((held + tooMuch) / 2);
    if (isHeld(middle)) held = middle;
    else tooMuch = middle;
  }
  return held < min ? undefined : held;
}
