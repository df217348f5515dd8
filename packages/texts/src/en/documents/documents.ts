import type { DocumentWords } from '../../document-words/document-words.ts';
import { common } from './common.ts';
import { customer } from './customer.ts';

/** Texts of the documents in English. */
export const documents: DocumentWords = { common, customer };
