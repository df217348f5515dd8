import type { CameraRow } from './design.ts';

/** Rows of a design from one number up to before another. */
export interface RowPart {
  readonly rows: readonly CameraRow[];
  readonly from: number;
  readonly end: number;
}

/** Rows that are read together: so few that they stay in the processor's cache until the last step has read them. */
export const ROWS_TOGETHER = 64;
