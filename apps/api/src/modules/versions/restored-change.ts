import { changedFields } from '@site-designer/sizing-engine/design';
import { changedStream, storedStream, type OfferedDesign } from '../cameras/stored-stream.ts';
import type { SiteDesignChange } from '../site-designs/site-design-store.ts';

/** What makes a design what it was. Rows that are gone return with their ids, which are never given out again. */
export function restoredChange(now: OfferedDesign, then: OfferedDesign): SiteDesignChange {
  const present = new Map(now.cameras.map((row) => [row.id, row]));
  const wanted = new Set(then.cameras.map(({ id }) => id));
  const updated = then.cameras.flatMap((after) => {
    const before = present.get(after.id);
    if (before === undefined) return [];
    const fields = changedFields(before, after);
    return fields.length === 0 ? [] : [changedStream({ after, fields })];
  });
  const returned = then.cameras.filter(({ id }) => !present.has(id));
  return {
    updated,
    returned: returned.map((row) => ({
      ...storedStream(row),
      streamId: row.streamId,
      cameraGroupId: row.cameraGroupId,
    })),
    removedStreamIds: now.cameras.flatMap(({ id }) => (wanted.has(id) ? [] : id)),
    serverSettings: then.serverSettings,
    offer: then.offer,
    placing: () => ({ ...then, lastPlacementId: now.lastPlacementId }),
  };
}
