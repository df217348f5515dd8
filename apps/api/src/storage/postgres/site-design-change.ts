import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { SiteDesignChange, StoredSiteDesign } from '../../modules/site-designs/site-design-store.ts';
import { copyCameraGroups } from './copies.ts';
import type { Connection } from './database.ts';
import { insertGroups, insertStreams, updateQuantities, updateStreams } from './stream-writes.ts';
import { cameraGroups, cameraStreams, siteDesigns } from './tables.ts';

export interface Writing {
  readonly connection: Connection;
  readonly at: string;
}

/**
 * Write a change of a design that was read in the same transaction.
 *
 * @returns The ids of new streams: copied groups, then streams of existing groups, then new groups.
 */
export async function writeChange(
  before: StoredSiteDesign,
  change: SiteDesignChange,
  writing: Writing,
): Promise<number[]> {
  const { connection } = writing;
  await writeDesign(before, change, writing);
  await removeStreams(connection, before.id, change.removedStreamIds ?? []);
  await updateRows(connection, before, change.updated ?? []);
  return [
    ...(await copyGroups(connection, before, change.copiedGroupIds ?? [])),
    ...(await insertStreams(connection, change.added ?? [])),
    ...(await addGroups(connection, before.id, change.addedGroups ?? [])),
  ];
}

async function writeDesign(
  { id, version }: StoredSiteDesign,
  change: SiteDesignChange,
  { connection, at }: Writing,
): Promise<void> {
  const { name, serverSettings } = change;
  await connection
    .update(siteDesigns)
    .set({ ...(name !== undefined && { name }), ...serverSettings, version: version + 1, updatedAt: at })
    .where(eq(siteDesigns.id, id));
}

async function removeStreams(
  connection: Connection,
  siteDesignId: number,
  streamIds: readonly number[],
): Promise<void> {
  if (streamIds.length === 0) return;
  await connection.delete(cameraStreams).where(inArray(cameraStreams.id, [...streamIds]));
  const streams = connection
    .select({ one: sql`1` })
    .from(cameraStreams)
    .where(eq(cameraStreams.cameraGroupId, cameraGroups.id));
  await connection.delete(cameraGroups).where(and(eq(cameraGroups.siteDesignId, siteDesignId), notExists(streams)));
}

async function updateRows(
  connection: Connection,
  before: StoredSiteDesign,
  updated: NonNullable<SiteDesignChange['updated']>,
): Promise<void> {
  await updateStreams(
    connection,
    updated.map(({ streamId, quantity: _ofGroup, ...content }) => ({ ...content, id: streamId })),
  );
  const old = new Map(before.streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  const changed = updated.filter(({ cameraGroupId, quantity }) => old.get(cameraGroupId) !== quantity);
  const quantities = new Map(changed.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  await updateQuantities(
    connection,
    [...quantities].map(([id, quantity]) => ({ id, quantity, siteDesignId: before.id })),
  );
}

async function copyGroups(
  connection: Connection,
  { id: siteDesignId, streams }: StoredSiteDesign,
  groupIds: readonly number[],
): Promise<number[]> {
  const quantities = new Map(streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  const originals = groupIds.map((id) => {
    const quantity = quantities.get(id);
    if (quantity === undefined) throw new Error(`site design ${siteDesignId} has no camera group ${id}`);
    return { id, quantity };
  });
  return copyCameraGroups(connection, originals, siteDesignId);
}

async function addGroups(
  connection: Connection,
  siteDesignId: number,
  groups: NonNullable<SiteDesignChange['addedGroups']>,
): Promise<number[]> {
  const quantities = groups.map(([first]) => ({ siteDesignId, quantity: first?.quantity ?? 1 }));
  const ids = await insertGroups(connection, quantities);
  const streams = ids.flatMap((cameraGroupId, index) =>
    (groups[index] ?? []).map(({ quantity: _ofGroup, ...stream }) => ({ ...stream, cameraGroupId })),
  );
  return insertStreams(connection, streams);
}
