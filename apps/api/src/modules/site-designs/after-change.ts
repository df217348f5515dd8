import { orderRows } from '@site-designer/sizing-engine/design';
import type { Changed, SiteDesignChange, StoredSiteDesign, StoredStreamRow } from './site-design-store.ts';

/** What storage did with a change. */
export interface Done {
  /** New streams, with the ids that they got. */
  readonly added: readonly StoredStreamRow[];
  readonly at: string;
}

/** The design as the next read will find it, so that a save need not read again what it has just written. */
export function afterChange(before: StoredSiteDesign, change: SiteDesignChange, { added, at }: Done): Changed {
  const { name, serverSettings } = before;
  return {
    siteDesign: {
      ...before,
      name: change.name ?? name,
      serverSettings: change.serverSettings ?? serverSettings,
      version: before.version + 1,
      updatedUtc: at,
      streams: streamsAfter(before, change, added),
    },
    addedStreamIds: added.map(({ streamId }) => streamId),
  };
}

function streamsAfter(
  { streams }: StoredSiteDesign,
  { updated = [], removedStreamIds = [] }: SiteDesignChange,
  added: readonly StoredStreamRow[],
): readonly StoredStreamRow[] {
  const removed = new Set(removedStreamIds);
  const changed = new Map(updated.map((stream) => [stream.streamId, stream]));
  const quantities = new Map(updated.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  const now = streams
    .filter(({ streamId }) => !removed.has(streamId))
    .map((stream) => changed.get(stream.streamId) ?? stream)
    .map((stream) => withQuantity(stream, quantities.get(stream.cameraGroupId)));
  return added.length === 0 ? now : orderRows([...now, ...added]);
}

/** The quantity is the group's: what one of its streams says holds for all of them. */
function withQuantity(stream: StoredStreamRow, quantity = stream.quantity): StoredStreamRow {
  return stream.quantity === quantity ? stream : { ...stream, quantity };
}
