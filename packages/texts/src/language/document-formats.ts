import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import type { DocumentWords } from '../document-words/document-words.ts';
import { formatsByDecimals, formatsOf, type Formats } from '../basics/formats.ts';
import type { Speaker } from './language.ts';

/** How a document writes numbers and days, and what it says: all its parts are given it. */
export interface DocumentFormats extends Formats {
  /** Says what the engine has to say in the language of the document. */
  readonly speaker: Speaker;
  /** Texts of documents in that language. */
  readonly words: DocumentWords;
}

/**
 * The texts of a speaker's language, with numbers and days as the locale of the company writes them.
 *
 * @example
 * ```ts
 * const { words } = documentFormatsOf('de-CH', english); // English words beside Swiss numbers
 * ```
 */
export function documentFormatsOf(locale: string, speaker: Speaker): DocumentFormats {
  const { language } = speaker;
  return { ...formatsOf(locale, language.locale), speaker, words: language.documents };
}

/** Figures of a document for those who build or sell, with as many decimals as they are given everywhere. */
export interface FigureFormats extends DocumentFormats {
  /** A formatted capacity, which operating systems show in TiB: `64.30 TiB (70.70 TB)`. */
  readonly formatted: (tib: number) => string;
  readonly tb: (tb: number) => string;
  readonly mbit: (mbit: number) => string;
}

/** The same with exactly as many decimals as are asked for. */
export function figureFormatsOf(locale: string, speaker: Speaker): FigureFormats {
  const exactly = formatsByDecimals(
    (decimals) => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const number = (value: number, decimals = 0): string => exactly(decimals).format(value);
  const tb = (value: number): string => `${number(value, 2)} TB`;
  return {
    ...documentFormatsOf(locale, speaker),
    number,
    formatted: (tib) => `${number(tib, 2)} TiB (${tb(tbOfTib(tib))})`,
    tb,
    mbit: (mbit) => `${number(mbit, 1)} Mbit/s`,
  };
}
