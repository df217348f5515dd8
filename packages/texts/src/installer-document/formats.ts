import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { formatsOf, type Formats } from '../formats.ts';

/** Figures of an installer's document, with as many decimals as they are given everywhere. */
export interface InstallerFormats extends Formats {
  /** A formatted capacity, which operating systems show in TiB: `64.30 TiB (70.70 TB)`. */
  readonly formatted: (tib: number) => string;
  readonly tb: (tb: number) => string;
  readonly mbit: (mbit: number) => string;
}

export function installerFormatsOf(locale: string): InstallerFormats {
  const number = (value: number, decimals = 0): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  const tb = (value: number): string => `${number(value, 2)} TB`;
  return {
    ...formatsOf(locale),
    number,
    formatted: (tib) => `${number(tib, 2)} TiB (${tb(tbOfTib(tib))})`,
    tb,
    mbit: (mbit) => `${number(mbit, 1)} Mbit/s`,
  };
}
