import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { SiteDesignChange, StoredSiteDesign } from '../../modules/site-designs/site-design-store.ts';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import { copyCameraGroup } from './copies.ts';
import type { Connection } from './database.ts';
import type { StreamWrites } from './stream-writes.ts';
import { cameraGroups, cameraStreams, siteDesigns } from './tables.ts';

export interface Writing {
  readonly connection: Connection;
  readonly writes: StreamWrites;
  readonly at: string;
}

/**
 * Write a change of a design that was read in the same transaction.
 *
 * @returns The ids of new streams: copied groups, then streams of existing groups, then new groups.
 */
export function writeChange(before: StoredSiteDesign, change: SiteDesignChange, writing: Writing): number[] {
  const { connection, writes } = writing;
  writeDesign(before, change, writing);
  removeStreams(connection, before.id, change.removedStreamIds ?? []);
  updateStreams(writes, before, change.updated ?? []);
  return [
    ...(change.copiedGroupIds ?? []).flatMap((id) => copyGroup(connection, before, id)),
    ...(change.added ?? []).map(({ cameraGroupId, quantity: _ofGroup, ...stream }) =>
      writes.insertStream(cameraGroupId, stream),
    ),
    ...(change.addedGroups ?? []).flatMap((streams) => insertGroup(writes, before.id, streams)),
  ];
}

function writeDesign({ id, version }: StoredSiteDesign, change: SiteDesignChange, { connection, at }: Writing): void {
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
  writes: StreamWrites,
  before: StoredSiteDesign,
  updated: NonNullable<SiteDesignChange['updated']>,
): void {
  const quantities = new Map(before.streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  for (const { streamId, cameraGroupId, quantity, ...content } of updated) {
    writes.updateStream(streamId, content);
    if (quantities.get(cameraGroupId) === quantity) continue;
    quantities.set(cameraGroupId, quantity);
    writes.updateQuantity(cameraGroupId, quantity);
  }
}

function copyGroup(connection: Connection, { id: siteDesignId, streams }: StoredSiteDesign, groupId: number): number[] {
  const original = streams.find(({ cameraGroupId }) => cameraGroupId === groupId);
  if (original === undefined) throw new Error(`site design ${siteDesignId} has no camera group ${groupId}`);
  return copyCameraGroup(connection, { id: groupId, quantity: original.quantity }, siteDesignId);
}

function insertGroup(writes: StreamWrites, siteDesignId: number, streams: readonly StoredStream[]): number[] {
  const cameraGroupId = writes.insertGroup(siteDesignId, streams[0]?.quantity ?? 1);
  return streams.map(({ quantity: _ofGroup, ...stream }) => writes.insertStream(cameraGroupId, stream));
}
