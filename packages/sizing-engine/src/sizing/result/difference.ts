import type { Saying } from './sayings.ts';

/** A primitive value of plain data. */
export type LeafValue = number | string | boolean | null;

/** A value in which two proposals differ; null on the side that does not have it. */
export interface Difference {
  readonly path: string;
  readonly title: Saying;
  readonly before: LeafValue | Saying;
  readonly after: LeafValue | Saying;
  /** `1` for values without a unit. */
  readonly unit: string;
}
