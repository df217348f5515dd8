/** Whose numbers, plurals and lists English sentences have. */
export const LOCALE = 'en-GB';

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });
const CARDINAL = new Intl.PluralRules(LOCALE);

/** Whether a count takes the plural in English: every count but 1. */
export function isPlural(count: number): boolean {
  return CARDINAL.select(count) !== 'one';
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
  return isPlural(count) ? plural : singular;
}

/** A count with its noun, whose plural ends in `s`: `1 disk`, `1,234 disks`. */
export function counted(count: number, noun: string): string {
  return `${NUMBER.format(count)} ${wordFor(count, noun)}`;
}

/** A text as it begins a sentence or a title. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
