import { wordFor } from '../../checks/plural.ts';

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A number with its thousands apart: `1,234`. */
export function numberText(value: number): string {
  return NUMBER.format(value);
}

/** A count with its noun, whose plural ends in `s`: `1 disk`, `4 disks`. */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${wordFor(count, noun)}`;
}

/** A figure with its unit, to three digits or to whole numbers: `5.71 TB`, `1,234 Mbit/s`. */
export function figureText(value: number, unit: string): string {
  return `${numberText(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))} ${unit}`;
}

/**
 * A text as it begins a sentence or a title.
 *
 * @example
 * ```ts
 * capitalized('rack server'); // 'Rack server'
 * ```
 */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });

/** Ordinals that take `an`, as they are pronounced with a vowel first: eighth, 11th, 18th, 80th, 800th, 11000th. */
const WITH_VOWEL = /^(?:eighth|8|1[18](?:th|\d{3}\D))/;

/** The place of something in a row with its article, in words up to the tenth: `a second`, `an eighth`, `a 21st`. */
export function anOrdinal(place: number): string {
  const ordinal = ORDINALS[place - 1] ?? `${place}${SUFFIXES[ORDINAL.select(place)]}`;
  return `${WITH_VOWEL.test(ordinal) ? 'an' : 'a'} ${ordinal}`;
}
