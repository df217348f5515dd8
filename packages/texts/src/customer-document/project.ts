import type { BillTotal } from '@site-designer/sizing-engine';
import { DEFAULT_PAPER } from '../document-defaults.ts';
import { wordFor } from '../en/grammar.ts';
import { documentFormatsOf } from '../document-formats.ts';
import type { Formats } from '../formats.ts';
import type { Speaker } from '../language.ts';
import { ownSpeaker } from '../own-speaker.ts';
import { paragraphsOf } from './customer-document.ts';
import { TERM_CODES, type CustomerDocument, type DocumentPrice, type DocumentTerm } from './document.ts';
import type { DocumentItem, ProjectDocument } from './document.ts';
import type { DocumentBranding, IssueFacts } from './input.ts';
import { priceSentence } from './sentences.ts';

/** A site whose design has hardware. */
export interface ProjectSiteInput {
  readonly name: string;
  /** Of its design alone, without a total: its items have their prices where the project is told with prices. */
  readonly document: CustomerDocument;
  readonly recording: number;
  readonly spares: number;
}

export interface ProjectDocumentInput {
  readonly projectName: string;
  readonly sites: readonly ProjectSiteInput[];
  /** Sites that are told by name alone, as nothing is designed there. */
  readonly undesigned: readonly string[];
  /** What all sites buy once; null where each is a system of its own. */
  readonly system: { readonly items: readonly DocumentItem[]; readonly hasManagementServer: boolean } | null;
  /** Of all sites, with their discounts; VAT only where it is the same for all. Null tells no prices. */
  readonly billTotal: BillTotal | null;
  readonly branding: DocumentBranding;
  readonly cover: Pick<IssueFacts, 'customer' | 'contact' | 'reference' | 'note'>;
}

/**
 * The document that a customer gets of a whole project: what is promised at each site, the items of each with those of the whole
 * system, and one price.
 *
 * @param speaker - In whose language it is: that of the documents of the sites.
 * @returns What is the same at all sites is said once; null where no site has hardware.
 * @throws Never.
 * @example
 * ```ts
 * projectDocumentOf(input)?.sites.map(({ name }) => name); // ['Main building', 'Staff house']
 * ```
 */
export function projectDocumentOf(input: ProjectDocumentInput, speaker: Speaker = ownSpeaker): ProjectDocument | null {
  const { projectName, sites, system, branding, cover } = input;
  const [first] = sites;
  if (first === undefined) return null;
  const locale = branding.locale || speaker.language.locale;
  const formats = documentFormatsOf(locale, speaker);
  const price = priceOf(input);
  const told = sentencesOf(input, price, formats);
  const { customer, contact, reference, note } = cover;
  return {
    title: `Video recording for ${projectName}`,
    locale,
    paper: branding.paper ?? DEFAULT_PAPER,
    number: '',
    customer,
    contact,
    reference,
    date: '',
    validUntil: '',
    seller: first.document.seller,
    ...told,
    price,
    sites: sites.map(({ name, document }) => {
      const { sentences, emphasis, promises, cameras, promiseNote, items, annex } = document;
      return { name, sentences, emphasis, promises, cameras, promiseNote, items, ...(annex && { annex }) };
    }),
    items: system?.items ?? [],
    cameras: camerasOf(sites),
    terms: termsOf(sites, { note, price }),
  };
}

function camerasOf(sites: readonly ProjectSiteInput[]): number {
  return sites.reduce((sum, { document }) => sum + document.cameras, 0);
}

function sentencesOf(
  { sites, undesigned, system, billTotal }: ProjectDocumentInput,
  price: DocumentPrice | null,
  formats: Formats,
) {
  const { counted, number, list } = formats;
  const sum = (of: (site: ProjectSiteInput) => number) => sites.reduce((before, site) => before + of(site), 0);
  const [recording, spares] = [sum((site) => site.recording), sum((site) => site.spares)];
  const cameras = counted(camerasOf(sites), 'camera');
  const ready = spares === 0 ? '' : `; ${number(spares)} more ${wordFor(spares, 'is a spare', 'are spares')}`;
  const management = system?.hasManagementServer === true ? ', with one management server' : '';
  const days = billTotal?.longestLeadTime?.days;
  const priced = price && priceSentence(price, { issue: { validUntilUtc: '' }, days }, formats);
  return {
    sentences: [
      `${cameras} at ${counted(sites.length, 'site')} are recorded by ${counted(recording, 'server')}${ready}.`,
      ...(sites.length === 1
        ? []
        : [system === null ? 'Each site is a system of its own.' : `All sites are one system${management}.`]),
      ...(undesigned.length === 0 ? [] : [`Not part of it, as nothing is designed there yet: ${list(undesigned)}.`]),
      ...(priced ? [priced.sentence] : []),
    ],
    emphasis: [cameras, ...(priced ? [priced.strong] : [])],
  };
}

/** Offers of several sites have one sum, but no one percentage of discount. */
function priceOf({ billTotal, sites, system }: ProjectDocumentInput): DocumentPrice | null {
  if (billTotal === null || billTotal.amount === null || billTotal.currency === null) return null;
  const { amount: sum, currency } = billTotal;
  const items = [...sites.flatMap(({ document }) => document.items), ...(system?.items ?? [])];
  const missing = items.filter((item) => item.price === null && !item.isOptional).map(({ item }) => item);
  return { currency, sum, ...sumsOf(billTotal, sum), onRequest: [...new Set(missing)] };
}

function sumsOf({ discount = null, net, vat = null, vatPercent = null, gross }: BillTotal, sum: string) {
  return {
    discountPercent: 0,
    discount: Number(discount) === 0 ? null : discount,
    net: net ?? sum,
    vatPercent: vat === null ? null : vatPercent,
    vat,
    gross: gross ?? net ?? sum,
  };
}

interface Beside {
  readonly note: string;
  readonly price: DocumentPrice | null;
}

function termsOf(sites: readonly ProjectSiteInput[], { note, price }: Beside): DocumentTerm[] {
  return TERM_CODES.flatMap((code) => {
    const told = sites.flatMap(({ name, document }) => {
      const term = document.terms.find((each) => each.code === code);
      return term === undefined ? [] : [{ name, ...term }];
    });
    if (code === 'note' && note !== '') return [{ code, title: 'Note', lines: paragraphsOf(note) }];
    const [first] = told;
    if (first === undefined) return [];
    const tax = code === 'notIncluded' && price !== null && price.vat === null ? ['VAT'] : [];
    return [{ code, title: first.title, lines: [...mergedLines(told, sites.length), ...tax] }];
  });
}

/** What holds at every site first, then what holds at some, by their names. */
function mergedLines(told: readonly (DocumentTerm & { readonly name: string })[], sites: number): string[] {
  const isEverywhere = (line: string): boolean =>
    told.length === sites && told.every(({ lines }) => lines.includes(line));
  return [
    ...told[0]!.lines.filter(isEverywhere),
    ...told.flatMap(({ name, lines }) => lines.filter((line) => !isEverywhere(line)).map((line) => `${name}: ${line}`)),
  ];
}
