import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../../modules/sites/site-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySiteDesigns } from './copies.ts';
import type { Connection } from './database.ts';
import { projects, sites } from './tables.ts';
import { touchProject } from './touch.ts';
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
        return insertSite(transaction, { projectId, name, at: now() });
      }),

    rename: async (owner, address, name) =>
      atomically(context, (transaction) => updateOwn(transaction, { owner, address, at: now() }, { name })),

    remove: async (owner, address) =>
      atomically(context, (transaction) => {
        const at = now();
        return updateOwn(transaction, { owner, address, at }, { deletedAt: at }) !== undefined;
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
        if (site !== undefined) touchProject(transaction, address.projectId, at);
        return site;
      }),

    duplicate: async (owner, address, nameOfCopy) =>
      atomically(context, (transaction) => {
        const original = findSite(transaction, owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const copy = insertSite(transaction, {
          projectId: address.projectId,
          name: nameOfCopy(original.name),
          at,
        });
        copySiteDesigns(transaction, original.id, { siteId: copy.id, at });
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
  touchProject(connection, projectId, at);
  return connection.insert(sites).values({ projectId, name, createdAt: at, updatedAt: at }).returning(SITE).get();
}

function updateOwn(
  connection: Connection,
  { owner, address, at }: { readonly owner: Owner; readonly address: SiteAddress; readonly at: string },
  change: { readonly name?: string; readonly deletedAt?: string },
): StoredSite | undefined {
  if (!hasSite(connection, owner, address)) return undefined;
  touchProject(connection, address.projectId, at);
  return connection
    .update(sites)
    .set({ ...change, updatedAt: at })
    .where(eq(sites.id, address.siteId))
    .returning(SITE)
    .get();
}
