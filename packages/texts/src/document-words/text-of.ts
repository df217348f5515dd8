import type { Formats } from '../basics/formats.ts';

/**
 * A text with figures. Numbers are written by the formats, as the company has them; which words agree with a count is a matter of the
 * language: `formats.counted(cameras, 'camera', 'cameras')`.
 */
export type TextOf<Figures, Text = string> = (figures: Figures, formats: Formats) => Text;

/** A sentence and the part of it that is drawn strong: the part stands in the sentence letter for letter, empty for none. */
export interface Told {
  readonly sentence: string;
  readonly strong: string;
}

/** From the least to the most; both may be the same. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The first few of many, and how many more there are: `a, b, c and 4 more`. */
export interface FirstOf<T> {
  readonly first: readonly T[];
  readonly more: number;
}
