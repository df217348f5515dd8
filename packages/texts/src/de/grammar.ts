import { grammarOf } from '../grammar.ts';

export const { locale: LOCALE, number, wordFor, counted, list } = grammarOf('de-DE');

/** A name as the first part of a compound: `Smart-Client` of its streams. */
export function hyphenated(name: string): string {
  return name.replaceAll(' ', '-');
}
