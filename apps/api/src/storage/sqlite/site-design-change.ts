import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { SiteDesignChange, StoredSiteDesign } from '../../modules/site-designs/site-design-store.ts';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import { copyCameraGroup } from './copies.ts';
import type { Connection } from './database.ts';
import { cameraGroups, cameraStreams, siteDesigns } from './tables.ts';

/**
 * Write a change of a design that was read in the same transaction.
 *
 * @returns The ids of new streams: copied groups, then streams of existing groups, then new groups.
 */
export function writeChange(
  connection: Connection,
  before: StoredSiteDesign,
  { change, at }: { readonly change: SiteDesignChange; readonly at: string },
): number[] {
  writeDesign(connection, before, { change, at });
  removeStreams(connection, before.id, change.removedStreamIds ?? []);
  updateStreams(connection, before, change.updated ?? []);
  return [
    ...(change.copiedGroupIds ?? []).flatMap((id) => copyGroup(connection, before, id)),
    ...(change.added ?? []).map(({ cameraGroupId, ...stream }) => insertStream(connection, cameraGroupId, stream)),
    ...(change.addedGroups ?? []).flatMap((streams) => insertGroup(connection, before.id, streams)),
  ];
}

function writeDesign(
  connection: Connection,
  { id, version }: StoredSiteDesign,
  { change, at }: { readonly change: SiteDesignChange; readonly at: string },
): void {
  const { name, serverSettings } = change;
  connection
    .update(siteDesigns)
    .set({ ...(name !== undefined && { name }), ...serverSettings, version: version + 1, updatedAt: at })
    .where(eq(siteDesigns.id, id))
    .run();
}

function removeStreams(connection: Connection, siteDesignId: number, streamIds: readonly number[]): void {
  if (streamIds.length === 0) return;
  connection
    .delete(cameraStreams)
    .where(inArray(cameraStreams.id, [...streamIds]))
    .run();
  const streams = connection
    .select({ one: sql`1` })
    .from(cameraStreams)
    .where(eq(cameraStreams.cameraGroupId, cameraGroups.id));
  connection
    .delete(cameraGroups)
    .where(and(eq(cameraGroups.siteDesignId, siteDesignId), notExists(streams)))
    .run();
}

function updateStreams(
  connection: Connection,
  before: StoredSiteDesign,
  updated: NonNullable<SiteDesignChange['updated']>,
): void {
  const quantities = new Map(before.streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  for (const { streamId, cameraGroupId, quantity, ...content } of updated) {
    connection.update(cameraStreams).set(content).where(eq(cameraStreams.id, streamId)).run();
    if (quantities.get(cameraGroupId) === quantity) continue;
    quantities.set(cameraGroupId, quantity);
    connection.update(cameraGroups).set({ quantity }).where(eq(cameraGroups.id, cameraGroupId)).run();
  }
}

function copyGroup(connection: Connection, { id: siteDesignId, streams }: StoredSiteDesign, groupId: number): number[] {
  const original = streams.find(({ cameraGroupId }) => cameraGroupId === groupId);
  if (original === undefined) throw new Error(`site design ${siteDesignId} has no camera group ${groupId}`);
  return copyCameraGroup(connection, { id: groupId, quantity: original.quantity }, siteDesignId);
}

function insertGroup(connection: Connection, siteDesignId: number, streams: readonly StoredStream[]): number[] {
  const quantity = streams[0]?.quantity ?? 1;
  const group = connection
    .insert(cameraGroups)
    .values({ siteDesignId, quantity })
    .returning({ id: cameraGroups.id })
    .get();
  return streams.map((stream) => insertStream(connection, group.id, stream));
}

function insertStream(
  connection: Connection,
  cameraGroupId: number,
  { quantity: _ofGroup, ...content }: StoredStream,
): number {
  return connection
    .insert(cameraStreams)
    .values({ ...content, cameraGroupId })
    .returning({ id: cameraStreams.id })
    .get().id;
}
