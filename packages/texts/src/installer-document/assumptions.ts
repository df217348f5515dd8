import type { Fact, TextFact, UnknownFact } from '@site-designer/sizing-engine/catalogue';
import type { MarkedText } from './document.ts';

/** Collects what a document assumes, in the order in which it is first told. */
export class Assumptions {
  readonly #told: string[] = [];
  readonly #catalogue: string;

  /** @param catalogue - Its version. */
  constructor(catalogue: string) {
    this.#catalogue = catalogue;
  }

  get texts(): readonly string[] {
    return this.#told;
  }

  /** A text, marked with those of its facts that are assumed. */
  marked(text: string, facts: readonly (readonly [string, Fact | TextFact | UnknownFact | undefined])[]): MarkedText {
    const assumed = facts.filter(([, fact]) => fact?.origin === 'assumed').map(([name]) => name);
    if (assumed.length === 0) return { text };
    return {
      text,
      marks: assumed.map((name) => this.#numberOf(`${name}: assumed. Source: catalogue ${this.#catalogue}.`)),
    };
  }

  #numberOf(text: string): number {
    const known = this.#told.indexOf(text);
    if (known !== -1) return known + 1;
    this.#told.push(text);
    return this.#told.length;
  }
}
