import type { Fact } from '@site-designer/sizing-engine/catalogue';
import type { NetworkLine } from './document.ts';
import type { NetworkSources } from './input.ts';
import { LINE_TITLES, type NetworkLineCode } from './words.ts';

/** Terms that a sum names before it says only how many they are. */
const MOST_TERMS = 6;

interface Derived {
  readonly value: number;
  readonly unit: string;
  readonly how: string;
  readonly isLeast?: boolean;
  /** Facts that it rests on. */
  readonly facts?: readonly (readonly [string, Fact | undefined])[];
  /** Of the closet that it is about. */
  readonly closet?: string | undefined;
}

/** A line with its number as it is printed. */
export function line(code: NetworkLineCode, derived: Derived, { assumptions, formats }: NetworkSources): NetworkLine {
  const { value, unit, how, isLeast = false, facts = [], closet } = derived;
  const number = figure(value, formats);
  return {
    code,
    what: closet === undefined ? LINE_TITLES[code] : `${LINE_TITLES[code]}, ${closet}`,
    ...assumptions.marked(isLeast ? `at least ${number}` : number, facts),
    value,
    unit,
    isLeast,
    how,
  };
}

/** Whole where it is whole, else with one decimal. */
export function figure(value: number, { number }: NetworkSources['formats']): string {
  const rounded = Math.round(value * 10) / 10;
  return number(rounded, Number.isInteger(rounded) ? 0 : 1);
}

/** A term of a sum that is printed with one decimal. */
export function term(value: number, { number }: NetworkSources['formats']): string {
  return number(value, Number.isInteger(value) ? 0 : 2);
}

/** `49.81 + 50.15 + 20.82`; of many terms how many they are: `sum of 12 closets`. */
export function sumText(
  terms: readonly string[],
  noun: string,
  { counted }: Pick<NetworkSources['formats'], 'counted'>,
): string {
  return terms.length > MOST_TERMS ? `sum of ${counted(terms.length, noun)}` : terms.join(' + ');
}
