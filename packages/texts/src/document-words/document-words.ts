import type { CommonWords } from './common.ts';
import type { CustomerWords } from './customer.ts';

/** Texts of the documents in one language, by document. A text with figures is a function, so that a language can order them. */
export interface DocumentWords {
  readonly common: CommonWords;
  readonly customer: CustomerWords;
}
