import type { ColumnKey } from './columns.ts';

/** Texts for cells of one row. */
export type LineTexts = ReadonlyMap<ColumnKey, string>;

/** A cell that cannot be taken, and why. */
export interface Refusal {
  readonly column: ColumnKey;
  readonly text: string;
  readonly message: string;
}
