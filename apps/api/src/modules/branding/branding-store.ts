import type { Branding } from '@site-designer/api-contract';
import type { Owner } from '../owner.ts';

/** What the application needs of storage for what a company puts on its proposals. */
export interface BrandingStore {
  readonly read: (owner: Owner) => Promise<Branding | undefined>;
  readonly write: (owner: Owner, branding: Branding) => Promise<void>;
}
