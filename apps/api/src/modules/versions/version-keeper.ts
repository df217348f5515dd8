import type { Catalogue } from '@site-designer/sizing-engine';
import { designOf, type OfferedDesign } from '../cameras/stored-stream.ts';
import type { SiteDesignStore, SiteDesignWrite, VersionedHeading } from '../site-designs/site-design-store.ts';
import { packedVersion } from './packed-design.ts';
import type { PackedVersion } from './packed-version.ts';
import type { VersionStore } from './version-store.ts';

/** Whether the state before a change is always kept, or only at the start of a piece of work. */
export type KeepBefore = 'always' | 'usual';

/** Gives the state to be kept with a change, once the design is locked; undefined where none is. */
type KeptBefore = (heading: VersionedHeading, before: OfferedDesign) => Promise<PackedVersion | undefined>;

export type VersionKeeper = (write: SiteDesignWrite, keep: KeepBefore) => Promise<KeptBefore>;

interface KeeperDependencies {
  readonly versions: VersionStore;
  readonly siteDesigns: SiteDesignStore;
  readonly catalogue: Catalogue;
}

/**
 * Keeps the state before a change. It is read and compressed before the change locks the design; only where another change came in
 * between is it compressed again.
 */
export function versionKeeper({ versions, siteDesigns, catalogue }: KeeperDependencies): VersionKeeper {
  return async ({ actor, address }, keep) => {
    const isKept = keep === 'always' || (await versions.isDue(address.siteDesignId, actor.userId));
    if (!isKept) return async () => undefined;
    const stored = await siteDesigns.find(actor, address);
    const prepared = stored && (await packedVersion(stored.version, designOf(stored, catalogue)));
    return async ({ version }, before) => {
      // A new design has nothing yet that could be lost.
      if (version === 1 && before.cameras.length === 0) return undefined;
      return prepared?.version === version ? prepared : packedVersion(version, before);
    };
  };
}
