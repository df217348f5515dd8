import { grammarOf } from '../basics/grammar.ts';

const grammar = grammarOf('en-GB');

/** Whose numbers, plurals and lists English sentences have. */
export const { locale: LOCALE, number, list } = grammar;

/** Between a label and what it says, and between parts of a list that have commas. */
export const COLON = ': ';
export const SEMICOLON = '; ';

/** Whether a count takes the plural in English: every count but 1. */
export function isPlural(count: number): boolean {
  return grammar.wordFor(count, 'one', 'many') === 'many';
}

/**
 * The form of a word that agrees with a count: of a noun whose plural ends in `s`, or of any word with its plural.
 *
 * @example
 * ```ts
 * wordFor(4, 'disk'); // 'disks'
 * wordFor(1, 'keeps', 'keep'); // 'keeps'
 * ```
 */
export function wordFor(count: number, singular: string, plural = `${singular}s`): string {
  return grammar.wordFor(count, singular, plural);
}

/** A count with its noun, whose plural ends in `s`: `1 disk`, `1,234 disks`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return grammar.counted(count, singular, plural);
}
