const NUMBER = new Intl.NumberFormat('en');
const CARDINAL = new Intl.PluralRules('en');

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
  return CARDINAL.select(count) === 'one' ? singular : plural;
}

/** A count with its noun, whose plural ends in `s`: `1 disk`, `1,234 disks`. */
export function counted(count: number, noun: string): string {
  return `${NUMBER.format(count)} ${wordFor(count, noun)}`;
}
