import type { Fact, TextFact, UnknownFact } from '@site-designer/sizing-engine/catalogue';
import type { CommonWords } from '../document-words/common.ts';
import type { MarkedText } from '../installer-document/document.ts';

/** Collects what a document assumes, in the order in which it is first told. */
export class Assumptions {
  readonly #told: string[] = [];
  readonly #catalogue: string;
  readonly #words: CommonWords;

  /** @param catalogue - Its version. */
  constructor(catalogue: string, words: CommonWords) {
    this.#catalogue = catalogue;
    this.#words = words;
  }

  get texts(): readonly string[] {
    return this.#told;
  }

  /** A text, marked with those of its facts that are assumed. */
  marked(text: string, facts: readonly (readonly [string, Fact | TextFact | UnknownFact | undefined])[]): MarkedText {
    const assumed = facts.filter(([, fact]) => fact?.origin === 'assumed').map(([name]) => name);
    return this.markedBy(
      text,
      assumed.map((name) => this.#words.assumedInCatalogue(name, this.#catalogue)),
    );
  }

  /** A text, marked with the assumptions that it rests on. */
  markedBy(text: string, assumptions: readonly string[]): MarkedText {
    if (assumptions.length === 0) return { text };
    return { text, marks: assumptions.map((each) => this.#numberOf(each)) };
  }

  #numberOf(text: string): number {
    const known = this.#told.indexOf(text);
    if (known !== -1) return known + 1;
    this.#told.push(text);
    return this.#told.length;
  }
}
