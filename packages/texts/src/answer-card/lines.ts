import type * as Engine from '@site-designer/sizing-engine';
import { capitalized } from '../grammar.ts';
import type { Formats } from '../formats.ts';
import type { Rendered } from '../rendered.ts';
import { hardwareSentences, headlineOf, spareWord } from './hardware.ts';
import {
  brokenOnSpare,
  cheaperChoice,
  fullestOf,
  lostWithDisk,
  noneCheaper,
  priceNotes,
  storageNote,
  withoutSpare,
} from './parts.ts';
import { ANSWER_WORDS as WORDS } from './words.ts';

type Proposal = Rendered<Engine.Proposal>;

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
 * @param design - The design, for the kind of its spares.
 */
export function answerLines(proposal: Proposal, design: Engine.Design, formats: Formats): AnswerLine[] {
  const { answer, totals } = proposal;
  if (totals.cameras.value === 0) return [{ of: 'what', text: WORDS.empty }];
  if (answer.failed !== null) return failedLines(proposal);
  return [
    { of: 'what', text: headlineOf(proposal, formats) },
    { of: 'how', text: hardwareSentences(proposal, spareWord(design), formats).join(' ') },
    { of: 'keeps', text: keepsText(proposal, formats) },
    ...besidesLines(proposal, formats),
    { of: 'busy', text: busyText(proposal, formats) },
    ...failureLines(proposal, formats),
    ...priceLines(proposal, formats),
    ...fitsLines(proposal, formats),
  ];
}

/** Why nothing fits, and what would. */
function failedLines({ answer, errorMessage }: Proposal): AnswerLine[] {
  const ways = answer.failed!.ways.map(({ outcome }) => capitalized(outcome));
  return [
    { of: 'what', text: WORDS.nothingFits, tone: 'near' },
    { of: 'how', text: errorMessage ?? '' },
    ...(ways.length === 0 ? [] : [{ of: 'ways' as const, text: `${WORDS.ways}: ${ways.join(' · ')}` }]),
  ];
}

/** A greater percentage says no more than that it is far too much. */
const MOST_PERCENT = 999;

function percentText(value: number, { number }: Formats): string {
  return value > MOST_PERCENT ? `> ${MOST_PERCENT} %` : `${number(value)} %`;
}

function keepsText({ answer: { storages, keeps }, totals }: Proposal, formats: Formats): string {
  const { number } = formats;
  const { asked, unit, likely } = keeps!;
  const cameras = totals.cameras.value;
  const reach = unit === 'days' ? ` ${WORDS.reach(number(Math.floor(likely)))}` : '';
  const days =
    asked.least === asked.most ? number(asked.most) : `${number(asked.least)} ${WORDS.to} ${number(asked.most)}`;
  const storage = storages[fullestOf(storages)];
  const promise = `${number(cameras)} ${WORDS.camerasWord(cameras)}, ${WORDS.kept} ${days} ${WORDS.daysUnit}${reach}.`;
  if (storage === undefined) return promise;
  const allowed =
    storage.capPercent === null
      ? storageNote(storage, storages.length)
      : `, ${WORDS.allowed(percentText(storage.capPercent, formats))}`;
  return `${promise} ${WORDS.disks} ${WORDS.fill(percentText(storage.fillPercent, formats))}${allowed}`;
}

/** What stands in the storage besides the video of the cameras, and what a second archive saves. */
function besidesLines({ evidenceLock, tiers }: Proposal, { number }: Formats): AnswerLine[] {
  const tb = (value: number): string => `${number(value, 2)} TB`;
  const parts = [
    ...(evidenceLock === undefined ? [] : [WORDS.locked(tb(evidenceLock.storageTb.value))]),
    ...(tiers === undefined ? [] : [WORDS.saved(tb(tiers.savedTb))]),
  ];
  return parts.length === 0 ? [] : [{ of: 'besides', text: parts.join(' ') }];
}

function busyText({ answer }: Proposal, { number }: Formats): string {
  const { asked, busyDays } = answer.keeps!;
  if (busyDays === null) return WORDS.busyAll;
  const days = number(Math.floor(busyDays));
  return asked.least === asked.most
    ? `${WORDS.busyOf} ${days} ${WORDS.ofAsked} ${number(asked.most)} ${WORDS.daysAreKept}`
    : `${WORDS.busyOf} ${WORDS.upTo} ${days} ${WORDS.longerEnd}`;
}

function failureLines(proposal: Proposal, { number }: Formats): AnswerLine[] {
  const { onFailure } = proposal.answer;
  if (onFailure === null) return [];
  const { gap, spares } = onFailure;
  const lost = lostWithDisk(proposal);
  if (spares === 0 || gap === null) return [{ of: 'failure', text: `${withoutSpare(proposal)}${lost}`, tone: 'near' }];
  const broken = brokenOnSpare(proposal);
  return broken === ''
    ? [
        {
          of: 'failure',
          text: `${WORDS.spareRecords} ${WORDS.gap(number(gap.low), number(gap.high))}${lost === '' ? '' : `.${lost}`}`,
          tone: 'good',
        },
      ]
    : [{ of: 'failure', text: `${WORDS.spareIsOver(broken)}.${lost}`, tone: 'near' }];
}

/** The price, and what would be cheaper; nothing without prices. */
function priceLines(proposal: Proposal, formats: Formats): AnswerLine[] {
  const { answer, alternatives } = proposal;
  const { price, cheaper } = answer;
  if (price === null || price.amount === null || price.currency === null) return [];
  const { number, money } = formats;
  const missing = price.missing.length === 0 ? '' : `. ${WORDS.noPrice(price.missing)}`;
  const notes = priceNotes(proposal, number);
  const sum = [money(price.amount, price.currency), notes.join(', ')].filter((part) => part !== '').join(' ');
  const choice = cheaperChoice(proposal);
  const less =
    cheaper === null || choice === undefined
      ? noneCheaper(alternatives)
      : `${WORDS.less(money(cheaper.saves, price.currency))} ${WORDS.percent(percentText(cheaper.percent, formats))}: ${[cheaper.title, ...choice.differences].join(', ')}`;
  return [
    { of: 'price', text: `${sum}${missing}` },
    { of: 'cheaper', text: less, ...(cheaper !== null && { tone: 'good' as const }) },
  ];
}

function fitsLines({ answer: { fits } }: Proposal, { number }: Formats): AnswerLine[] {
  if (fits === null) return [];
  const { cameras, days } = fits;
  const parts = [
    ...(cameras === null || cameras === 0 ? [] : [WORDS.moreCameras(cameras, number(cameras))]),
    ...(days === null || days === 0 ? [] : [WORDS.moreDays(days, number(days))]),
  ];
  if (parts.length > 0)
    return [{ of: 'fits', text: `${parts.join(` ${WORDS.or} `)} ${WORDS.fit(days || cameras || 0)}` }];
  return [{ of: 'fits', text: cameras === null && days === null ? WORDS.farFromNext : WORDS.nothingFitsMore }];
}
