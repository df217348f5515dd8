import type * as Engine from '@site-designer/sizing-engine';
import type { Rendered } from '../basics/rendered.ts';
import type { AnswerWords } from '../document-words/answer.ts';
import { brokenTitles } from './failing.ts';

/** The part of a proposal that its answer is told from. */
export type AnsweredProposal = Pick<
  Rendered<Engine.Proposal>,
  | 'answer'
  | 'totals'
  | 'warnings'
  | 'evidenceLock'
  | 'tiers'
  | 'failure'
  | 'loads'
  | 'huskyProposal'
  | 'managementServer'
  | 'alternatives'
>;
type Alternative = Rendered<Engine.Alternative>;
type Storages = Rendered<Engine.Answer>['storages'];

/** The first of the storages that are the fullest. */
export function fullestOf<S extends { readonly fillPercent: number }>([first, ...others]: readonly S[] = []):
  S | undefined {
  return first && others.reduce((most, each) => (each.fillPercent > most.fillPercent ? each : most), first);
}

/** Which of several storages it is; empty where there is only one. */
export function storageNote({ role }: Storages[number], storages: number, words: AnswerWords): string {
  return storages > 1 ? words.fullestOf(role) : '';
}

/** The limits that a spare exceeds while it records; empty where it holds. */
export function brokenOnSpare({ failure, loads }: AnsweredProposal): string {
  const onSpare = failure?.states.find(({ state }) => state === 'serverDownFailover');
  return onSpare === undefined ? '' : brokenTitles(onSpare, loads).join(', ');
}

/** A failed disk that loses its recordings, as a further sentence; empty where none does. */
export function lostWithDisk({ warnings }: AnsweredProposal, words: AnswerWords): string {
  return warnings.some(({ code }) => code === 'jbod-loss') ? ` ${words.jbod}` : '';
}

/** What a failed server means where there is no spare. */
export function withoutSpare({ answer }: AnsweredProposal, words: AnswerWords): string {
  if (answer.recording === 1) return words.onlyServer;
  return answer.warnings.find(({ code }) => code === 'no-failover')?.message ?? '';
}

/** What a price is of, and when it is delivered. */
export function priceNotes(
  { answer, warnings }: AnsweredProposal,
  words: AnswerWords,
  number: (value: number) => string,
): string[] {
  if (answer.price === null) return [];
  const { priced, lines, missing, days } = answer.price;
  const isPresales = warnings.some(({ code }) => code === 'contact-presales');
  return [
    words.forLines(priced, lines),
    ...(isPresales ? [words.withoutManagement] : []),
    ...(missing.length === 0 && days !== null ? [words.delivered({ value: days, shown: number(days) })] : []),
  ].filter((note) => note !== '');
}

/** The alternative that the answer calls cheaper. */
export function cheaperChoice({ answer, alternatives }: AnsweredProposal): Alternative | undefined {
  return alternatives.find((each) => each.title === answer.cheaper?.title && isLess(each));
}

function isLess({ priceDifference }: Alternative): boolean {
  return priceDifference !== null && Number(priceDifference.amount) < 0;
}

/** What to say where nothing is cheaper: nothing is said of alternatives whose price is not known. */
export function noneCheaper(alternatives: readonly Alternative[], words: AnswerWords): string {
  return alternatives.some(({ priceDifference }) => priceDifference === null)
    ? words.nothingCheaperKnown
    : words.nothingCheaper;
}
