import { LRUCache } from 'lru-cache';
import type { OfferedDesign } from '../cameras/stored-stream.ts';
import { designBytes } from './design-bytes.ts';
import type { VersionedHeading } from './site-design-store.ts';

/** Of all cached designs together. */
const MOST_BYTES = 16_000_000;

type Version = Pick<VersionedHeading, 'id' | 'version' | 'updatedUtc'>;

interface Known extends Version {
  readonly design: OfferedDesign;
}

interface RecentDesigns {
  readonly get: (version: Version) => OfferedDesign | undefined;
  readonly set: (version: Version, design: OfferedDesign) => void;
}

/**
 * Caches the content of designs after their latest changes, so that the next change of a design need not read it.
 *
 * Every change raises the version of a design, whichever process makes it: content cached for the version that the database has
 * is the content of the database. The key includes the time, because a database restored from a backup counts the
 * same versions again.
 */
export function recentDesigns(): RecentDesigns {
  const recent = new LRUCache<number, Known>({ maxSize: MOST_BYTES });
  return {
    get: ({ id, version, updatedUtc }) => {
      const known = recent.get(id);
      return known?.version === version && known.updatedUtc === updatedUtc ? known.design : undefined;
    },
    set: ({ id, version, updatedUtc }, design) =>
      void recent.set(id, { id, version, updatedUtc, design }, { size: designBytes(design) }),
  };
}
