import type { CapacityConvention } from '@site-designer/sizing-engine';
import { LIMIT_LOOKS, MOST_PERCENT, ownSpeaker, type LimitState } from '@site-designer/texts';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { locale } from '../texts/language.ts';
import { said } from '../texts/said.ts';

/** How many decimals a unit is read with; what is not here is read in whole numbers. */
const DECIMALS: Readonly<Record<string, number>> = { TB: 2, TiB: 2, GB: 1, 'MB/s': 1, 'Mbit/s': 1 };

/** A number with its unit: `2.46 TB`, `1 camera`. */
export function amount(value: number, unit: string): string {
  if (unit === '%' && value > MOST_PERCENT) return `> ${MOST_PERCENT} %`;
  return withUnit(numberIn(value, unit), value, unit);
}

function withUnit(number: string, value: number, unit: string): string {
  if (unit === '') return number;
  return `${number} ${/^[a-z]{3,}s$/.test(unit) ? wordOf(unit, value) : unit}`;
}

/** What the command line counts and the engine does not. */
const OWN_WORDS = { spares: ['spare', 'spares'], groups: ['group', 'groups'] } as const;

/** A word that agrees with its number, given in the plural. */
function wordOf(unit: string, value: number): string {
  if (unit in OWN_WORDS) return said(OWN_WORDS[unit as keyof typeof OWN_WORDS][value === 1 ? 0 : 1]);
  return ownSpeaker.language.unit(unit.slice(0, -1), value);
}

export function numberIn(value: number, unit: string): string {
  return withDecimals(value, DECIMALS[unit] ?? 0);
}

export function withDecimals(value: number, most: number, least = most): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
}

/** A figure that has as many decimals as it was made with. */
export function plainNumber(value: number): string {
  return withDecimals(value, 2, 0);
}

interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** From what to what a figure may run; a figure without a spread is exact. */
export function rangeText({ low, high }: Range, unit: string): string {
  if (low === high) return said('exact');
  return said('{low} to {high}', { low: numberIn(low, unit), high: amount(high, unit) });
}

/** What a thing is made for is a round number: `10,000 Mbit/s`. */
export function nominal(value: number, unit: string): string {
  return unit === 'TB' || unit === 'TiB' ? amount(value, unit) : withUnit(plainNumber(value), value, unit);
}

/** `40 of 150 cameras`. */
function ofLimit(value: number, max: number, unit: string): string {
  return said('{value} of {max}', { value: numberIn(value, unit), max: nominal(max, unit) });
}

/** What a need in TB takes of a formatted capacity: `2.46 of 3.93 TB (3.57 TiB)`. */
export function ofFormatted(valueTb: number, formattedTib: number): string {
  return `${ofLimit(valueTb, tbOfTib(formattedTib), 'TB')} (${amount(formattedTib, 'TiB')})`;
}

/** What is used of a limit; vendors set a need in TB against the TiB of a storage. */
export function ofState(
  { limit, value, max, unit }: Pick<LimitState, 'limit' | 'value' | 'max' | 'unit'>,
  convention: CapacityConvention,
): string {
  return LIMIT_LOOKS[limit].isOfDisks && convention === 'vendor' ? ofFormatted(value, max) : ofLimit(value, max, unit);
}
