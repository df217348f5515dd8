import type { PriceList } from '@site-designer/api-contract';
import type { Actor } from '../ports/actor.ts';

/** The price list of users who have saved none. */
export const NO_PRICES: PriceList = { currency: 'EUR', lines: [] };

export interface PriceListStore {
  readonly read: (actor: Actor) => Promise<PriceList | undefined>;
  readonly write: (actor: Actor, priceList: PriceList) => Promise<void>;
}
