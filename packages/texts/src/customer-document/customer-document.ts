import { isOutside } from '@site-designer/sizing-engine/comparison';
import { DEFAULT_PAPER } from '../document-defaults.ts';
import { basisOf } from './basis.ts';
import type { CustomerDocument, DocumentPrice, DocumentTerm } from './document.ts';
import { failureSentences } from './failures.ts';
import { documentFormatsOf, type DocumentFormats } from '../document-formats.ts';
import type { Formats } from '../formats.ts';
import type { Speaker } from '../language.ts';
import { ownSpeaker } from '../own-speaker.ts';
import type { AnsweredResult, CustomerDocumentInput, DocumentResult, IssueFacts, DocumentBranding } from './input.ts';
import { itemsOf } from './items.ts';
import { priceOf } from './price.ts';
import { annexOf, movementText, promisesOf } from './promises.ts';
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
  const price = priceOf(input);
  const told = sentencesOf(result, { price, issue }, formats);
  const annex = annexOf(design.cameras, catalogue, formats);
  const movement = movementText(design.cameras, formats);
  const day = (instant: string) => (instant === '' ? '' : formats.day(instant));
  return {
    title: `Video recording for ${result.siteName}`,
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
    promises: promisesOf(design.cameras, catalogue, formats),
    cameras: result.totals.cameras.value,
    ...(annex.length > 0 && { annex }),
    promiseNote: movement === '' ? '' : noteOn(movement),
    items: itemsOf(input),
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

function noteOn(movement: string): string {
  return `Recorded on events means that a camera records while something moves; we counted with movement during ${movement} of the time.`;
}

function termsOf(
  sources: CustomerDocumentInput & { readonly result: AnsweredResult },
  price: DocumentPrice | null,
  formats: DocumentFormats,
): DocumentTerm[] {
  const { result, items, branding, issue } = sources;
  const sold = { items, price };
  const terms: DocumentTerm[] = [
    { code: 'basis', title: 'What this rests on', lines: basisOf(sources, formats) },
    {
      code: 'failures',
      title: 'If something fails',
      lines: failureSentences(sources, formats).map(({ text }) => text),
    },
    { code: 'included', title: 'Included', lines: includedOf(result, sold, formats) },
    { code: 'notIncluded', title: 'Not included', lines: notIncludedOf(result, sold) },
    { code: 'it', title: 'Your IT provides', lines: itProvides({ ...sources, locale: '' }, formats) },
    { code: 'note', title: 'Note', lines: paragraphsOf(issue.note) },
    { code: 'power', title: 'Power and place', lines: powerOf(result, formats) },
    { code: 'accepted', title: 'Accepted', lines: acceptedOf(issue, price, formats) },
    { code: 'terms', title: 'Terms', lines: ownTerms(branding) },
  ];
  return terms.filter(({ lines }) => lines.length > 0);
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
function powerOf({ physical, bill }: AnsweredResult, { number }: Formats): string[] {
  const isUnknown = (bill ?? []).some(({ kind, typicalW }) => kind !== 'own' && typicalW === null);
  if (physical === null || isUnknown) return [];
  const { typicalW, heatBtuPerHour, rackUnits, isWithoutHost } = physical;
  const units = rackUnits === 0 ? [] : [`${number(rackUnits, 1)} U in a rack`];
  const host = isWithoutHost ? ', without the hosts of the virtual machines' : '';
  const site = (bill ?? []).some(isOutside) ? ', with switches and workstations' : '';
  return [`${[`${number(typicalW)} W`, `${number(heatBtuPerHour)} BTU/h`, ...units].join(', ')}${host}${site}.`];
}

function acceptedOf({ number, validUntilUtc }: IssueFacts, price: DocumentPrice | null, formats: Formats): string[] {
  if (number === '') return [];
  const total = price === null ? '' : ` for ${totalText(price, formats)}`;
  const until = validUntilUtc === '' ? '' : `, until ${formats.day(validUntilUtc)}`;
  return [`${number}${total}${until}`];
}

function totalText({ gross, currency, vat }: DocumentPrice, { money }: Formats): string {
  return `${money(gross, currency)} ${vat === null ? 'net' : 'gross'}`;
}
