/** A part of a list, whose entries stand with the highest id first. */
export interface ListPage {
  /** Entries with lower ids follow; from the first one if undefined. */
  readonly after?: number | undefined;
  /** Most entries; all if undefined. */
  readonly limit?: number | undefined;
}
