import type { AnswerWords } from './answer.ts';
import type { CommonWords } from './common.ts';
import type { CustomerWords } from './customer.ts';
import type { InstallerWords } from './installer.ts';
import type { NetworkWords } from './network.ts';
import type { SalesWords } from './sales.ts';

/** Texts of the documents in one language, by document. A text with figures is a function, so that a language can order them. */
export interface DocumentWords {
  readonly answer: AnswerWords;
  readonly common: CommonWords;
  readonly customer: CustomerWords;
  readonly installer: InstallerWords;
  readonly network: NetworkWords;
  readonly sales: SalesWords;
}
