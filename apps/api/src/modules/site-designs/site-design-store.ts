import type { Offer, SiteDesignHeading } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { ChangedStream, StoredStream, StoredStreamRow, StreamIds } from '../cameras/stored-stream.ts';
import type { ListPage } from '../ports/list-page.ts';
import type { Actor } from '../ports/actor.ts';
import type { SiteAddress } from '../sites/site-store.ts';
import type { StoredPlacing } from '../plans/placing.ts';
import type { PackedVersion } from '../versions/packed-version.ts';

export interface SiteDesignAddress extends SiteAddress {
  readonly siteDesignId: number;
}

export type StoredHeading = Omit<SiteDesignHeading, 'formattedCreatedUtc' | 'formattedUpdatedUtc'>;

export interface VersionedHeading extends StoredHeading {
  /** Raised by every change. */
  readonly version: number;
}

export interface StoredContent extends StoredPlacing {
  /** Groups by id descending, streams of a group ascending. */
  readonly streams: readonly StoredStreamRow[];
  readonly serverSettings: ServerSettings;
  readonly offer: Offer;
}

export interface StoredSiteDesign extends VersionedHeading, StoredContent {}

interface SiteDesignBefore extends VersionedHeading {
  /** Reads the content. Call it, if at all, before the change is returned. */
  readonly content: () => Promise<StoredContent>;
  /** Ids of the plans of its site. Call it, if at all, before the change is returned. */
  readonly planIds: () => Promise<readonly number[]>;
}

/** What a change of a design writes. Omitted parts stay unchanged. */
export interface SiteDesignChange {
  readonly name?: string;
  readonly serverSettings?: ServerSettings;
  readonly offer?: Offer;
  /** What is placed on plans, given the ids of the new streams. */
  readonly placing?: (added: readonly StreamIds[]) => StoredPlacing;
  /** Existing streams, each with the columns to write. */
  readonly updated?: readonly ChangedStream[];
  /** New streams of existing groups. */
  readonly added?: readonly (StoredStream & { readonly cameraGroupId: number })[];
  /** Streams of new groups, one list per group. */
  readonly addedGroups?: readonly (readonly StoredStream[])[];
  /** Removing the last stream of a group removes the group. */
  readonly removedStreamIds?: readonly number[];
  /** Streams that were removed before, with the ids that they had. */
  readonly returned?: readonly StoredStreamRow[];
  /** The state before, where it is kept as a version. */
  readonly kept?: PackedVersion | undefined;
}

/** Versions that a write accepts; undefined accepts any. */
export type ExpectedVersions = readonly number[] | undefined;

export interface Changed<C extends SiteDesignChange> {
  readonly heading: VersionedHeading;
  readonly change: C;
  /** Ids of the new streams: those of existing groups first, then those of new groups. */
  readonly added: readonly StreamIds[];
}

/** `absent`: nothing at that address, or not the owner's. `stale`: the version is not the expected one. */
export type ChangeResult<T> = T | 'absent' | 'stale';

export interface SiteDesignStore {
  /** Highest id first. */
  readonly list: (actor: Actor, address: SiteAddress, page?: ListPage) => Promise<readonly StoredHeading[] | undefined>;
  readonly create: (
    actor: Actor,
    address: SiteAddress,
    content: Pick<StoredSiteDesign, 'name' | 'serverSettings'>,
  ) => Promise<StoredSiteDesign | undefined>;
  /** Names and version only, which is much less to read. */
  readonly heading: (actor: Actor, address: SiteDesignAddress) => Promise<VersionedHeading | undefined>;
  readonly find: (actor: Actor, address: SiteDesignAddress) => Promise<StoredSiteDesign | undefined>;
  /** Id of the site of a design of the project. */
  readonly siteOf: (actor: Actor, address: Omit<SiteDesignAddress, 'siteId'>) => Promise<number | undefined>;
  /**
   * Reads, decides and writes in one transaction. Nothing is stored when `changeOf` throws. An empty change does not
   * raise the version.
   */
  readonly change: <C extends SiteDesignChange>(
    write: SiteDesignWrite,
    changeOf: (before: SiteDesignBefore) => C | Promise<C>,
  ) => Promise<ChangeResult<Changed<C>>>;
  readonly remove: (write: SiteDesignWrite) => Promise<ChangeResult<'removed'>>;
  /** Absent also if the owner has no such target. It stays as it is where it is at the target already. */
  readonly move: (write: SiteDesignWrite, target: SiteAddress) => Promise<ChangeResult<StoredSiteDesign>>;
  readonly restore: (actor: Actor, address: SiteDesignAddress) => Promise<StoredSiteDesign | undefined>;
  /** Nothing is stored when `nameOfCopy` throws. */
  readonly duplicate: (
    actor: Actor,
    address: SiteDesignAddress,
    nameOfCopy: (name: string) => string,
  ) => Promise<StoredSiteDesign | undefined>;
}

/** The caller of a write, its address, and the versions that it expects. */
export interface SiteDesignWrite {
  readonly actor: Actor;
  readonly address: SiteDesignAddress;
  readonly expected: ExpectedVersions;
}
