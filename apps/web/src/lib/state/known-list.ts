import type { FiguresById } from './list-figures.ts';

/** The items of a place as they were loaded last. */
export interface KnownList<Item> {
  readonly items: readonly Item[];
  /** Ms since 1970; undefined before the first load. */
  readonly loadedAt: number | undefined;
  /** Those of an earlier load stay until the new ones are there. */
  readonly figures: FiguresById | undefined;
}

export const NOTHING_KNOWN: KnownList<never> = { items: [], loadedAt: undefined, figures: undefined };

/** Tells places apart. */
export function keyOf(place: object): string {
  return JSON.stringify(place);
}

export function newestFirst<Item extends { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.id - a.id);
}
