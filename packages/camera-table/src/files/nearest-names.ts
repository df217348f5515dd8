import { distance } from 'fastest-levenshtein';

const MOST = 3;

/** Known names that resemble a text, the nearest first. */
export function nearestNames(text: string, names: readonly string[]): readonly string[] {
  const wanted = text.toLowerCase();
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
