import type { NamedKind } from '@site-designer/api-contract/names';
import type { Call } from './call.ts';
import type { RequestStatus } from './request-status.ts';
import { ListSync } from './list-sync.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ListState<Item extends Named> {
  readonly items: readonly Item[];
  readonly status: RequestStatus;
  /** Whether an action is pending that the user has to wait for. */
  readonly isWorking: boolean;
  /** Why a name was not taken. */
  readonly nameError: string | undefined;
  /** What can be brought back. */
  readonly deleted: Item | undefined;
}

/** A list of named things that are kept somewhere: under nothing, a project, or a site. */
export interface ListSlice<Item extends Named, Place> extends ListState<Item> {
  readonly load: (place: Place) => Promise<void>;
  /** The same place once more. */
  readonly reload: () => Promise<void>;
  readonly add: () => Promise<void>;
  readonly rename: (item: Item, name: string) => Promise<void>;
  readonly duplicate: (item: Item) => Promise<void>;
  readonly remove: (item: Item) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly dismissNameError: () => void;
  readonly forgetDeleted: () => void;
}

/** How the items of a list are read and written. */
export interface ListEndpoints<Item extends Named, Place> {
  readonly kind: NamedKind;
  /** What an item is called in failures. */
  readonly noun: string;
  readonly load: (call: Call, place: Place) => Promise<readonly Item[]>;
  readonly add: (call: Call, place: Place) => Promise<unknown>;
  readonly rename: (call: Call, item: Item, name: string) => Promise<unknown>;
  readonly duplicate: (call: Call, item: Item) => Promise<unknown>;
  readonly remove: (call: Call, item: Item) => Promise<unknown>;
  readonly restore: (call: Call, item: Item) => Promise<unknown>;
}

export interface ListHost<Item extends Named> {
  readonly call: Call;
  readonly read: () => ListState<Item>;
  readonly write: (patch: Partial<ListState<Item>>) => void;
  readonly report: (action: string, cause: unknown) => unknown;
}

/** Loading, adding, renaming, duplicating and deleting, the same for every list. */
export function createListSlice<Item extends Named, Place extends object>(
  endpoints: ListEndpoints<Item, Place>,
  host: ListHost<Item>,
): ListSlice<Item, Place> {
  const sync = new ListSync(endpoints, host);
  return {
    items: [],
    status: 'idle',
    isWorking: false,
    nameError: undefined,
    deleted: undefined,
    load: (place) => sync.load(place),
    reload: () => sync.reload(),
    add: () => sync.add(),
    rename: (item, name) => sync.rename(item, name),
    duplicate: (item) => sync.duplicate(item),
    remove: (item) => sync.remove(item),
    restore: () => sync.restore(),
    dismissNameError: () => host.write({ nameError: undefined }),
    forgetDeleted: () => host.write({ deleted: undefined }),
  };
}
