import { and, eq, notExists, sql } from 'drizzle-orm';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import type {
  SiteDesignChange,
  StoredSiteDesign,
  StoredStreamRow,
} from '../../modules/site-designs/site-design-store.ts';
import { copyCameraGroups } from './copies.ts';
import type { Connection } from './database.ts';
import { deleteStreams, insertGroups, insertStreams, updateQuantities, updateStreams } from './stream-writes.ts';
import { cameraGroups, cameraStreams, siteDesigns } from './tables.ts';

export interface Writing {
  readonly connection: Connection;
  readonly at: string;
}

/**
 * Write a change of a design that was read in the same transaction.
 *
 * @returns The new streams: of copied groups, then of groups that existed, then of new groups.
 */
export async function writeChange(
  before: StoredSiteDesign,
  change: SiteDesignChange,
  writing: Writing,
): Promise<StoredStreamRow[]> {
  const { connection } = writing;
  await writeDesign(before, change, writing);
  await removeStreams(connection, before.id, change.removedStreamIds ?? []);
  await updateRows(connection, before, change.updated ?? []);
  return [
    ...(await copyGroups(connection, before, change.copiedGroupIds ?? [])),
    ...(await inserted(connection, change.added ?? [])),
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
  await deleteStreams(connection, streamIds);
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
): Promise<StoredStreamRow[]> {
  const quantities = new Map(streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  const originals = groupIds.map((id) => {
    const quantity = quantities.get(id);
    if (quantity === undefined) throw new Error(`site design ${siteDesignId} has no camera group ${id}`);
    return { id, quantity };
  });
  const byId = new Map(streams.map((stream) => [stream.streamId, stream]));
  const copies = await copyCameraGroups(connection, originals, siteDesignId);
  return copies.flatMap(({ originalId, streamId, cameraGroupId }) => {
    const original = byId.get(originalId);
    return original === undefined ? [] : [{ ...original, streamId, cameraGroupId }];
  });
}

type NewStream = StoredStream & { readonly cameraGroupId: number };

/** The quantity of a stream is its group's and has no column with the stream. */
async function inserted(connection: Connection, streams: readonly NewStream[]): Promise<StoredStreamRow[]> {
  const ids = await insertStreams(
    connection,
    streams.map(({ quantity: _ofGroup, ...stream }) => stream),
  );
  return streams.flatMap((stream, index) => {
    const streamId = ids[index];
    return streamId === undefined ? [] : [{ ...stream, streamId }];
  });
}

async function addGroups(
  connection: Connection,
  siteDesignId: number,
  groups: NonNullable<SiteDesignChange['addedGroups']>,
): Promise<StoredStreamRow[]> {
  const sized = groups.map((streams) => ({ streams, quantity: streams[0]?.quantity ?? 1 }));
  const ids = await insertGroups(
    connection,
    sized.map(({ quantity }) => ({ siteDesignId, quantity })),
  );
  const streams = ids.flatMap((cameraGroupId, index) => {
    const { streams: own = [], quantity = 1 } = sized[index] ?? {};
    return own.map((stream) => ({ ...stream, quantity, cameraGroupId }));
  });
  return inserted(connection, streams);
}
