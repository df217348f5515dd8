import type { ListWords } from '#texts/lists.ts';
import type { ReactNode } from 'react';
import type { RequestStatus } from '../../lib/request-status.ts';

/** What a list shows and lets one do, wherever the items are kept. */
export interface ListModel<Item> {
  readonly items: readonly Item[];
  readonly status: RequestStatus;
  readonly isWorking: boolean;
  readonly nameError: string | undefined;
  readonly deleted: Item | undefined;
  readonly reload: () => Promise<void>;
  readonly add: () => Promise<void>;
  /** Shows the new name at once and saves it; gives whether the name is fine. */
  readonly rename: (item: Item, name: string) => boolean;
  readonly duplicate: (item: Item) => Promise<void>;
  readonly remove: (item: Item) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly dismissNameError: () => void;
  readonly forgetDeleted: () => void;
}

export interface ListItem {
  readonly id: number;
  readonly name: string;
}

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

export interface ItemListProps<Item> {
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
