import { ACCURACY_TEXTS as TEXTS } from '#texts/pages/accuracy.ts';
import { FACT_WORDS, PRINT_WORDS, SOURCE_WORDS } from '#texts/pages/accuracy-words.ts';
import { quantityText } from '../../lib/format/format-quantity.ts';
import { LOCALE } from '../../lib/format/locale.ts';
import type { Point } from './figures.ts';

const WORDS: Readonly<Record<string, string>> = { ...FACT_WORDS, ...PRINT_WORDS, ...SOURCE_WORDS };

/** What a word of the tables is in the language; a name or a unit is the same in all of them. */
export const word = (english: string): string => WORDS[english] ?? english;

const plain = new Intl.NumberFormat(LOCALE, { useGrouping: false, maximumFractionDigits: 20 });

/** A number with all of its decimals. */
export const plainText = (value: number): string => plain.format(value);

/** A number that is given with its digits, with as many of them: `0.80`. */
export function digitsText(digits: string): string {
  const decimals = digits.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(LOCALE, { useGrouping: false, minimumFractionDigits: decimals }).format(Number(digits));
}

export const percentText = (share: number): string => quantityText(100 * share, '%');

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const unsigned = new Intl.NumberFormat(LOCALE, tenths);
const signed = new Intl.NumberFormat(LOCALE, { ...tenths, signDisplay: 'exceptZero' });

/** `0.9 %`. */
export const errorText = (share: number): string => `${unsigned.format(100 * share)} %`;

/** `+0.9 %`. */
export const signedErrorText = (share: number): string => `${signed.format(100 * share)} %`;

/** The two ends of a range, or one for each of several. */
export function severalText(texts: readonly string[]): string {
  const [from = '', to = ''] = texts;
  return texts.length === 2 ? TEXTS.range(from, to) : texts.join(', ');
}

export const sizeText = ({ width, height }: Pick<Point, 'width' | 'height'>): string => `${width} x ${height}`;
