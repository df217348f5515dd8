import type { Saying, Sayings } from '@site-designer/sizing-engine';
import type { Grade, Words } from '@site-designer/sizing-engine/explanations';
import type { DocumentWords } from '../document-words/document-words.ts';
import type { Rendered } from '../basics/rendered.ts';

/** Says things in one language. */
export interface Speaker {
  /** One thing to be said, as a sentence or a part of one. */
  readonly say: (saying: Saying) => string;
  /** The same; a name stays as it is. */
  readonly words: (words: Words) => string;
  /** Plain data with a sentence in place of everything to be said. */
  readonly rendered: <T extends object>(data: T) => Rendered<T>;
  /** A number with its thousands apart: `1,234`. */
  readonly number: (value: number) => string;
  /** A figure with its unit, to three digits or to whole numbers: `5.71 TB`, `1,234 Mbit/s`. */
  readonly figure: (value: number, unit: string) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
  readonly language: Language;
}

/** A sentence for everything of some that may be said. */
export type Sentences<S> = { readonly [K in keyof S]: (figures: S[K], speaker: Speaker) => string };

/** All sentences of one language. A missing one does not compile. */
export interface Language {
  /** BCP 47, such as `en`: numbers, plurals and lists follow it. */
  readonly locale: string;
  /** Between a label and what it says: `: `, in French with a space before it that does not break. */
  readonly colon: string;
  /** Between parts of a list that have commas. */
  readonly semicolon: string;
  /** A unit of the engine as it stands after a number; empty for a plain ratio. */
  readonly unit: (unit: string, value: number) => string;
  /** What an edition of SQL Server is called; price lists match by its name, which is part of a designation. */
  readonly sqlEdition: (name: string) => string;
  readonly sayings: Sentences<Sayings>;
  readonly derivation: DerivationWords;
  readonly documents: DocumentWords;
}

/** Words of the history of a figure. */
export interface DerivationWords {
  /** What each grade of a fact is called. */
  readonly grades: Readonly<Record<Grade, string>>;
  readonly ofCatalogue: (grade: string) => string;
  readonly entered: string;
  readonly default: string;
  /** Of rows of which some have the default. */
  readonly enteredBut: (ofNewRow: number) => string;
  readonly chosen: (rule: string) => string;
  readonly rejected: (option: string) => string;
  /** Before a number that settled a choice. */
  readonly because: string;
  /** Before a number that speaks against an option. */
  readonly against: string;
  /** Of a step whose own history stands further above. */
  readonly toldAbove: string;
  readonly rows: (count: number) => string;
  /** Titles of formulas by their ids; English has those of the formulas themselves. */
  readonly titles: Readonly<Record<string, string>>;
  /** Sources of formulas that say more than a chapter of the model, likewise. */
  readonly sources: Readonly<Record<string, string>>;
}
