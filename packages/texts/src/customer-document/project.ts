import type { BillTotal } from '@site-designer/sizing-engine';
import { DEFAULT_PAPER } from '../told/document-defaults.ts';
import { documentFormatsOf, type DocumentFormats } from '../language/document-formats.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
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
    title: formats.words.customer.title(projectName, formats),
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
    terms: termsOf(sites, { note, price }, formats),
  };
}

function camerasOf(sites: readonly ProjectSiteInput[]): number {
  return sites.reduce((sum, { document }) => sum + document.cameras, 0);
}

function sentencesOf(
  { sites, undesigned, system, billTotal }: ProjectDocumentInput,
  price: DocumentPrice | null,
  formats: DocumentFormats,
) {
  const { project } = formats.words.customer;
  const sum = (of: (site: ProjectSiteInput) => number) => sites.reduce((before, site) => before + of(site), 0);
  const [servers, spares] = [sum((site) => site.recording), sum((site) => site.spares)];
  const cameras = camerasOf(sites);
  const recording = project.recording({ cameras, sites: sites.length, servers, spares }, formats);
  const systems =
    system === null ? project.separate : project.together({ isManaged: system.hasManagementServer }, formats);
  const days = billTotal?.longestLeadTime?.days;
  const priced = price && priceSentence(price, { issue: { validUntilUtc: '' }, days }, formats);
  return {
    sentences: [
      recording.sentence,
      ...(sites.length === 1 ? [] : [systems]),
      ...(undesigned.length === 0 ? [] : [project.undesigned({ sites: undesigned }, formats)]),
      ...(priced ? [priced.sentence] : []),
    ],
    emphasis: [recording.strong, ...(priced ? [priced.strong] : [])],
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

function termsOf(
  sites: readonly ProjectSiteInput[],
  { note, price }: Beside,
  formats: DocumentFormats,
): DocumentTerm[] {
  const { terms, notIncluded } = formats.words.customer;
  return TERM_CODES.flatMap((code) => {
    const told = sites.flatMap(({ name, document }) => {
      const term = document.terms.find((each) => each.code === code);
      return term === undefined ? [] : [{ name, ...term }];
    });
    if (code === 'note' && note !== '') return [{ code, title: terms.note, lines: paragraphsOf(note) }];
    const [first] = told;
    if (first === undefined) return [];
    const tax = code === 'notIncluded' && price !== null && price.vat === null ? [notIncluded.vat] : [];
    return [{ code, title: first.title, lines: [...mergedLines(told, sites.length, formats), ...tax] }];
  });
}

/** What holds at every site first, then what holds at some, by their names. */
function mergedLines(
  told: readonly (DocumentTerm & { readonly name: string })[],
  sites: number,
  formats: DocumentFormats,
): string[] {
  const { atSite } = formats.words.customer.project;
  const isEverywhere = (line: string): boolean =>
    told.length === sites && told.every(({ lines }) => lines.includes(line));
  return [
    ...told[0]!.lines.filter(isEverywhere),
    ...told.flatMap(({ name: site, lines }) =>
      lines.filter((line) => !isEverywhere(line)).map((line) => atSite({ site, line }, formats)),
    ),
  ];
}
