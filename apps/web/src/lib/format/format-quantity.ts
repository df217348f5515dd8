import { MOST_PERCENT, unitText } from '@site-designer/texts';
import { LANGUAGE, LOCALE } from './locale.ts';

/** Decimals by unit; units not listed have none. */
const DECIMALS: Readonly<Record<string, 1 | 2>> = {
  TB: 2,
  TiB: 2,
  'TB/day': 2,
  'MB/s': 1,
  'Mbit/s': 1,
};

/** A count with the plural in each language. */
const MANY = 2;

/** Units that are nouns, by their plural: as the engine writes it, and as the language of the app does. */
const COUNTED = new Map(
  ['camera', 'day', 'disk', 'hour', 'lock', 'month', 'server', 'stream'].flatMap((noun) => [
    [`${noun}s`, noun],
    [unitText(noun, MANY), noun],
  ]),
);

export const MOST_DECIMALS = 2;

export function formatter(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const formatters = [formatter(0), formatter(1), formatter(MOST_DECIMALS)] as const;
export const precise = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: MOST_DECIMALS });

interface ShownQuantity {
  readonly number: string;
  readonly unit: string;
  /** The number with up to two decimals, for a tooltip. */
  readonly precise: string;
}

/** A number in the format of the whole app, with its unit. */
export function formatQuantity(value: number, unit: string): ShownQuantity {
  const format = formatters[decimalsOf(unit)];
  if (unit === '%' && value > MOST_PERCENT)
    return { number: `> ${MOST_PERCENT}`, unit, precise: `> ${MOST_PERCENT} %` };
  return {
    number: format.format(value),
    unit: unitFor(value, unit),
    precise: `${precise.format(value)} ${unitFor(value, unit)}`,
  };
}

/** A count without a unit. */
export function numberText(value: number): string {
  return formatters[0].format(value);
}

/** No line ends between a number and its unit. English texts have always had a plain space there. */
export const BEFORE_UNIT = LANGUAGE === 'en' ? ' ' : '\u00A0';

/** {@link formatQuantity} as one text. */
export function quantityText(value: number, unit: string): string {
  const shown = formatQuantity(value, unit);
  return `${shown.number}${BEFORE_UNIT}${shown.unit}`;
}

export function decimalsOf(unit: string): 0 | 1 | 2 {
  return DECIMALS[unit] ?? 0;
}

/** One camera, two cameras. */
export function unitFor(value: number, unit: string): string {
  return unitText(COUNTED.get(unit) ?? unit, value);
}
