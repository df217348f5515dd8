import { useState } from 'react';

export interface Selection<Item> {
  /** The selected items that are still in the list, in its order. */
  readonly items: readonly Item[];
  readonly has: (item: Item) => boolean;
  readonly set: (items: readonly Item[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** Rows that are selected, on all pages of a list. */
export function useSelection<Item extends { readonly id: number }>(all: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    items: all.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    set: (items, isSelected) => {
      const given = new Set(items.map(({ id }) => id));
      const others = [...ids].filter((id) => !given.has(id));
      setIds(new Set(isSelected ? [...others, ...given] : others));
    },
    clear: () => setIds(new Set()),
  };
}
