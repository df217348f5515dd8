import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../../modules/sites/site-store.ts';
import { atOneMoment, atomically, type StoreContext } from './context.ts';
import { copySiteDesigns } from './copies.ts';
import type { Connection } from './database.ts';
import { onlyRow } from './only-row.ts';
import { projects, sites } from './tables.ts';
import { touchProject } from './touch.ts';
import { hasId, hasProject, hasSite, ownSite } from './visible.ts';

const SITE = {
  id: sites.id,
  projectId: sites.projectId,
  name: sites.name,
  createdUtc: sites.createdAt,
  updatedUtc: sites.updatedAt,
};

export function postgresSiteStore(context: StoreContext): SiteStore {
  const { now, restorableSince } = context;

  return {
    list: (owner, projectId) =>
      atOneMoment(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, projectId))) return undefined;
        return transaction
          .select(SITE)
          .from(sites)
          .where(and(eq(sites.projectId, projectId), isNull(sites.deletedAt)))
          .orderBy(desc(sites.id));
      }),

    create: (owner, projectId, name) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, projectId))) return undefined;
        return insertSite(transaction, { projectId, name, at: now() });
      }),

    rename: (owner, address, name) =>
      atomically(context, (transaction) => updateOwn(transaction, { owner, address, at: now() }, { name })),

    remove: (owner, address) =>
      atomically(context, async (transaction) => {
        const at = now();
        return (await updateOwn(transaction, { owner, address, at }, { deletedAt: at })) !== undefined;
      }),

    restore: (owner, address) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, address.projectId))) return undefined;
        const at = now();
        const site = await undelete(transaction, address, { at, since: restorableSince() });
        if (site !== undefined) await touchProject(transaction, address.projectId, at);
        return site;
      }),

    duplicate: (owner, address, nameOfCopy) =>
      atomically(context, async (transaction) => {
        const original = await findSite(transaction, owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const { projectId } = address;
        const copy = await insertSite(transaction, { projectId, name: nameOfCopy(original.name), at });
        await copySiteDesigns(transaction, original.id, { siteId: copy.id, at });
        return copy;
      }),
  };
}

async function findSite(connection: Connection, owner: Owner, address: SiteAddress): Promise<StoredSite | undefined> {
  const [site] = await connection
    .select(SITE)
    .from(sites)
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSite(owner, address));
  return site;
}

async function insertSite(
  connection: Connection,
  { projectId, name, at }: { readonly projectId: number; readonly name: string; readonly at: string },
): Promise<StoredSite> {
  await touchProject(connection, projectId, at);
  const values = { projectId, name, createdAt: at, updatedAt: at };
  return onlyRow(await connection.insert(sites).values(values).returning(SITE));
}

async function updateOwn(
  connection: Connection,
  { owner, address, at }: { readonly owner: Owner; readonly address: SiteAddress; readonly at: string },
  change: { readonly name?: string; readonly deletedAt?: string },
): Promise<StoredSite | undefined> {
  if (!(await hasSite(connection, owner, address))) return undefined;
  await touchProject(connection, address.projectId, at);
  const [site] = await connection
    .update(sites)
    .set({ ...change, updatedAt: at })
    .where(eq(sites.id, address.siteId))
    .returning(SITE);
  return site;
}

async function undelete(
  connection: Connection,
  { projectId, siteId }: SiteAddress,
  { at, since }: { readonly at: string; readonly since: string },
): Promise<StoredSite | undefined> {
  const [site] = await connection
    .update(sites)
    .set({ deletedAt: null, updatedAt: at })
    .where(and(hasId(sites.id, siteId), eq(sites.projectId, projectId), gte(sites.deletedAt, since)))
    .returning(SITE);
  return site;
}
