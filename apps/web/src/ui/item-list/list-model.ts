import type { ListWords } from '#texts/lists.ts';
import type { ReactNode } from 'react';
import type { Named, NamedListSlice } from '../../lib/named-list.ts';

/** A list of named things and its actions, whichever place it belongs to. */
export type ListModel<Item extends Named> = Omit<NamedListSlice<Item, never>, 'load'>;

/** A date of an item, as it is shown and searched for. */
export interface DateColumn<Item> {
  readonly title: string;
  readonly dayOf: (item: Item) => string;
}

export interface RowActions {
  readonly open: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

export interface ItemListProps<Item extends Named> {
  readonly heading: string;
  readonly words: ListWords;
  readonly list: ListModel<Item>;
  readonly dates: readonly DateColumn<Item>[];
  /** Days that the search finds beyond those that are shown. */
  readonly alsoSearched?: (item: Item) => readonly string[];
  readonly addressOf: (item: Item) => string;
  readonly sketch: ReactNode;
  /** Code points that the field for a name takes; undefined: as many as one types, and a banner says if they are too many. */
  readonly maxNameLength?: number;
  readonly menu?: (item: Item, actions: RowActions) => ReactNode;
  /** What is said of an item beside its name. */
  readonly mark?: (item: Item) => ReactNode;
  /** What else the list can be given than one by one. */
  readonly tools?: ReactNode;
  /** What became of it. */
  readonly outcome?: ReactNode;
}
