import { and, eq, notExists, sql } from 'drizzle-orm';
import type {
  SiteDesignChange,
  StoredSiteDesign,
  StoredStreamRow,
} from '../../modules/site-designs/site-design-store.ts';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import type { StoreContext } from './context.ts';
import { copyCameraGroup, type Copying } from './copies.ts';
import type { Connection } from './database.ts';
import { designWrites } from './design-writes.ts';
import { streamCopies } from './stream-copies.ts';
import { streamWrites, type StreamWrites } from './stream-writes.ts';
import { cameraGroups, cameraStreams } from './tables.ts';

interface Writing extends Copying {
  readonly writes: StreamWrites;
}

/**
 * Writes a change of a design that was read in the same transaction.
 *
 * @returns The new streams: of copied groups, then of groups that existed, then of new groups.
 */
export type WriteChange = (
  before: StoredSiteDesign,
  change: SiteDesignChange,
  moment: { readonly connection: Connection; readonly at: string },
) => StoredStreamRow[];

export function changeWrites(context: StoreContext): WriteChange {
  const writeDesign = designWrites(context);
  const writes = streamWrites(context);
  const copyStreams = streamCopies(context);
  return (before, change, { connection, at }) => {
    writeDesign(before, change, at);
    return writeCameras(before, change, { connection, copyStreams, writes });
  };
}

function writeCameras(before: StoredSiteDesign, change: SiteDesignChange, writing: Writing): StoredStreamRow[] {
  const { writes } = writing;
  removeStreams(writing, before.id, change.removedStreamIds ?? []);
  updateStreams(writes, before, change.updated ?? []);
  return [
    ...(change.copiedGroupIds ?? []).flatMap((id) => copyGroup(writing, before, id)),
    ...(change.added ?? []).map((stream) => inserted(writes, stream.cameraGroupId, stream)),
    ...(change.addedGroups ?? []).flatMap((streams) => insertGroup(writes, before.id, streams)),
  ];
}

function removeStreams({ connection, writes }: Writing, siteDesignId: number, streamIds: readonly number[]): void {
  if (streamIds.length === 0) return;
  for (const id of streamIds) writes.removeStream(id);
  removeEmptyGroups(connection, siteDesignId);
}

function removeEmptyGroups(connection: Connection, siteDesignId: number): void {
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
  { streams }: StoredSiteDesign,
  updated: NonNullable<SiteDesignChange['updated']>,
): void {
  const old = new Map(streams.map((stream) => [stream.streamId, stream]));
  const quantities = new Map(streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  for (const stream of updated) {
    const { streamId, cameraGroupId, quantity } = stream;
    const before = old.get(streamId);
    if (before !== undefined) writes.updateStream(before, stream);
    if (quantities.get(cameraGroupId) === quantity) continue;
    quantities.set(cameraGroupId, quantity);
    writes.updateQuantity(cameraGroupId, quantity);
  }
}

function copyGroup(
  writing: Writing,
  { id: siteDesignId, streams }: StoredSiteDesign,
  groupId: number,
): StoredStreamRow[] {
  const originals = streams.filter(({ cameraGroupId }) => cameraGroupId === groupId);
  const [first] = originals;
  if (first === undefined) throw new Error(`site design ${siteDesignId} has no camera group ${groupId}`);
  const { cameraGroupId, streamIds } = copyCameraGroup(
    writing,
    { id: groupId, quantity: first.quantity },
    siteDesignId,
  );
  return streamIds.flatMap((streamId, index) => {
    const original = originals[index];
    return original === undefined ? [] : [{ ...original, streamId, cameraGroupId }];
  });
}

function insertGroup(writes: StreamWrites, siteDesignId: number, streams: readonly StoredStream[]): StoredStreamRow[] {
  const quantity = streams[0]?.quantity ?? 1;
  const cameraGroupId = writes.insertGroup(siteDesignId, quantity);
  return streams.map((stream) => inserted(writes, cameraGroupId, { ...stream, quantity }));
}

function inserted(writes: StreamWrites, cameraGroupId: number, stream: StoredStream): StoredStreamRow {
  return { ...stream, cameraGroupId, streamId: writes.insertStream(cameraGroupId, stream) };
}
