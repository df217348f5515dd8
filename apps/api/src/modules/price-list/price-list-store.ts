import type { PriceList } from '@site-designer/api-contract';
import type { Owner } from '../owner.ts';

/** What the application needs of storage for the prices of users. */
export interface PriceListStore {
  readonly read: (owner: Owner) => Promise<PriceList | undefined>;
  readonly write: (owner: Owner, priceList: PriceList) => Promise<void>;
}
