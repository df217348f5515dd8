import { LOCALE } from '#language/grammar';
import { grammarOf } from './grammar.ts';
import { amountIn, moneyIn } from './money.ts';

/** How the documents of a company write numbers, amounts and days. */
export interface Formats {
  /** With at most so many decimals. */
  readonly number: (value: number, decimals?: number) => string;
  /** The form of a word that agrees with a count, by the rules of the language. */
  readonly wordFor: (count: number, singular: string, plural: string) => string;
  /** A count with its noun: `1 disk`, `1,234 disks`. */
  readonly counted: (count: number, singular: string, plural: string) => string;
  /** `EUR 1,850.00`, of a decimal number as text: no digit is lost. */
  readonly money: (amount: string, currency: string) => string;
  /** `1,850.00`: the same without its currency. */
  readonly amount: (amount: string) => string;
  /** Of an instant, in UTC. */
  readonly day: (instant: string) => string;
  readonly list: (items: readonly string[]) => string;
}

/** `15.4`, `30`: with one decimal unless it is whole. */
export function figure(value: number, { number }: Pick<Formats, 'number'>): string {
  const rounded = Math.round(value * 10) / 10;
  return number(rounded, Number.isInteger(rounded) ? 0 : 1);
}

/**
 * Numbers and days as the locale writes them; lists and plurals are those of the language of the document.
 *
 * @param language - BCP 47: that of the app unless told.
 */
export function formatsOf(locale: string, language: string = LOCALE): Formats {
  const days = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const { list, wordFor } = grammarOf(language);
  const most = formatsByDecimals((decimals) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }));
  const number = (value: number, decimals = 0): string => most(decimals).format(value);
  return {
    number,
    wordFor,
    counted: (count, singular, plural) => `${number(count)} ${wordFor(count, singular, plural)}`,
    money: (amount, currency) => moneyIn(locale, amount, currency),
    amount: (amount) => amountIn(locale, amount),
    day: (instant) => days.format(new Date(instant)),
    list,
  };
}

/** Formats are made once: one takes longer to make than a thousand numbers to write. */
export function formatsByDecimals(
  make: (decimals: number) => Intl.NumberFormat,
): (decimals: number) => Intl.NumberFormat {
  const made: Intl.NumberFormat[] = [];
  return (decimals) => (made[decimals] ??= make(decimals));
}
