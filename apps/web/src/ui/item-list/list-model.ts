import type { SketchName } from '../states/empty-state.tsx';
import type { ListWords } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import type { IconName } from '../buttons/icon.tsx';
import type { Named, NamedListSlice } from '../../lib/state/named-list.ts';

export type ListModel<Item extends Named> = Omit<NamedListSlice<Item, never>, 'load'>;

/** A date of an item, as it is shown and searched for. */
export interface DateColumn<Item> {
  /** Names it in the address of a sorted list. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601, to sort by. */
  readonly momentOf: (item: Item) => string;
  readonly dayOf: (item: Item) => string;
}

/** An action on selected items. */
export interface BulkAction<Item> {
  readonly id: string;
  readonly text: string;
  readonly icon: IconName;
  /** How many items it takes; any number if absent. */
  readonly takes?: number;
  /** Why the user may not do it. */
  readonly closed?: string | undefined;
  readonly run: (items: readonly Item[]) => void;
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
  /** When an item was changed, after its figures. */
  readonly changed?: DateColumn<Item>;
  /** Further actions on selected items. */
  readonly bulkActions?: readonly BulkAction<Item>[];
  /** Further dates that the search finds, besides the shown ones. */
  readonly alsoSearched?: (item: Item) => readonly string[];
  /** Why the user may not change an item; without one, why they may not add any. */
  readonly refusal?: ((item?: Item) => string | undefined) | undefined;
  readonly addressOf: (item: Item) => string;
  readonly sketch: SketchName;
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
