import type { DocumentWords } from '../../document-words/document-words.ts';
import { answer } from './answer.ts';
import { common } from './common.ts';
import { customer } from './customer.ts';
import { installer } from './installer.ts';
import { network } from './network.ts';
import { sales } from './sales.ts';

/** Texts of the documents in German. */
export const documents: DocumentWords = { answer, common, customer, installer, network, sales };
