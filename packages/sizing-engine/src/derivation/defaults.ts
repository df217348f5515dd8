/** Distinguishes the default values of a design from entered ones. */
export interface Defaults {
  /** Whether the value at a path of the design is the one that a new design has there. */
  readonly isDefault: (path: string) => boolean;
  /**
   * What a new row has at a path with a `*` for the row; null where it has no number there.
   *
   * @param row - Number of a row of the column: all of them are recorded in the same mode.
   */
  readonly ofRows: (path: string, row: number) => number | null;
}
