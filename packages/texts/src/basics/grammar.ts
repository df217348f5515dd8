/** A greater percentage says no more than that it is far too much. */
export const MOST_PERCENT = 999;

/** Numbers, plurals and lists as one language has them. */
export interface Grammar {
  /** BCP 47 with its region, such as `de-DE`. */
  readonly locale: string;
  /** A number with its thousands apart and its decimal mark. */
  readonly number: (value: number) => string;
  /** The form of a word that agrees with a count. */
  readonly wordFor: (count: number, singular: string, plural: string) => string;
  /** A count with its noun: `1 Kamera`, `1.234 Kameras`. */
  readonly counted: (count: number, singular: string, plural: string) => string;
  /** `a, b und c`. */
  readonly list: (items: readonly string[]) => string;
}

/**
 * The grammar of a language whose nouns have one plural; `Intl` knows which counts take it.
 *
 * @example
 * ```ts
 * grammarOf('de-DE').counted(2, 'Kamera', 'Kameras'); // '2 Kameras'
 * grammarOf('fr-FR').wordFor(0, 'caméra', 'caméras'); // 'caméra'
 * ```
 */
export function grammarOf(locale: string): Grammar {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const cardinal = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const number = (value: number): string => numbers.format(value);
  const wordFor = (count: number, singular: string, plural: string): string =>
    cardinal.select(count) === 'one' ? singular : plural;
  return {
    locale,
    number,
    wordFor,
    counted: (count, singular, plural) => `${number(count)} ${wordFor(count, singular, plural)}`,
    list: (items) => lists.format(items),
  };
}

/** Names in a sentence; those of items may hold commas, which then do not part them. */
export function namesText(
  names: readonly string[],
  semicolon: string,
  list = (each: readonly string[]): string => each.join(', '),
): string {
  return names.some((name) => name.includes(',')) ? names.join(semicolon) : list(names);
}

/** How numbers are told from each other where they are written without thousands apart. */
export interface NumberSigns {
  /** Between a number and its decimals. */
  readonly decimal: string;
  /** Between two numbers: a semicolon where a comma begins the decimals. */
  readonly between: string;
}

/**
 * The signs of a locale.
 *
 * @example
 * ```ts
 * numberSignsOf('de-CH'); // { decimal: '.', between: ', ' }
 * numberSignsOf('es-ES'); // { decimal: ',', between: '; ' }
 * ```
 */
export function numberSignsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')!.value;
  return { decimal, between: decimal === ',' ? '; ' : ', ' };
}

/** A text as it begins a sentence or a title. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
