import type { Branding, FrozenBranding } from '@site-designer/api-contract';
import type { Actor, Identity } from '../ports/actor.ts';

export interface BrandingStore {
  /** What was stored before fields were added lacks them. */
  readonly read: (workspace: Identity) => Promise<FrozenBranding | undefined>;
  readonly write: (actor: Actor, branding: Branding) => Promise<void>;
}
