import type { CameraRow } from './design.ts';

/** Rows of a design from one number up to before another. */
export interface RowPart {
  readonly rows: readonly CameraRow[];
  readonly from: number;
  readonly end: number;
}

/** Rows that are read together: so few that none has left the nearest memory until the last step has read it. */
export const ROWS_TOGETHER = 64;
