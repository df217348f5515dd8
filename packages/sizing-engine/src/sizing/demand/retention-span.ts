import { type Bounds } from '../../design/bounds.ts';
import { CAMERA_BOUNDS } from '../../design/row-fields.ts';
import type { CameraRow } from '../../design/design.ts';

/** The shortest and the longest retention of a design, days. */
export function retentionSpan(rows: readonly CameraRow[]): Bounds {
  return spanOf(rows.map(({ retentionDays }) => retentionDays));
}

/**
 * The shortest and the longest of some retentions, days.
 *
 * @param step - How many numbers there are from one retention to the next.
 */
export function spanOf(retentionDays: ArrayLike<number>, step = 1): Bounds {
  let min: number = CAMERA_BOUNDS.retentionDays.max;
  let max: number = CAMERA_BOUNDS.retentionDays.min;
  for (let number = 0; number < retentionDays.length; number += step) {
    const days = retentionDays[number]!;
    if (days < min) min = days;
    if (days > max) max = days;
  }
  return { min, max };
}
