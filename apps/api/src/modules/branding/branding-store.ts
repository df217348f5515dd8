import type { Branding } from '@site-designer/api-contract';
import type { Owner } from '../ports/owner.ts';

export interface BrandingStore {
  readonly read: (owner: Owner) => Promise<Branding | undefined>;
  readonly write: (owner: Owner, branding: Branding) => Promise<void>;
}
