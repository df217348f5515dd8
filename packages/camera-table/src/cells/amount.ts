import { folded } from '../vocabulary/words.ts';
import type { Units } from '../vocabulary/unit-words.ts';
import type { NumberColumn, NumberMarks } from './columns.ts';

export interface AmountReading extends NumberMarks {
  /** How many decimals a number in the base unit may have: with none, 1.500 is 1500. */
  readonly decimals?: number | undefined;
}

/**
 * The number that a person typed into a cell, in the unit of its column: with one decimal mark, and a unit in any of the
 * languages behind it; undefined for any other text. Bounds are not checked.
 *
 * @example
 * ```ts
 * typedAmount('12,5 B/s', fpsColumn); // 12.5
 * typedAmount('2 Wochen', retentionColumn); // 14
 * typedAmount('many', fpsColumn); // undefined
 * ```
 */
export function typedAmount(
  text: string,
  { units, bounds }: Pick<NumberColumn, 'units' | 'bounds'>,
  marks: NumberMarks = {},
): number | undefined {
  return amountOf(text, units, { ...marks, decimals: bounds.decimals });
}

const BEGUN = /^\s*(?:\d[\d.,\s'’]*)?([\p{L}%/°][\p{L}%/°.\s]*)?$/u;

/**
 * Whether more typing may make an amount of a text: it ends in a mark, or its unit is the beginning of one.
 *
 * @example
 * ```ts
 * mayBecomeAmount('30 Ta', retentionColumn); // true: 30 Tage
 * mayBecomeAmount('30 x', retentionColumn); // false
 * ```
 */
export function mayBecomeAmount(text: string, { units }: Pick<NumberColumn, 'units'>): boolean {
  const [whole, unit] = BEGUN.exec(text) ?? [];
  if (whole === undefined) return false;
  const begun = unit === undefined ? '' : unitWord(unit);
  return Object.keys(units).some((word) => word.startsWith(begun));
}

const NUMBER_WITH_UNIT = /^([+-]?[\d.,\s'’]*\d(?:e[+-]?\d+)?)\s*([\p{L}%/°][\p{L}%/°.\s]*)?$/iu;

/** A number with or without a unit, in the base unit; undefined for any other text. */
export function amountOf(text: string, units: Units, reading: AmountReading = {}): number | undefined {
  const [, digits, unit] = NUMBER_WITH_UNIT.exec(text.trim()) ?? [];
  const worth = unit === undefined ? 1 : worthOf(unit, units);
  if (digits === undefined || worth === undefined) return undefined;
  const number = numberOf(digits, { ...reading, isWhole: worth === 1 && (reading.decimals ?? 0) === 0 });
  return Number.isNaN(number) ? undefined : withoutBinaryRest(worth * number);
}

/** What one of a unit is worth in the base unit; undefined for an unknown one. */
export function worthOf(unit: string, units: Units): number | undefined {
  const word = unitWord(unit);
  return Object.hasOwn(units, word) ? units[word] : undefined;
}

function unitWord(unit: string): string {
  return folded(unit).replaceAll(/[\s.]/g, '');
}

/** Removes rounding errors of binary fractions: 1.1 Mbit/s are 1100 kbit/s. */
export function withoutBinaryRest(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value;
}

const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*$/;

interface NumberReading extends NumberMarks {
  /** Whether the unit is only used with whole numbers, so that 1.500 means 1500. */
  readonly isWhole: boolean;
}

/**
 * The number as people write it: a point or a comma before decimals, and either, a blank or an apostrophe between thousands.
 * With two different marks the last one is decimal. NaN for marks that stand otherwise.
 */
function numberOf(text: string, { isWhole, grouping, decimal }: NumberReading): number {
  const digits = text.replaceAll(/[\s'’]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits);
  const mark = digits[last];
  const before = digits.slice(0, last);
  if (!/[.,]/.test(before)) {
    const groups = decimal === undefined ? isWhole || mark === grouping : mark !== decimal;
    return groups && GROUPED.test(digits) ? ungrouped(digits) : Number(`${before}.${digits.slice(last + 1)}`);
  }
  if (GROUPED.test(digits)) return ungrouped(digits);
  return GROUPED.test(before) && !before.includes(mark!)
    ? Number(`${ungrouped(before)}.${digits.slice(last + 1)}`)
    : Number.NaN;
}

function ungrouped(digits: string): number {
  return Number(digits.replaceAll(/[.,]/g, ''));
}
