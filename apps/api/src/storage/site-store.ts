import type { Owner } from '../modules/owner.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../modules/sites/site-store.ts';
import { copySiteDesigns } from './copies.ts';
import { atomically, type StoreContext } from './store-context.ts';
import type { Connection } from './schema.ts';
import { hasProject, hasSite, idOf, ownSite, touchProject } from './project-tree.ts';

const SITE = ['id', 'project_id as projectId', 'name', 'created_at as createdUtc', 'updated_at as updatedUtc'] as const;

export function siteStore(context: StoreContext): SiteStore {
  const { connection, now, restorableSince } = context;

  return {
    list: async (owner, projectId) => {
      if (!(await hasProject(connection, owner, projectId))) return undefined;
      const live = connection.selectFrom('sites').where('project_id', '=', projectId).where('deleted_at', 'is', null);
      return live.select(SITE).orderBy('id', 'desc').execute();
    },

    create: (owner, projectId, name) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, owner, projectId))) return undefined;
        return insertSite(transaction, { projectId, name, at: now() });
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
        if (site !== undefined) await touchProject(transaction, projectId, at);
        return site;
      }),

    duplicate: (owner, address, nameOfCopy) =>
      atomically(context, async (transaction) => {
        const original = await ownSite(transaction, owner, address).select('sites.name').executeTakeFirst();
        if (original === undefined) return undefined;
        const { projectId, siteId } = address;
        const at = now();
        const copy = await insertSite(transaction, { projectId, name: nameOfCopy(original.name), at });
        await copySiteDesigns({ ...context, connection: transaction }, siteId, { siteId: copy.id, at });
        return copy;
      }),
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

async function insertSite(
  connection: Connection,
  { projectId, name, at }: { readonly projectId: number; readonly name: string; readonly at: string },
): Promise<StoredSite> {
  const site = await connection
    .insertInto('sites')
    .values({ project_id: projectId, name, created_at: at, updated_at: at })
    .returning(SITE)
    .executeTakeFirstOrThrow();
  await touchProject(connection, projectId, at);
  return site;
}
