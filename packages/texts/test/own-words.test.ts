import {
  calculateProposal,
  explain,
  explainAll,
  type Design,
  type ExplainedProposal,
} from '@site-designer/sizing-engine';
import { FAILOVER_KINDS } from '@site-designer/sizing-engine/bounds';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { figurePaths } from '@site-designer/sizing-engine/explanations';
import { describe, expect, it } from 'vitest';
import { HOTEL } from '../../sizing-engine/test/support/answered-designs.ts';
import { genericDesign, groupsOf } from '../../sizing-engine/test/support/designs.ts';
import { withReady } from '../../sizing-engine/test/support/failures.ts';
import { SCHOOL } from '../../sizing-engine/test/support/school.ts';
import {
  answerLines,
  customerDocumentOf,
  documentFormatsOf,
  en,
  installerDocumentOf,
  networkDocumentOf,
  networkSheets,
  projectNetworkDocumentOf,
  projectDocumentOf,
  projectNetworkSheets,
  salesDocumentOf,
  salesHistories,
  speaker,
  type Language,
} from '../src/index.ts';

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

const CAMPUS = withReady(
  genericDesign(groupsOf({ quantity: 250 }, { quantity: 150, retentionDays: 60, recording: 2 }), {
    archiving: true,
    addManagementServer: true,
    supportedCameras: 3,
    maxCamerasPerServer: 200,
  }),
  { kind: 1, servers: 1, hotSparesPerServer: 1 },
);

const ISSUE = {
  number: 'P-0001',
  customer: '',
  contact: '',
  reference: '',
  note: 'P-0001',
  issuedUtc: '2026-03-04T00:00:00Z',
  validUntilUtc: '2026-04-04T00:00:00Z',
  withPrices: true,
};
const BRANDING = { name: '', legalText: '', notes: '' };

/** Documents for those who buy and sell; with prices the names of what has none are told. */
function soldDocuments(design: Design, proposal: ExplainedProposal): unknown[] {
  const result = { ...marking.rendered(proposal), siteName: '' };
  const items = (result.bill ?? []).map((line) => ({ ...line, disks: [] }));
  const billTotal = result.billTotal && { ...result.billTotal, amount: '10.00', currency: 'EUR', pricedLines: 1 };
  const sold = { result: { ...result, billTotal }, items, design, catalogue, branding: BRANDING, integrator: null };
  const input = { ...sold, issue: ISSUE, derivations: marking.rendered(explainAll(proposal)) };
  const customer = customerDocumentOf(input, marking)!;
  const site = { name: '', document: customer, recording: 2, spares: 1 };
  const project = projectDocumentOf(
    {
      projectName: '',
      sites: [site, { ...site, document: { ...customer, terms: customer.terms.slice(1) } }],
      undesigned: [''],
      system: { items: [], hasManagementServer: true },
      billTotal,
      branding: BRANDING,
      cover: ISSUE,
    },
    marking,
  );
  const { cameras } = design;
  const line = { cost: '1.00', price: '2.00', margin: '1.00', percent: 50 };
  const histories = salesHistories(
    { result, cameras, speaker: marking },
    (path) => explain(proposal, path),
    figurePaths(proposal),
  );
  const sales = salesDocumentOf(
    {
      ...input,
      histories,
      whatIf: [
        { more: { cameras: 1, days: 0 }, result: sold.result, change: { missing: '' } },
        { more: { cameras: 0, days: 2 }, result: sold.result, change: null },
      ],
      margin: { currency: 'EUR', lines: [], total: line, discount: '1.00' },
    },
    marking,
  );
  return [customer, project, sales];
}

describe.each([
  ['an appliance with a spare', HOTEL],
  ['a school with closets', SCHOOL],
  ['a campus with an archive', CAMPUS],
])('the documents of %s', (_, design) => {
  const proposal = calculateProposal(design, catalogue, { plan: true });
  const asked = { result: marking.rendered(proposal), design, catalogue, locale: 'en-GB' };

  it('have no words but those of their language', () => {
    const network = networkDocumentOf(asked, marking);
    const project = projectNetworkDocumentOf(network === null ? [] : [{ site: '', document: network }], '', marking);
    const documents = [
      installerDocumentOf(asked, marking),
      network,
      network && networkSheets(network),
      projectNetworkSheets(project),
      answerLines(asked.result, design, documentFormatsOf('en-GB', marking)),
      ...soldDocuments(design, proposal),
    ];
    // What is fixed in every language: names to give, folders, units.
    const fixed = ['REC', 'MGT', 'SQL', 'MediaDatabase', 'Archive', 'TiB', 'BTU', 'Mbit', 'EUR'];
    // By its designation a line of a bill has its price.
    const designations = proposal.bill?.map(({ designation }) => designation);
    expect(foreignWords(documents, { design, catalogue, designations, fixed, options: FAILOVER_KINDS })).toEqual([]);
  });
});
