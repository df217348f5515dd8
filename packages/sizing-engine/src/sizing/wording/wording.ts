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
