import type { Site } from '@site-designer/api-contract';
import type { Owner } from '../owner.ts';

export interface SiteAddress {
  readonly projectId: number;
  readonly siteId: number;
}

export type StoredSite = Omit<Site, 'formattedCreatedUtc' | 'formattedUpdatedUtc'>;

/** What the application needs of storage for sites. `undefined`: nothing at that address, or not the owner's. */
export interface SiteStore {
  /** Highest id first. */
  readonly list: (owner: Owner, projectId: number) => Promise<readonly StoredSite[] | undefined>;
  readonly create: (owner: Owner, projectId: number, name: string) => Promise<StoredSite | undefined>;
  readonly rename: (owner: Owner, address: SiteAddress, name: string) => Promise<StoredSite | undefined>;
  readonly remove: (owner: Owner, address: SiteAddress) => Promise<boolean>;
  readonly restore: (owner: Owner, address: SiteAddress) => Promise<StoredSite | undefined>;
  /** With everything in it. Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    owner: Owner,
    address: SiteAddress,
    nameOfCopy: (name: string) => string,
  ) => Promise<StoredSite | undefined>;
}
