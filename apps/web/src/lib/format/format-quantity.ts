import { unitText } from '@site-designer/texts';
import { byteForBytePercent, percentOfShare } from '@site-designer/sizing-engine/explanations';
import { LOCALE } from './locale.ts';

/** Decimals by unit; units not listed have none. */
const DECIMALS: Readonly<Record<string, number>> = {
  TB: 2,
  TiB: 2,
  'TB/day': 2,
  'MB/s': 1,
  'Mbit/s': 1,
};

/** Units that are nouns, as the engine writes them. */
const COUNTED: Readonly<Record<string, string>> = {
  cameras: 'camera',
  days: 'day',
  disks: 'disk',
  hours: 'hour',
  locks: 'lock',
  months: 'month',
  servers: 'server',
  streams: 'stream',
};

const MOST_DECIMALS = 2;

function formatter(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const formatters = [formatter(0), formatter(1), formatter(MOST_DECIMALS)] as const;
const precise = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: MOST_DECIMALS });

interface ShownQuantity {
  readonly number: string;
  readonly unit: string;
  /** The number with up to two decimals, for a tooltip. */
  readonly precise: string;
}

/** A greater percentage says no more than that it is far too much. */
const MOST_PERCENT = 999;

/** A number in the format of the whole app, with its unit. */
export function formatQuantity(value: number, unit: string): ShownQuantity {
  const decimals = DECIMALS[unit] ?? 0;
  const format = formatters[decimals] ?? formatters[0];
  if (unit === '%' && value > MOST_PERCENT)
    return { number: `> ${MOST_PERCENT}`, unit, precise: `> ${MOST_PERCENT} %` };
  return {
    number: format.format(value),
    unit: unitFor(value, unit),
    precise: `${precise.format(value)} ${unitFor(value, unit)}`,
  };
}

/** A share, equal for TB of TiB and bytes of bytes: `62.73 %`. */
export function byteForByteText(percent: number): string {
  return formatQuantity(byteForBytePercent(percent), '%').precise;
}

/** The same in whole percent: `63 %`. */
export function wholeByteForByteText(percent: number): string {
  return quantityText(byteForBytePercent(percent), '%');
}

/** A count without a unit. */
export function numberText(value: number): string {
  return formatters[0].format(value);
}

const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });

/** A number with all of its decimals, without a unit. */
export function exactText(value: number): string {
  return exact.format(value);
}

/** {@link formatQuantity} as one text. */
export function quantityText(value: number, unit: string): string {
  const shown = formatQuantity(value, unit);
  return `${shown.number} ${shown.unit}`;
}

const signed = formatters.map((format) => {
  const { minimumFractionDigits: decimals } = format.resolvedOptions();
  return new Intl.NumberFormat(LOCALE, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
});

/** How much more the second number is, of the numbers as they are shown: `+6.01`. */
export function changeText(before: number, after: number, unit: string): string {
  const decimals = DECIMALS[unit] ?? 0;
  const step = 10 ** decimals;
  return signed[decimals]!.format((Math.round(after * step) - Math.round(before * step)) / step);
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

/** A factor, with two decimals whatever they are: `1.20`. */
export function factorText(factor: number): string {
  return formatters[2].format(factor);
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

/** One camera, two cameras. */
function unitFor(value: number, unit: string): string {
  return unitText(COUNTED[unit] ?? unit, value);
}
