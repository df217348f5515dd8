import { COUNT_UNITS, LINK_UNITS, METRE_UNITS, SHARE_UNITS, WATT_UNITS } from '../vocabulary/unit-words.ts';
import { amountOf, mayBecomeAmount } from './amount.ts';
import type { NumberMarks } from './columns.ts';

/** Amounts of fields outside the table: the units that may be typed, and how many decimals their numbers have. */
const FIELDS = {
  W: { units: WATT_UNITS, decimals: 1 },
  m: { units: METRE_UNITS, decimals: 1 },
  '%': { units: SHARE_UNITS, decimals: 0 },
  'Mbit/s': { units: LINK_UNITS, decimals: 0 },
  '': { units: COUNT_UNITS, decimals: 0 },
} as const;

/** The unit of a field; empty where things are counted. */
export type FieldUnit = keyof typeof FIELDS;

/**
 * The number that a person typed into a field, in its unit, read as a cell of the table is; undefined for any other text. Bounds
 * are not checked.
 *
 * @example
 * ```ts
 * typedField('60 Meter', 'm'); // 60
 * typedField('1 Gbit/s', 'Mbit/s'); // 1000
 * typedField('60 W', 'm'); // undefined
 * ```
 */
export function typedField(text: string, unit: FieldUnit, marks: NumberMarks = {}): number | undefined {
  const { units, decimals } = FIELDS[unit];
  return amountOf(text, units, { ...marks, decimals });
}

/**
 * Whether a text is the beginning of what {@link typedField} reads: its decimals or its unit are being typed.
 *
 * @example
 * ```ts
 * isBegun('1 Gb', 'Mbit/s'); // true
 * isBegun('1 Gbit/s', 'Mbit/s'); // false: it is whole
 * ```
 */
export function isBegun(text: string, unit: FieldUnit): boolean {
  return text.trim() !== '' && typedField(text, unit) === undefined && mayBecomeAmount(text, FIELDS[unit]);
}
