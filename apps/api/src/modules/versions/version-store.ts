import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';
import type { PackedVersion } from './packed-version.ts';
import type { SiteDesignAddress } from '../site-designs/site-design-store.ts';

export interface StoredVersion extends Omit<PackedVersion, 'content'> {
  /** Empty: kept by the server. */
  readonly name: string;
  /** Who kept it; null: a program older than users. */
  readonly userId: number | null;
  readonly userName: string | null;
  readonly subject: string | null;
  readonly at: string;
}

export interface WholeVersion extends StoredVersion {
  readonly content: string;
}

interface VersionAddress extends SiteDesignAddress {
  readonly version: number;
}

export interface VersionStore {
  /** Newest first. */
  readonly list: (
    actor: Actor,
    address: SiteDesignAddress,
    page?: ListPage,
  ) => Promise<readonly StoredVersion[] | undefined>;
  readonly find: (actor: Actor, address: VersionAddress) => Promise<WholeVersion | undefined>;
  /** Whether the state before the next save has to be kept. Does not look at who asks, as it tells nothing. */
  readonly isDue: (siteDesignId: number, userId: number | null) => Promise<boolean>;
  /**
   * Keeps a state. One that is kept already gets the name where it has none.
   *
   * @param isByHand - Whether the name is refused where too many are named, and replaces another one.
   */
  readonly keep: (
    actor: Actor,
    address: SiteDesignAddress,
    kept: PackedVersion & { readonly name: string; readonly isByHand: boolean },
  ) => Promise<StoredVersion | undefined>;
  readonly rename: (actor: Actor, address: VersionAddress, name: string) => Promise<StoredVersion | undefined>;
}
