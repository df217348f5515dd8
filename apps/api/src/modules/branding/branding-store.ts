import type { Branding, FrozenBranding } from '@site-designer/api-contract';
import type { Owner } from '../ports/owner.ts';

export interface BrandingStore {
  /** What was stored before fields were added lacks them. */
  readonly read: (owner: Owner) => Promise<FrozenBranding | undefined>;
  readonly write: (owner: Owner, branding: Branding) => Promise<void>;
}
