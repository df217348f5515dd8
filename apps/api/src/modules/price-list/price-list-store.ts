import type { PriceList } from '@site-designer/api-contract';
import type { Owner } from '../ports/owner.ts';

/** The price list of users who have saved none. */
export const NO_PRICES: PriceList = { currency: 'EUR', lines: [] };

export interface PriceListStore {
  readonly read: (owner: Owner) => Promise<PriceList | undefined>;
  readonly write: (owner: Owner, priceList: PriceList) => Promise<void>;
}
