import { calculateProposal } from '@site-designer/sizing-engine';
import { FAILOVER_KINDS } from '@site-designer/sizing-engine/bounds';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it } from 'vitest';
import { en, speaker, type Language } from '../src/index.ts';
import { allDocuments, DESIGNS } from './support/all-documents.ts';

/** The texts of a language in brackets. */
function bracketed<T>(words: T): T {
  if (typeof words === 'string') return `⟦${words}⟧` as T;
  if (typeof words === 'function') {
    return ((...figures: readonly unknown[]) => bracketed((words as (...of: unknown[]) => unknown)(...figures))) as T;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((each: unknown) => bracketed(each)) as T;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bracketed<unknown>(value)])) as T;
}

const language: Language = { ...en, sayings: bracketed(en.sayings), documents: bracketed(en.documents) };
const marking = speaker(language);

/** The codes of a document, which are no texts. */
const CODES: ReadonlySet<string> = new Set(['code', 'of', 'tone', 'id', 'locale']);

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (CODES.has(key) ? [] : textsIn(value)));
}

function withoutBracketed(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ');
  return rest === text ? rest : withoutBracketed(rest);
}

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => withoutBracketed(text).match(/\p{L}{3,}/gu) ?? []);
}

/** A longer text of the catalogue is a note and no name. */
const LONGEST_NAME = 60;

/** Words that come neither from the language nor from names of data; short ones are units. */
function foreignWords(document: unknown, data: unknown): string[] {
  const names = new Set(wordsIn(textsIn(data).filter(({ length }) => length <= LONGEST_NAME)));
  return [...new Set(wordsIn(textsIn(document)))].filter((word) => !names.has(word));
}

describe.each(DESIGNS)('the documents of %s', (_, design) => {
  const proposal = calculateProposal(design, catalogue, { plan: true });

  it('have no words but those of their language', () => {
    const documents = allDocuments({ design, proposal, catalogue }, marking);
    // What is fixed in every language: names to give, folders, units.
    const fixed = ['REC', 'MGT', 'SQL', 'MediaDatabase', 'Archive', 'TiB', 'BTU', 'Mbit', 'EUR'];
    // By its designation a line of a bill has its price.
    const designations = proposal.bill?.map(({ designation }) => designation);
    expect(foreignWords(documents, { design, catalogue, designations, fixed, options: FAILOVER_KINDS })).toEqual([]);
  });
});
