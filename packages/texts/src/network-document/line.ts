import type { Fact } from '@site-designer/sizing-engine/catalogue';
import type { NetworkLineCode, NetworkUnits, NetworkWords, SumOf } from '../document-words/network.ts';
import { figure, type Formats } from '../basics/formats.ts';
import type { NetworkLine } from './document.ts';
import type { NetworkSources } from './input.ts';

/** The unit of each line, in their order. */
export const LINE_UNITS: Readonly<Record<NetworkLineCode, keyof NetworkUnits | 'W' | 'Mbit/s' | 'U' | 'BTU/h'>> = {
  ports: 'port',
  poe: 'W',
  uplink: 'Mbit/s',
  'servers-rate': 'Mbit/s',
  'core-ports': 'port',
  'shared-path': 'Mbit/s',
  'live-view': 'Mbit/s',
  addresses: 'address',
  'other-addresses': 'address',
  'closet-units': 'U',
  'closet-power': 'W',
  'closet-heat': 'BTU/h',
  'room-units': 'U',
  'room-power': 'W',
  'room-heat': 'BTU/h',
  ups: 'minute',
  clock: 'address',
};

/** Terms that a sum names before it says only how many they are. */
const MOST_TERMS = 6;

interface Derived {
  readonly value: number;
  readonly how: string;
  readonly isLeast?: boolean;
  /** Facts that it rests on. */
  readonly facts?: readonly (readonly [string, Fact | undefined])[];
  /** Of the closet that it is about. */
  readonly closet?: string | undefined;
}

/** A line with its number as it is printed. */
export function line(code: NetworkLineCode, derived: Derived, { assumptions, formats }: NetworkSources): NetworkLine {
  const { value, how, isLeast = false, facts = [], closet } = derived;
  const words = formats.words.network;
  const number = figure(value, formats);
  const title = words.lines[code];
  return {
    code,
    what: closet === undefined ? title : words.lineOfCloset(title, closet),
    ...assumptions.marked(isLeast ? words.atLeast(number) : number, facts),
    value,
    unit: unitOf(code, value, words),
    isLeast,
    how,
  };
}

/** The unit of a line after its number. */
export function unitOf(code: NetworkLineCode, value: number, { units }: NetworkWords): string {
  const unit = LINE_UNITS[code];
  return unit in units ? units[unit as keyof NetworkUnits](value) : unit;
}

/** A term of a sum that is printed with one decimal. */
export function term(value: number, { number }: Formats): string {
  return number(value, Number.isInteger(value) ? 0 : 2);
}

/** `49.81 + 50.15 + 20.82`; of many terms how many they are: `sum of 12 closets`. */
export function sumText(terms: readonly string[], sumOf: SumOf, formats: Formats): string {
  return terms.length > MOST_TERMS ? sumOf(terms.length, formats) : terms.join(' + ');
}
