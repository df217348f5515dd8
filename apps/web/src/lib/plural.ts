const RULES = new Intl.PluralRules('en');

/** The form of a noun that agrees with a count. */
export function nounFor(count: number, singular: string, plural = `${singular}s`): string {
  return RULES.select(count) === 'one' ? singular : plural;
}

/** A count with its noun: `1 row`, `1,200 rows`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${nounFor(count, noun)}`;
}
