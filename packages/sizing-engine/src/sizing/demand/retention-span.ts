import { CAMERA_BOUNDS, type Bounds } from '../../design/bounds.ts';
import type { CameraRow } from '../../design/design.ts';

/** The shortest and the longest retention of a design, days. */
export function retentionSpan(rows: readonly CameraRow[]): Bounds {
  let min: number = CAMERA_BOUNDS.retentionDays.max;
  let max: number = CAMERA_BOUNDS.retentionDays.min;
  for (const { retentionDays } of rows) {
    if (retentionDays < min) min = retentionDays;
    if (retentionDays > max) max = retentionDays;
  }
  return { min, max };
}
