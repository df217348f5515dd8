/** A primitive value of plain data. */
export type LeafValue = number | string | boolean | null;

/** A value in which two proposals differ; null on the side that does not have it. */
export interface Difference {
  readonly path: string;
  readonly title: string;
  readonly before: LeafValue;
  readonly after: LeafValue;
  /** `1` for values without a unit. */
  readonly unit: string;
}
