import {
  answerLines,
  documentFormatsOf,
  hardwareSentences as sentencesOf,
  headlineOf as headline,
  ownSpeaker,
  type AnsweredProposal,
  type AnswerLine,
  wayGives as givesOf,
  type SpareKind,
} from '@site-designer/texts';
import { LOCALE } from '../../../lib/format/locale.ts';

const FORMATS = documentFormatsOf(LOCALE, ownSpeaker);

/** What is bought in a few words, spares included: the headline of a card and of the bar of a phone. */
export function headlineOf(proposal: Parameters<typeof headline>[0]): string {
  return headline(proposal, FORMATS);
}

/** Which servers record, and what each of them has. */
export function hardwareSentences(proposal: Parameters<typeof sentencesOf>[0], kindOfSpare: SpareKind): string[] {
  return sentencesOf(proposal, kindOfSpare, FORMATS);
}

/** What a design has once it takes a way out. */
export function wayGives(way: Parameters<typeof givesOf>[0]): string {
  return givesOf(way, FORMATS);
}

/** What each line of an answer says. */
export function answerTexts(proposal: AnsweredProposal, kindOfSpare: SpareKind): ReadonlyMap<AnswerLine['of'], string> {
  return new Map(answerLines(proposal, kindOfSpare, FORMATS).map(({ of, text }) => [of, text]));
}
