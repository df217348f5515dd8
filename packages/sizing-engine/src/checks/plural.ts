const CARDINAL = new Intl.PluralRules('en');

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
