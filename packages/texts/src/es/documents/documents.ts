import type { DocumentWords } from '../../document-words/document-words.ts';
import { common } from './common.ts';
import { customer } from './customer.ts';

export const documents: DocumentWords = { common, customer };
