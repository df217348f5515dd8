import type { DesignReason, Site } from '@site-designer/api-contract';
import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';

export interface SiteAddress {
  readonly projectId: number;
  readonly siteId: number;
}

export type StoredSite = Omit<Site, 'formattedCreatedUtc' | 'formattedUpdatedUtc'>;

/** The design of a site that counts in the summary of its project; an empty one never does. */
export interface CountingDesign {
  readonly siteId: number;
  readonly projectId: number;
  readonly name: string;
  /** Null if the site has none. */
  readonly counting: {
    readonly siteDesignId: number;
    readonly from: DesignReason;
    /** Of the design; null where it counts as it was issued. */
    readonly version: number | null;
    /** The accepted or issued proposal; null where the design counts as it is now. */
    readonly proposal: CountingProposal | null;
  } | null;
}

export interface CountingProposal {
  readonly id: number;
  readonly number: number;
  readonly revision: number;
}

/** Storage port for sites. `undefined`: nothing at that address, or not the owner's. */
export interface SiteStore {
  /** Highest id first. */
  readonly list: (actor: Actor, projectId: number, page?: ListPage) => Promise<readonly StoredSite[] | undefined>;
  readonly create: (actor: Actor, projectId: number, name: string) => Promise<StoredSite | undefined>;
  readonly rename: (actor: Actor, address: SiteAddress, name: string) => Promise<StoredSite | undefined>;
  readonly remove: (actor: Actor, address: SiteAddress) => Promise<boolean>;
  readonly restore: (actor: Actor, address: SiteAddress) => Promise<StoredSite | undefined>;
  /** Copies the site with its contents. Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    actor: Actor,
    address: SiteAddress,
    nameOfCopy: (name: string) => string,
  ) => Promise<StoredSite | undefined>;
  /** Also undefined if the site has no such design. Null resets the choice to the newest design. */
  readonly choose: (actor: Actor, address: SiteAddress, siteDesignId: number | null) => Promise<StoredSite | undefined>;
  /** The accepted, else chosen, else last issued, else newest design with cameras of each site. Highest id first. */
  readonly countingDesigns: (actor: Actor, projectId: number) => Promise<readonly CountingDesign[] | undefined>;
  /** The same of all projects. */
  readonly allCountingDesigns: (actor: Actor) => Promise<readonly CountingDesign[]>;
}
