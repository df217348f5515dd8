import type { FirstOf } from '../document-words/text-of.ts';

/** Names that a sentence or a cell lists before it counts the rest. */
export const MOST_NAMES = 3;

/** So many as are listed. */
export function firstOf<T>(all: readonly T[]): FirstOf<T> {
  return { first: all.slice(0, MOST_NAMES), more: Math.max(0, all.length - MOST_NAMES) };
}
