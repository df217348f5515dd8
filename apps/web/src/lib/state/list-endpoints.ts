import type { NamedKind } from '@site-designer/api-contract/names';
import type { Call } from '../calls/call.ts';
import type { WithFigures } from './list-figures.ts';

/** How the items of a list are loaded and changed. */
export interface ListEndpoints<Item, Place> {
  readonly kind: NamedKind;
  /** Nouns for items in failures. */
  readonly noun: string;
  readonly plural: string;
  readonly load: (call: Call, place: Place) => Promise<readonly Item[]>;
  readonly figures?: (call: Call, place: Place) => Promise<readonly WithFigures[]>;
  /** Returns the id of the new item. */
  readonly add: (call: Call, place: Place) => Promise<number>;
  readonly rename: (call: Call, item: Item, name: string) => Promise<unknown>;
  readonly duplicate: (call: Call, item: Item) => Promise<unknown>;
  readonly remove: (call: Call, item: Item) => Promise<unknown>;
  readonly restore: (call: Call, item: Item) => Promise<unknown>;
}
