import type { Design } from '@site-designer/sizing-engine';
import { LRUCache } from 'lru-cache';
import type { VersionedHeading } from './site-design-store.ts';

/** As many camera rows as the remembered designs may have. */
const MOST_ROWS = 20_000;

type Version = Pick<VersionedHeading, 'id' | 'version' | 'updatedUtc'>;

interface Known extends Version {
  readonly design: Design;
}

/** Designs by their versions. */
export interface RecentDesigns {
  readonly get: (version: Version) => Design | undefined;
  readonly set: (version: Version, design: Design) => void;
}

/**
 * Keeps what designs held after their latest changes, so that the next change of one need not read it.
 *
 * Every change raises the version of a design, whichever process makes it: what is kept of a version that is still the one in the
 * database is what the database holds. The time belongs to the version, as a database that is brought back from a copy counts the
 * same versions again.
 */
export function recentDesigns(): RecentDesigns {
  const recent = new LRUCache<number, Known>({ maxSize: MOST_ROWS });
  return {
    get: ({ id, version, updatedUtc }) => {
      const known = recent.get(id);
      return known?.version === version && known.updatedUtc === updatedUtc ? known.design : undefined;
    },
    set: ({ id, version, updatedUtc }, design) =>
      void recent.set(id, { id, version, updatedUtc, design }, { size: 1 + design.cameras.length }),
  };
}
