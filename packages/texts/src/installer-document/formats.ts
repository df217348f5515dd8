import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { wordFor } from '../english-words.ts';

/** Numbers and lists as they stand in a document. */
export interface Formats {
  /** With so many decimals. */
  readonly number: (value: number, decimals?: number) => string;
  /** `1 disk`, `1,234 disks`. */
  readonly counted: (count: number, noun: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** A formatted capacity, which operating systems show in TiB: `64.30 TiB (70.70 TB)`. */
  readonly formatted: (tib: number) => string;
  readonly tb: (tb: number) => string;
  readonly mbit: (mbit: number) => string;
}

/** Numbers as the locale writes them; lists and plurals are those of the language of the document. */
export function formatsOf(locale: string): Formats {
  const lists = new Intl.ListFormat('en-GB');
  const number = (value: number, decimals = 0): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  const tb = (value: number): string => `${number(value, 2)} TB`;
  return {
    number,
    counted: (count, noun) => `${number(count)} ${wordFor(count, noun)}`,
    list: (items) => lists.format(items),
    formatted: (tib) => `${number(tib, 2)} TiB (${tb(tbOfTib(tib))})`,
    tb,
    mbit: (mbit) => `${number(mbit, 1)} Mbit/s`,
  };
}
