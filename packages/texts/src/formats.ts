import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { wordFor } from './english-words.ts';

/** How the documents of a company write numbers, amounts and days. */
export interface Formats {
  /** With at most so many decimals. */
  readonly number: (value: number, decimals?: number) => string;
  /** `1 disk`, `1,234 disks`. */
  readonly counted: (count: number, noun: string) => string;
  /** `EUR 1,850.00`, of a decimal number as text: no digit is lost. */
  readonly money: (amount: string, currency: string) => string;
  /** `1,850.00`: the same without its currency. */
  readonly amount: (amount: string) => string;
  /** Of an instant, in UTC. */
  readonly day: (instant: string) => string;
  readonly list: (items: readonly string[]) => string;
}

/** Numbers and days as the locale writes them; lists and plurals are those of the language of the document. */
export function formatsOf(locale: string): Formats {
  const days = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const lists = new Intl.ListFormat('en-GB');
  const most = formatsByDecimals((decimals) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }));
  const number = (value: number, decimals = 0): string => most(decimals).format(value);
  const exact = (amount: string, options: Intl.NumberFormatOptions = {}): string => {
    const decimals = amount.split('.')[1]?.length ?? 0;
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(locale, { ...options, ...digits }).format(amount as Intl.StringNumericLiteral);
  };
  return {
    number,
    counted: (count, noun) => `${number(count)} ${wordFor(count, noun)}`,
    money: (amount, currency) => exact(amount, { style: 'currency', currency, currencyDisplay: 'code' }),
    amount: (amount) => exact(amount),
    day: (instant) => days.format(new Date(instant)),
    list: (items) => lists.format(items),
  };
}

/** Formats are made once: one takes longer to make than a thousand numbers to write. */
function formatsByDecimals(make: (decimals: number) => Intl.NumberFormat): (decimals: number) => Intl.NumberFormat {
  const made: Intl.NumberFormat[] = [];
  return (decimals) => (made[decimals] ??= make(decimals));
}

/** Figures of a document for those who build or sell, with as many decimals as they are given everywhere. */
export interface FigureFormats extends Formats {
  /** A formatted capacity, which operating systems show in TiB: `64.30 TiB (70.70 TB)`. */
  readonly formatted: (tib: number) => string;
  readonly tb: (tb: number) => string;
  readonly mbit: (mbit: number) => string;
}

/** The same with exactly as many decimals as are asked for. */
export function figureFormatsOf(locale: string): FigureFormats {
  const exactly = formatsByDecimals(
    (decimals) => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const number = (value: number, decimals = 0): string => exactly(decimals).format(value);
  const tb = (value: number): string => `${number(value, 2)} TB`;
  return {
    ...formatsOf(locale),
    number,
    formatted: (tib) => `${number(tib, 2)} TiB (${tb(tbOfTib(tib))})`,
    tb,
    mbit: (mbit) => `${number(mbit, 1)} Mbit/s`,
  };
}
