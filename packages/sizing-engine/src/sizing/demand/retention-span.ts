import { CAMERA_BOUNDS, type Bounds } from '../../design/bounds.ts';
import type { CameraRow } from '../../design/design.ts';

/** The shortest and the longest retention of a design, days. */
export function retentionSpan(rows: readonly CameraRow[]): Bounds {
  return spanOf(rows.map(({ retentionDays }) => retentionDays));
}

/** The shortest and the longest of some retentions, days. */
export function spanOf(retentionDays: ArrayLike<number>): Bounds {
  let min: number = CAMERA_BOUNDS.retentionDays.max;
  let max: number = CAMERA_BOUNDS.retentionDays.min;
  for (let number = 0; number < retentionDays.length; number += 1) {
    const days = retentionDays[number]!;
    if (days < min) min = days;
    if (days > max) max = days;
  }
  return { min, max };
}
