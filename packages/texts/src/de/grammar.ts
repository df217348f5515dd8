import { grammarOf } from '../basics/grammar.ts';

export const { locale: LOCALE, number, wordFor, counted, list } = grammarOf('de-DE');

/** Between a label and what it says, and between parts of a list that have commas. */
export const COLON = ': ';
export const SEMICOLON = '; ';

/** A name as the first part of a compound: `Smart-Client` of its streams. */
export function hyphenated(name: string): string {
  return name.replaceAll(' ', '-');
}
