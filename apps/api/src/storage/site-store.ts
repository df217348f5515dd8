import type { Owner } from '../modules/owner.ts';
import type { ChosenDesign, SiteAddress, SiteStore, StoredSite } from '../modules/sites/site-store.ts';
import { copySiteDesigns } from './copies.ts';
import { atOneMoment, atomically, copying, type StoreContext } from './store-context.ts';
import type { Connection } from './schema.ts';
import { hasProject, hasSite, idOf, ownSite, ownSiteDesign, touchAfterCopy, touchProject } from './project-tree.ts';

const SITE = [
  'id',
  'project_id as projectId',
  'name',
  'chosen_design_id as chosenSiteDesignId',
  'created_at as createdUtc',
  'updated_at as updatedUtc',
] as const;

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

    rename: (owner, address, name) => updateOwn(context, { owner, address }, { name, updated_at: now() }),

    remove: async (owner, address) => {
      const at = now();
      return (await updateOwn(context, { owner, address }, { deleted_at: at, updated_at: at })) !== undefined;
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

    choose: (owner, address, siteDesignId) => choose(context, { owner, address, siteDesignId }),

    chosenDesigns: (owner, projectId) =>
      atOneMoment(context, async (transaction) =>
        (await hasProject(transaction, owner, projectId)) ? selectChosen(transaction, projectId) : undefined,
      ),
  };
}

interface Change {
  readonly name?: string;
  readonly chosen_design_id?: number | null;
  readonly deleted_at?: string;
  readonly updated_at: string;
}

interface OwnSite {
  readonly owner: Owner;
  readonly address: SiteAddress;
}

function updateOwn(context: StoreContext, site: OwnSite, change: Change): Promise<StoredSite | undefined> {
  return atomically(context, (transaction) => updateIn(transaction, site, change));
}

function choose(
  context: StoreContext,
  { owner, address, siteDesignId }: OwnSite & { readonly siteDesignId: number | null },
): Promise<StoredSite | undefined> {
  return atomically(context, async (transaction) => {
    if (siteDesignId !== null) {
      // Locked, so that nobody removes the design before it is chosen.
      const design = await ownSiteDesign(transaction, owner, { ...address, siteDesignId })
        .select('site_designs.id')
        .$if(context.dialect.locksRows, (query) => query.forUpdate('site_designs'))
        .executeTakeFirst();
      if (design === undefined) return undefined;
    }
    const change = { chosen_design_id: siteDesignId, updated_at: context.now() };
    return updateIn(transaction, { owner, address }, change);
  });
}

async function updateIn(
  transaction: Connection,
  { owner, address }: OwnSite,
  change: Change,
): Promise<StoredSite | undefined> {
  if (!(await hasSite(transaction, owner, address))) return undefined;
  const update = transaction.updateTable('sites').set(change).where('id', '=', address.siteId);
  const site = await update.returning(SITE).executeTakeFirst();
  await touchProject(transaction, address.projectId, change.updated_at);
  return site;
}

function selectChosen(connection: Connection, projectId: number): Promise<ChosenDesign[]> {
  return connection
    .selectFrom('sites')
    .select(['sites.id as siteId', 'sites.name', 'sites.chosen_design_id as chosenId'])
    .select((select) =>
      select.fn
        .coalesce(
          'sites.chosen_design_id',
          select
            .selectFrom('site_designs')
            .select((design) => design.fn.max<number>('site_designs.id').as('newest'))
            .whereRef('site_id', '=', 'sites.id')
            .where('site_designs.deleted_at', 'is', null),
        )
        .as('siteDesignId'),
    )
    .where('project_id', '=', projectId)
    .where('sites.deleted_at', 'is', null)
    .orderBy('sites.id', 'desc')
    .execute();
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
    const copied = { ...context, connection: transaction };
    return { ...copy, chosenSiteDesignId: await copySiteDesigns(copied, siteId, { siteId: copy.id, at }) };
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
