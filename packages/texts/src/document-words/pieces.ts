/** A sentence in the order of its language: its words, and its figures as who shows it marks them. */
export type Pieces<T> = readonly (string | T)[];

/** A number as it is shown, with its value for the words that agree with it. */
export interface Shown<T> {
  readonly value: number;
  readonly shown: T;
}

/**
 * A sentence of words and marked figures.
 *
 * @example
 * ```ts
 * pieces`after ${<strong>60 s</strong>}`; // ['after ', <strong>60 s</strong>]
 * pieces`after ${'60 s'}`.join(''); // 'after 60 s'
 * ```
 */
export function pieces<T>(words: TemplateStringsArray, ...figures: readonly (T | string)[]): Pieces<T> {
  return words.flatMap((text, place) => [
    ...(text === '' ? [] : [text]),
    ...(place < figures.length ? [figures[place]!] : []),
  ]);
}
