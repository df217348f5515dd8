import type { Saying, Sayings } from '@site-designer/sizing-engine';
import type { Rendered } from './rendered.ts';

/** Says things in one language. */
export interface Speaker {
  /** One thing to be said, as a sentence or a part of one. */
  readonly say: (saying: Saying) => string;
  /** Plain data with a sentence in place of everything to be said. */
  readonly rendered: <T extends object>(data: T) => Rendered<T>;
  /** A number with its thousands apart: `1,234`. */
  readonly number: (value: number) => string;
  /** A figure with its unit, to three digits or to whole numbers: `5.71 TB`, `1,234 Mbit/s`. */
  readonly figure: (value: number, unit: string) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
}

/** All sentences of one language. A missing one does not compile. */
export interface Language {
  /** BCP 47, such as `en`: numbers, plurals and lists follow it. */
  readonly locale: string;
  readonly sayings: Sentences<Sayings>;
}

/** Some sentences of a language. */
export type Sentences<T> = { readonly [K in keyof T]: (figures: T[K], speaker: Speaker) => string };
