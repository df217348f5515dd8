import { byteForBytePercent, percentOfShare } from '@site-designer/sizing-engine/explanations';
import {
  decimalsOf,
  formatQuantity,
  formatter,
  MOST_DECIMALS,
  precise,
  quantityText,
  unitFor,
} from './format-quantity.ts';
import { LOCALE } from './locale.ts';

/** Numbers as explanations, comparisons and documents write them; lists have no use for them. */

/** A share, equal for TB of TiB and bytes of bytes: `62.73 %`. */
export function byteForByteText(percent: number): string {
  return formatQuantity(byteForBytePercent(percent), '%').precise;
}

/** The same in whole percent: `63 %`. */
export function wholeByteForByteText(percent: number): string {
  return quantityText(byteForBytePercent(percent), '%');
}

const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });

/** A number with all of its decimals, without a unit. */
export function exactText(value: number): string {
  return exact.format(value);
}

function signedWith(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const signed = [signedWith(0), signedWith(1), signedWith(MOST_DECIMALS)] as const;

/** How much more the second number is, of the numbers as they are shown: `+6.01`. */
export function changeText(before: number, after: number, unit: string): string {
  const decimals = decimalsOf(unit);
  const step = 10 ** decimals;
  return signed[decimals].format((Math.round(after * step) - Math.round(before * step)) / step);
}

const preciseSigned = new Intl.NumberFormat(LOCALE, {
  signDisplay: 'exceptZero',
  maximumFractionDigits: MOST_DECIMALS,
});

/** A change with its sign and up to two decimals: `+2.5`. */
export function signedText(change: number): string {
  return preciseSigned.format(change);
}

/** A plain number with up to two decimals. */
export function decimalText(value: number): string {
  return precise.format(value);
}

const factor = formatter(MOST_DECIMALS);

/** A factor, with two decimals whatever they are: `1.20`. */
export function factorText(value: number): string {
  return factor.format(value);
}

const small = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2 });

/** A figure that may be far below 1, with as many decimals as it needs: `0.0034 TB`. */
export function smallText(value: number, unit: string): string {
  return Math.abs(value) < 1 ? `${small.format(value)} ${unitFor(value, unit)}` : formatQuantity(value, unit).precise;
}

/** A probability from 0 to 1 in percent: `4.43 %`, `0.000018 %`. */
export function chanceText(chance: number): string {
  return smallText(percentOfShare(chance), '%');
}
