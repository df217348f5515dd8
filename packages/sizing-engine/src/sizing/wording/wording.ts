import { FEWEST_DIGITS, printedNumber } from '../../derivation/digits.ts';
import { unitText } from '../../derivation/unit-text.ts';
import { wordFor } from '../../checks/plural.ts';
import type { Unit } from '../../units.ts';

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

/** A number as its derivation prints it, with its unit: `4.94198 TB`, `1 server`. */
export function amountText(value: number, unit: Unit): string {
  return `${numberText(printedNumber(value, FEWEST_DIGITS))} ${unitText(unit, value)}`.trim();
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
