import type { ListWords } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import type { Named, NamedListSlice } from '../../lib/state/named-list.ts';

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
  /** Further dates that the search finds, besides the shown ones. */
  readonly alsoSearched?: (item: Item) => readonly string[];
  readonly addressOf: (item: Item) => string;
  readonly sketch: ReactNode;
  /** Most code points of the name field; undefined: no limit while typing, and a banner reports a name that is too long. */
  readonly maxNameLength?: number;
  readonly menu?: (item: Item, actions: RowActions) => ReactNode;
  /** Shown beside the name of an item. */
  readonly mark?: (item: Item) => ReactNode;
  /** Further actions that add to the list. */
  readonly tools?: ReactNode;
  /** Results of these actions. */
  readonly outcome?: ReactNode;
}
