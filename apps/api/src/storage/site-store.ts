import type { Owner } from '../modules/owner.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../modules/sites/site-store.ts';
import { copySiteDesigns } from './copies.ts';
import { atomically, copying, type StoreContext } from './store-context.ts';
import type { Connection } from './schema.ts';
import { hasProject, hasSite, idOf, ownSite, touchAfterCopy, touchProject } from './project-tree.ts';

const SITE = ['id', 'project_id as projectId', 'name', 'created_at as createdUtc', 'updated_at as updatedUtc'] as const;

export function siteStore(context: StoreContext): SiteStore {
  const { connection, now, quotas, restorableSince } = context;

  return {
    list: async (owner, projectId) => {
      if (!(await hasProject(connection, owner, projectId))) return undefined;
      const live = connection.selectFrom('sites').where('project_id', '=', projectId).where('deleted_at', 'is', null);
      return live.select(SITE).orderBy('id', 'desc').execute();
    },

    create: (owner, projectId, name) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, projectId))) return undefined;
        const at = now();
        await touchProject(transaction, projectId, at);
        return insertSite(transaction, { projectId, name, at });
      }),

    rename: (owner, address, name) => updateOwn(owner, address, { name, updated_at: now() }),

    remove: async (owner, address) => {
      const at = now();
      return (await updateOwn(owner, address, { deleted_at: at, updated_at: at })) !== undefined;
    },

    restore: (owner, { projectId, siteId }) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, projectId))) return undefined;
        const at = now();
        const site = await transaction
          .updateTable('sites')
          .set({ deleted_at: null, updated_at: at })
          .where('id', '=', idOf(siteId))
          .where('project_id', '=', projectId)
          .where('deleted_at', '>=', restorableSince())
          .returning(SITE)
          .executeTakeFirst();
        if (site === undefined) return undefined;
        await touchProject(transaction, projectId, at);
        await quotas.restored(transaction, owner);
        return site;
      }),

    duplicate: async (owner, address, nameOfCopy) => {
      const at = now();
      const copied = await copySite(context, { owner, address, nameOfCopy, at });
      if (copied !== undefined) await touchAfterCopy(context, address, at);
      return copied;
    },
  };

  function updateOwn(
    owner: Owner,
    address: SiteAddress,
    change: { readonly name?: string; readonly deleted_at?: string; readonly updated_at: string },
  ): Promise<StoredSite | undefined> {
    return atomically(context, async (transaction) => {
      if (!(await hasSite(transaction, owner, address))) return undefined;
      const update = transaction.updateTable('sites').set(change).where('id', '=', address.siteId);
      const site = await update.returning(SITE).executeTakeFirst();
      await touchProject(transaction, address.projectId, change.updated_at);
      return site;
    });
  }
}

interface SiteCopy {
  readonly owner: Owner;
  readonly address: SiteAddress;
  readonly nameOfCopy: (name: string) => string;
  readonly at: string;
}

function copySite(
  context: StoreContext,
  { owner, address, nameOfCopy, at }: SiteCopy,
): Promise<StoredSite | undefined> {
  return copying(context, async (transaction) => {
    const original = await ownSite(transaction, owner, address).select('sites.name').executeTakeFirst();
    if (original === undefined) return undefined;
    const { projectId, siteId } = address;
    const name = nameOfCopy(original.name);
    await context.quotas.copy(transaction, owner, { projectId, siteId });
    const copy = await insertSite(transaction, { projectId, name, at });
    await copySiteDesigns({ ...context, connection: transaction }, siteId, { siteId: copy.id, at });
    return copy;
  });
}

function insertSite(
  connection: Connection,
  { projectId, name, at }: { readonly projectId: number; readonly name: string; readonly at: string },
): Promise<StoredSite> {
  return connection
    .insertInto('sites')
    .values({ project_id: projectId, name, created_at: at, updated_at: at })
    .returning(SITE)
    .executeTakeFirstOrThrow();
}
