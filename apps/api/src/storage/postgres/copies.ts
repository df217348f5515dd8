import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection } from './database.ts';
import { onlyRow } from './only-row.ts';
import { insertGroups, insertStreams } from './stream-writes.ts';
import { cameraGroups, cameraStreams, siteDesigns, sites } from './tables.ts';

/** Deep copies inside the database. Children are copied in the order of their ids, so that the copy sorts as its original. */

export async function copySites(
  connection: Connection,
  from: number,
  { projectId, at }: { readonly projectId: number; readonly at: string },
): Promise<void> {
  const originals = await connection
    .select()
    .from(sites)
    .where(and(eq(sites.projectId, from), isNull(sites.deletedAt)))
    .orderBy(asc(sites.id));
  for (const { id, name } of originals) {
    const values = { projectId, name, createdAt: at, updatedAt: at };
    const copy = onlyRow(await connection.insert(sites).values(values).returning({ id: sites.id }));
    await copySiteDesigns(connection, id, { siteId: copy.id, at });
  }
}

export async function copySiteDesigns(
  connection: Connection,
  from: number,
  copy: { readonly siteId: number; readonly at: string },
): Promise<void> {
  const originals = await connection
    .select({ id: siteDesigns.id, name: siteDesigns.name })
    .from(siteDesigns)
    .where(and(eq(siteDesigns.siteId, from), isNull(siteDesigns.deletedAt)))
    .orderBy(asc(siteDesigns.id));
  for (const { id, name } of originals) await copySiteDesign(connection, id, { ...copy, name });
}

export async function copySiteDesign(
  connection: Connection,
  from: number,
  { siteId, name, at }: { readonly siteId: number; readonly name: string; readonly at: string },
): Promise<number> {
  const original = onlyRow(await connection.select().from(siteDesigns).where(eq(siteDesigns.id, from)));
  const { id: _id, deletedAt: _deletedAt, ...content } = original;
  const values = { ...content, siteId, name, version: 1, createdAt: at, updatedAt: at };
  const copy = onlyRow(await connection.insert(siteDesigns).values(values).returning({ id: siteDesigns.id }));
  const groups = await connection
    .select({ id: cameraGroups.id, quantity: cameraGroups.quantity })
    .from(cameraGroups)
    .where(eq(cameraGroups.siteDesignId, from))
    .orderBy(asc(cameraGroups.id));
  await copyCameraGroups(connection, groups, copy.id);
  return copy.id;
}

/** Ids of a copied stream. */
export interface CopiedStream {
  readonly originalId: number;
  readonly streamId: number;
  readonly cameraGroupId: number;
}

export async function copyCameraGroups(
  connection: Connection,
  groups: readonly { readonly id: number; readonly quantity: number }[],
  siteDesignId: number,
): Promise<CopiedStream[]> {
  if (groups.length === 0) return [];
  const originals = groups.map(({ id }) => id);
  const copies = await insertGroups(
    connection,
    groups.map(({ quantity }) => ({ siteDesignId, quantity })),
  );
  const copyOf = new Map(originals.map((id, index) => [id, copies[index]]));
  const streams = await selectStreams(connection, originals);
  const values = streams.map(({ id: _id, cameraGroupId, ...stream }) => {
    const copy = copyOf.get(cameraGroupId);
    if (copy === undefined) throw new Error(`camera group ${cameraGroupId} was not copied`);
    return { ...stream, cameraGroupId: copy };
  });
  const ids = await insertStreams(connection, values);
  return values.map(({ cameraGroupId }, index) => ({
    originalId: streams[index]?.id ?? 0,
    streamId: ids[index] ?? 0,
    cameraGroupId,
  }));
}

function selectStreams(connection: Connection, groupIds: readonly number[]) {
  return connection
    .select()
    .from(cameraStreams)
    .where(inArray(cameraStreams.cameraGroupId, [...groupIds]))
    .orderBy(asc(cameraStreams.cameraGroupId), asc(cameraStreams.id));
}
