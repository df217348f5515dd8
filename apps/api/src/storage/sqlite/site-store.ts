import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../../modules/sites/site-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySiteDesigns } from './copies.ts';
import type { Connection } from './database.ts';
import { streamCopies } from './stream-copies.ts';
import { projects, sites } from './tables.ts';
import { touch, type Touch } from './touch.ts';
import { hasProject, hasSite, ownSite } from './visible.ts';

const SITE = {
  id: sites.id,
  projectId: sites.projectId,
  name: sites.name,
  createdUtc: sites.createdAt,
  updatedUtc: sites.updatedAt,
};

export function sqliteSiteStore(context: StoreContext): SiteStore {
  const { connection, now, restorableSince } = context;
  const touched = touch(context);
  const copyStreams = streamCopies(context);

  return {
    list: async (owner, projectId) => {
      if (!hasProject(connection, owner, projectId)) return undefined;
      return connection
        .select(SITE)
        .from(sites)
        .where(and(eq(sites.projectId, projectId), isNull(sites.deletedAt)))
        .orderBy(desc(sites.id))
        .all();
    },

    create: async (owner, projectId, name) =>
      atomically(context, (transaction) => {
        if (!hasProject(transaction, owner, projectId)) return undefined;
        const at = now();
        touched.project(projectId, at);
        return insertSite(transaction, { projectId, name, at });
      }),

    rename: async (owner, address, name) =>
      atomically(context, (transaction) =>
        updateOwn({ transaction, touched, owner }, address, { name, updatedAt: now() }),
      ),

    remove: async (owner, address) =>
      atomically(context, (transaction) => {
        const at = now();
        return updateOwn({ transaction, touched, owner }, address, { deletedAt: at, updatedAt: at }) !== undefined;
      }),

    restore: async (owner, address) =>
      atomically(context, (transaction) => {
        if (!hasProject(transaction, owner, address.projectId)) return undefined;
        const at = now();
        const deleted = and(
          eq(sites.id, address.siteId),
          eq(sites.projectId, address.projectId),
          gte(sites.deletedAt, restorableSince()),
        );
        const site = transaction
          .update(sites)
          .set({ deletedAt: null, updatedAt: at })
          .where(deleted)
          .returning(SITE)
          .get();
        if (site !== undefined) touched.project(address.projectId, at);
        return site;
      }),

    duplicate: async (owner, address, nameOfCopy) =>
      atomically(context, (transaction) => {
        const original = findSite(transaction, owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const copy = insertSite(transaction, { ...address, name: nameOfCopy(original.name), at });
        touched.project(address.projectId, at);
        copySiteDesigns({ connection: transaction, copyStreams }, original.id, { siteId: copy.id, at });
        return copy;
      }),
  };
}

function findSite(connection: Connection, owner: Owner, address: SiteAddress): StoredSite | undefined {
  return connection
    .select(SITE)
    .from(sites)
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSite(owner, address))
    .get();
}

function insertSite(
  connection: Connection,
  { projectId, name, at }: { readonly projectId: number; readonly name: string; readonly at: string },
): StoredSite {
  return connection.insert(sites).values({ projectId, name, createdAt: at, updatedAt: at }).returning(SITE).get();
}

interface OwnWrite {
  readonly transaction: Connection;
  readonly touched: Touch;
  readonly owner: Owner;
}

function updateOwn(
  { transaction, touched, owner }: OwnWrite,
  address: SiteAddress,
  change: { readonly name?: string; readonly deletedAt?: string; readonly updatedAt: string },
): StoredSite | undefined {
  if (!hasSite(transaction, owner, address)) return undefined;
  touched.project(address.projectId, change.updatedAt);
  return transaction.update(sites).set(change).where(eq(sites.id, address.siteId)).returning(SITE).get();
}
