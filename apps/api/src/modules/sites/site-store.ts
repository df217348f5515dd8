import type { Site } from '@site-designer/api-contract';
import type { Owner } from '../owner.ts';

export interface SiteAddress {
  readonly projectId: number;
  readonly siteId: number;
}

export type StoredSite = Omit<Site, 'formattedCreatedUtc' | 'formattedUpdatedUtc'>;

/** The chosen design of a site, else its newest; null if it has none. */
export interface ChosenDesign {
  readonly siteId: number;
  readonly name: string;
  readonly siteDesignId: number | null;
  /** The chosen design; null if none is chosen. */
  readonly chosenId: number | null;
}

/** Storage port for sites. `undefined`: nothing at that address, or not the owner's. */
export interface SiteStore {
  /** Highest id first. */
  readonly list: (owner: Owner, projectId: number) => Promise<readonly StoredSite[] | undefined>;
  readonly create: (owner: Owner, projectId: number, name: string) => Promise<StoredSite | undefined>;
  readonly rename: (owner: Owner, address: SiteAddress, name: string) => Promise<StoredSite | undefined>;
  readonly remove: (owner: Owner, address: SiteAddress) => Promise<boolean>;
  readonly restore: (owner: Owner, address: SiteAddress) => Promise<StoredSite | undefined>;
  /** Copies the site with its contents. Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    owner: Owner,
    address: SiteAddress,
    nameOfCopy: (name: string) => string,
  ) => Promise<StoredSite | undefined>;
  /** Also undefined if the site has no such design. Null resets the choice to the newest design. */
  readonly choose: (owner: Owner, address: SiteAddress, siteDesignId: number | null) => Promise<StoredSite | undefined>;
  /** The chosen or newest design of each site. Highest id first. */
  readonly chosenDesigns: (owner: Owner, projectId: number) => Promise<readonly ChosenDesign[] | undefined>;
}
