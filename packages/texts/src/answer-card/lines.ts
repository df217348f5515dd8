import { capitalized, MOST_PERCENT } from '../basics/grammar.ts';
import type { DocumentFormats } from '../language/document-formats.ts';
import type { Shown } from '../document-words/pieces.ts';
import type { Formats } from '../basics/formats.ts';
import type { SpareKind } from '../document-words/answer.ts';
import { hardwareLine } from '../told/hardware-line.ts';
import { hardwareSentences, headlineOf } from './hardware.ts';
import {
  brokenOnSpare,
  cheaperChoice,
  fullestOf,
  lostWithDisk,
  noneCheaper,
  priceNotes,
  storageNote,
  withoutSpare,
  type AnsweredProposal,
} from './parts.ts';

/** One line of an answer; `tone` is `near` where it has to be known before the design is sold. */
export interface AnswerLine {
  readonly of: 'what' | 'how' | 'keeps' | 'besides' | 'busy' | 'failure' | 'price' | 'cheaper' | 'fits' | 'ways';
  readonly text: string;
  readonly tone?: 'good' | 'near';
}

/**
 * The answer to a design as text, a line each, in the order of the answer card: what is bought, how it is built, what it keeps, what a
 * failed server means, the price, what would be cheaper, what more fits. Lines without content are left out.
 *
 * @param kindOfSpare - Kind of the spares, as {@link spareKind} tells it.
 */
export function answerLines(
  proposal: AnsweredProposal,
  kindOfSpare: SpareKind,
  formats: DocumentFormats,
): AnswerLine[] {
  const { answer, totals } = proposal;
  const { answer: words } = formats.words;
  if (totals.cameras.value === 0) return [{ of: 'what', text: words.empty }];
  if (answer.failed !== null) return failedLines(proposal, formats);
  return [
    { of: 'what', text: headlineOf(proposal, formats) },
    { of: 'how', text: hardwareSentences(proposal, kindOfSpare, formats).join(' ') },
    { of: 'keeps', text: keepsText(proposal, formats) },
    ...besidesLines(proposal, formats),
    { of: 'busy', text: busyText(proposal, formats) },
    ...failureLines(proposal, formats),
    ...priceLines(proposal, formats),
    ...fitsLines(proposal, formats),
  ];
}

/** Why nothing fits, and what would. */
function failedLines({ answer }: AnsweredProposal, formats: DocumentFormats): AnswerLine[] {
  const { speaker, words } = formats;
  const { reason, ways: found } = answer.failed!;
  const { ways: title, nothingFits } = words.answer;
  const ways = found.map((way) => {
    const gives = wayGives(way, formats);
    return gives === '' ? capitalized(way.outcome) : `${capitalized(way.outcome)} (${gives})`;
  });
  return [
    { of: 'what', text: nothingFits, tone: 'near' },
    { of: 'how', text: reason },
    ...(ways.length === 0
      ? []
      : [{ of: 'ways' as const, text: `${title}${speaker.language.colon}${ways.join(' · ')}` }]),
  ];
}

/** What a design has once it takes a way out: what is bought, how full it is, and what it costs where there are prices. */
export function wayGives(
  { gives }: NonNullable<AnsweredProposal['answer']['failed']>['ways'][number],
  formats: DocumentFormats,
): string {
  if (gives === null) return '';
  const { storages, billTotal } = gives;
  const { money, speaker } = formats;
  const { answer: words } = formats.words;
  const fill = percentText(fullestOf(storages)?.fillPercent ?? 0, formats);
  const { amount = null, currency = null, pricedLines = 0, lines = 0 } = billTotal ?? {};
  const price =
    amount === null || currency === null
      ? []
      : [[money(amount, currency), words.forLines(pricedLines, lines)].filter((part) => part !== '').join(' ')];
  return [hardwareLine(gives, speaker), words.disksFull(fill), ...price].join(', ');
}

function percentText(value: number, { number }: Formats): string {
  return value > MOST_PERCENT ? `> ${MOST_PERCENT} %` : `${number(value)} %`;
}

function shown(value: number, { number }: Formats): Shown<string> {
  return { value, shown: number(value) };
}

function keepsText({ answer: { storages, keeps }, totals }: AnsweredProposal, formats: DocumentFormats): string {
  const { answer: words } = formats.words;
  const { asked, unit, likely } = keeps!;
  const most = shown(asked.most, formats);
  const days = words.askedDays(most, ...(asked.least === asked.most ? [] : [shown(asked.least, formats)]));
  const promise = words.promise({
    cameras: shown(totals.cameras.value, formats),
    days: days.join(''),
    ...(unit === 'days' && { reach: words.reach(formats.number(Math.floor(likely))) }),
  });
  const storage = fullestOf(storages);
  const kept = `${promise.join('')}.`;
  if (storage === undefined) return kept;
  const note =
    storage.capPercent === null
      ? storageNote(storage, storages.length, words)
      : words.allowed(percentText(storage.capPercent, formats));
  const fill = words.fill(percentText(storage.fillPercent, formats));
  return `${kept} ${words.disksLine(note === '' ? [fill] : [fill, note])}`;
}

/** What stands in the storage besides the video of the cameras, and what a second archive saves. */
function besidesLines(
  { evidenceLock, tiers }: AnsweredProposal,
  { number, words: { answer: words } }: DocumentFormats,
): AnswerLine[] {
  const tb = (value: number): string => `${number(value, 2)} TB`;
  const parts = [
    ...(evidenceLock === undefined ? [] : [words.locked(tb(evidenceLock.storageTb.value))]),
    ...(tiers === undefined ? [] : [words.saved(tb(tiers.savedTb))]),
  ];
  return parts.length === 0 ? [] : [{ of: 'besides', text: parts.join(' ') }];
}

function busyText({ answer }: AnsweredProposal, formats: DocumentFormats): string {
  const { answer: words } = formats.words;
  const { asked, busyDays } = answer.keeps!;
  if (busyDays === null) return words.busyAll;
  const days = shown(Math.floor(busyDays), formats);
  const said = asked.least === asked.most ? words.busyOf(days, shown(asked.most, formats)) : words.busyUpTo(days);
  return said.join('');
}

function failureLines(proposal: AnsweredProposal, { number, words: { answer: words } }: DocumentFormats): AnswerLine[] {
  const { onFailure } = proposal.answer;
  if (onFailure === null) return [];
  const { gap, spares } = onFailure;
  const lost = lostWithDisk(proposal, words);
  if (spares === 0 || gap === null)
    return [{ of: 'failure', text: `${withoutSpare(proposal, words)}${lost}`, tone: 'near' }];
  const broken = brokenOnSpare(proposal);
  if (broken !== '') return [{ of: 'failure', text: `${words.spareIsOver(broken)}.${lost}`, tone: 'near' }];
  const records = words.spareRecords(words.gap(number(gap.low), number(gap.high))).join('');
  return [{ of: 'failure', text: `${records}${lost === '' ? '' : `.${lost}`}`, tone: 'good' }];
}

/** The price, and what would be cheaper; nothing without prices. */
function priceLines(proposal: AnsweredProposal, formats: DocumentFormats): AnswerLine[] {
  const { answer: words } = formats.words;
  const { answer, alternatives } = proposal;
  const { price, cheaper } = answer;
  if (price === null || price.amount === null || price.currency === null) return [];
  const { number, money } = formats;
  const missing = price.missing.length === 0 ? '' : `. ${words.noPrice(price.missing)}`;
  const notes = priceNotes(proposal, words, number);
  const sum = [money(price.amount, price.currency), notes.join(', ')].filter((part) => part !== '').join(' ');
  const choice = cheaperChoice(proposal);
  const how = [cheaper?.title ?? '', ...(choice?.differences ?? [])];
  const less =
    cheaper === null || choice === undefined
      ? noneCheaper(alternatives, words)
      : words
          .cheaper(words.less(money(cheaper.saves, price.currency)), percentText(cheaper.percent, formats), how)
          .join('');
  return [
    { of: 'price', text: `${sum}${missing}` },
    { of: 'cheaper', text: less, ...(cheaper !== null && { tone: 'good' as const }) },
  ];
}

function fitsLines({ answer: { fits } }: AnsweredProposal, formats: DocumentFormats): AnswerLine[] {
  const { answer: words } = formats.words;
  if (fits === null) return [];
  const { cameras, days } = fits;
  const more = [
    ...(cameras === null || cameras === 0
      ? []
      : [{ value: cameras, shown: words.moreCameras(shown(cameras, formats)) }]),
    ...(days === null || days === 0 ? [] : [{ value: days, shown: words.moreDays(shown(days, formats)) }]),
  ];
  if (more.length > 0) return [{ of: 'fits', text: words.room(more).join('') }];
  return [{ of: 'fits', text: cameras === null && days === null ? words.farFromNext : words.nothingFitsMore }];
}
