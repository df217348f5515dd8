import { withLaterFields, withSharedSettings } from '@site-designer/sizing-engine/design';
import { get, set, update } from 'idb-keyval';
import { changedElsewhere } from './changed-elsewhere.ts';
import { entityTag, type LocalDesign } from './local-design.ts';

/** Storage of the local design. All tabs of a browser share it. */
export interface LocalDesigns {
  readonly read: () => Promise<LocalDesign | undefined>;
  readonly start: (design: LocalDesign) => Promise<void>;
  /** Changes the stored design as other tabs left it; nothing changes if the work throws. */
  readonly change: (work: (design: LocalDesign) => LocalDesign) => Promise<LocalDesign>;
  /** Deletes the given version, or any version if none is given. */
  readonly remove: (etag?: string) => Promise<void>;
}

const KEY = 'site-designer.local-design';

/** Fills in the defaults of fields that were added after the design was stored. */
function ofToday(design: LocalDesign): LocalDesign {
  return {
    ...design,
    cameras: design.cameras.map((row) => withLaterFields(row)),
    serverSettings: withSharedSettings(design.serverSettings),
  };
}

/** Kept in IndexedDB: a design can exceed the limits of other browser storage. */
export const localDesigns: LocalDesigns = {
  read: async () => {
    const design = await get<LocalDesign>(KEY);
    return design && ofToday(design);
  },
  start: (design) => set(KEY, design),
  change: async (work) => {
    let changed: LocalDesign | undefined;
    await update<LocalDesign>(KEY, (design) => {
      if (!design) throw changedElsewhere();
      changed = work(ofToday(design));
      return changed;
    });
    if (!changed) throw changedElsewhere();
    return changed;
  },
  remove: (etag) =>
    update<LocalDesign | undefined>(KEY, (design) => {
      const isOther = design !== undefined && etag !== undefined && entityTag(design) !== etag;
      return isOther ? design : undefined;
    }),
};
