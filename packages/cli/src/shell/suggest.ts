import { distance } from 'fastest-levenshtein';
import { LANGUAGE } from './language.ts';

const MOST = 3;

/** Known names that resemble a text, the nearest first. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = typed.toLowerCase();
  return names
    .map((name) => ({ name, away: awayFrom(wanted, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(2, Math.min(wanted.length, name.length) / 3))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** A part of a name counts like one typing error. */
function awayFrom(wanted: string, name: string): number {
  return wanted.length > 2 && name.includes(wanted) ? 1 : distance(wanted, name);
}

/** A sentence to add to an error; empty where no name resembles the text. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearest(typed, names);
  return near.length === 0 ? '' : ` Did you mean ${alternatives(near)}?`;
}

/** Names between which a reader has to choose: `Name or Quantity`. */
export function alternatives(names: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }).format(names);
}
