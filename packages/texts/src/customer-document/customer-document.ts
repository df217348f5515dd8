import { isOutside } from '@site-designer/sizing-engine/comparison';
import { DEFAULT_PAPER } from '../told/document-defaults.ts';
import { basisOf } from './basis.ts';
import { TERM_CODES, type CustomerDocument, type DocumentPrice, type DocumentTerm, type TermCode } from './document.ts';
import { failureSentences } from './failures.ts';
import { documentFormatsOf, type DocumentFormats } from '../language/document-formats.ts';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';
import type { AnsweredResult, CustomerDocumentInput, DocumentResult, IssueFacts, DocumentBranding } from './input.ts';
import { itemsOf } from './items.ts';
import { priceOf } from './price.ts';
import { movementOf, promisesOf } from './promises.ts';
import { includedOf, itProvides, notIncludedOf } from './scope.ts';
import { sentencesOf } from './sentences.ts';

/**
 * The document that a customer gets: what is promised, what it costs, and what it rests on, as plain data.
 *
 * @param input - The frozen result and design with everything that the document tells besides. Prices of the items are decimal
 * numbers as text; `issue.withPrices` false leaves them out everywhere.
 * @param speaker - In whose language it is: that of the result.
 * @returns The document, whose numbers and days are written as the locale of the company has them; null where the result has no
 * hardware, or is of a version that had no answer.
 * @throws Never.
 * @example
 * ```ts
 * customerDocumentOf(input)?.sentences[1]; // 'They record 82 cameras and keep the recordings for the days of the table.'
 * ```
 */
export function customerDocumentOf(
  input: CustomerDocumentInput,
  speaker: Speaker = ownSpeaker,
): CustomerDocument | null {
  const { result, design, catalogue, branding, issue } = input;
  if (!hasHardware(result)) return null;
  const answered = { ...input, result };
  const locale = branding.locale || speaker.language.locale;
  const formats = documentFormatsOf(locale, speaker);
  const price = priceOf(input, formats);
  const told = sentencesOf(result, { price, issue }, formats);
  const { promises, annex } = promisesOf(design.cameras, catalogue, formats);
  const movement = movementOf(design.cameras);
  const words = formats.words.customer;
  const day = (instant: string) => (instant === '' ? '' : formats.day(instant));
  return {
    title: words.title(result.siteName, formats),
    locale,
    paper: branding.paper ?? DEFAULT_PAPER,
    number: issue.number,
    customer: issue.customer,
    contact: issue.contact,
    reference: issue.reference,
    date: day(issue.issuedUtc),
    validUntil: day(issue.validUntilUtc),
    seller: sellerOf(input),
    sentences: told.map(({ sentence }) => sentence),
    emphasis: told.flatMap(({ strong }) => (strong === '' ? [] : [strong])),
    price,
    promises,
    cameras: result.totals.cameras.value,
    ...(annex.length > 0 && { annex }),
    promiseNote: movement === undefined ? '' : words.promises.note(movement, formats),
    items: itemsOf(input, formats),
    terms: termsOf(answered, price, formats),
  };
}

function hasHardware(result: DocumentResult): result is AnsweredResult {
  const { answer } = result;
  return answer !== undefined && answer.recording !== null && answer.hardware !== null;
}

function sellerOf({ branding, integrator }: CustomerDocumentInput): CustomerDocument['seller'] {
  return {
    name: branding.name,
    person: integrator?.name ?? '',
    phone: integrator?.phone || branding.phone || '',
    email: integrator?.email || branding.email || '',
  };
}

function termsOf(
  sources: CustomerDocumentInput & { readonly result: AnsweredResult },
  price: DocumentPrice | null,
  formats: DocumentFormats,
): DocumentTerm[] {
  const { result, items, branding, issue } = sources;
  const sold = { items, price };
  const titles = formats.words.customer.terms;
  const lines: Readonly<Record<TermCode, readonly string[]>> = {
    basis: basisOf(sources, formats),
    failures: failureSentences(sources, formats).map(({ text }) => text),
    included: includedOf(result, sold, formats),
    notIncluded: notIncludedOf(result, sold, formats),
    it: itProvides(sources, formats),
    note: paragraphsOf(issue.note),
    power: powerOf(result, formats),
    accepted: acceptedOf(issue, price, formats),
    terms: ownTerms(branding),
  };
  return TERM_CODES.filter((code) => lines[code].length > 0).map((code) => ({
    code,
    title: titles[code],
    lines: lines[code],
  }));
}

/** Paragraphs, separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function ownTerms({ notes, legalText }: DocumentBranding): string[] {
  return [notes, legalText].flatMap(paragraphsOf);
}

/** Left out where the power of an item is not known. */
function powerOf({ physical, bill }: AnsweredResult, formats: DocumentFormats): string[] {
  const isUnknown = (bill ?? []).some(({ kind, typicalW }) => kind !== 'own' && typicalW === null);
  if (physical === null || isUnknown) return [];
  const { typicalW, heatBtuPerHour, rackUnits, isWithoutHost = false } = physical;
  const isWithSite = (bill ?? []).some(isOutside);
  const figures = { typicalW, heatBtuPerHour, rackUnits, isWithoutHost, isWithSite };
  return [formats.words.customer.power(figures, formats)];
}

function acceptedOf(
  { number, validUntilUtc }: IssueFacts,
  price: DocumentPrice | null,
  formats: DocumentFormats,
): string[] {
  if (number === '') return [];
  const total = price && { money: formats.money(price.gross, price.currency), isNet: price.vat === null };
  const until = validUntilUtc === '' ? null : formats.day(validUntilUtc);
  return [formats.words.customer.accepted({ number, total, until }, formats)];
}
