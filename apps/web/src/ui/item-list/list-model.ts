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
  readonly rename: (item: Item, name: string) => Promise<void>;
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
