import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Connection } from './database.ts';
import type { CopyStreams } from './stream-copies.ts';
import { cameraGroups, siteDesigns, sites } from './tables.ts';

/** Deep copies inside the database. Children are copied in the order of their ids, so that the copy sorts as its original. */

export interface Copying {
  readonly connection: Connection;
  readonly copyStreams: CopyStreams;
}

export function copySites(copying: Copying, from: number, copy: { projectId: number; at: string }): void {
  const { connection } = copying;
  const originals = connection
    .select()
    .from(sites)
    .where(and(eq(sites.projectId, from), isNull(sites.deletedAt)))
    .orderBy(asc(sites.id))
    .all();
  for (const { id, name } of originals) {
    const { projectId, at } = copy;
    const siteId = newId(
      connection
        .insert(sites)
        .values({ projectId, name, createdAt: at, updatedAt: at })
        .returning({ id: sites.id })
        .get(),
    );
    copySiteDesigns(copying, id, { siteId, at });
  }
}

export function copySiteDesigns(copying: Copying, from: number, copy: { siteId: number; at: string }): void {
  const originals = copying.connection
    .select({ id: siteDesigns.id, name: siteDesigns.name })
    .from(siteDesigns)
    .where(and(eq(siteDesigns.siteId, from), isNull(siteDesigns.deletedAt)))
    .orderBy(asc(siteDesigns.id))
    .all();
  for (const { id, name } of originals) copySiteDesign(copying, id, { ...copy, name });
}

export function copySiteDesign(
  copying: Copying,
  from: number,
  { siteId, name, at }: { siteId: number; name: string; at: string },
): number {
  const { connection } = copying;
  const original = connection.select().from(siteDesigns).where(eq(siteDesigns.id, from)).get();
  if (original === undefined) throw new Error(`site design ${from} went away while it was copied`);
  const { id: _id, deletedAt: _deletedAt, ...content } = original;
  const siteDesignId = newId(
    connection
      .insert(siteDesigns)
      .values({ ...content, siteId, name, version: 1, createdAt: at, updatedAt: at })
      .returning({ id: siteDesigns.id })
      .get(),
  );
  const groups = connection
    .select()
    .from(cameraGroups)
    .where(eq(cameraGroups.siteDesignId, from))
    .orderBy(asc(cameraGroups.id))
    .all();
  for (const group of groups) copyCameraGroup(copying, group, siteDesignId);
  return siteDesignId;
}

/** @returns The ids of the new group and of its streams, ascending. */
export function copyCameraGroup(
  { connection, copyStreams }: Copying,
  { id, quantity }: { readonly id: number; readonly quantity: number },
  siteDesignId: number,
): { readonly cameraGroupId: number; readonly streamIds: readonly number[] } {
  const cameraGroupId = newId(
    connection.insert(cameraGroups).values({ siteDesignId, quantity }).returning({ id: cameraGroups.id }).get(),
  );
  return { cameraGroupId, streamIds: copyStreams(id, cameraGroupId) };
}

function newId(inserted: { readonly id: number } | undefined): number {
  if (inserted === undefined) throw new Error('the database gave no id');
  return inserted.id;
}
