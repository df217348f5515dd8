import { recordAudit } from '../../audit/record-audit.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { SiteAddress, SiteStore, StoredSite } from '../../../modules/sites/site-store.ts';
import { pageOf } from '../base/page-bounds.ts';
import { copySiteContents } from './copies.ts';
import { atOneMoment, atomically, copying, type StoreContext } from '../base/store-context.ts';
import { selectCounting } from '../proposals/counting-designs.ts';
import type { Connection } from '../base/schema.ts';
import { idOf } from '../base/ids.ts';
import { recordEvent } from '../../events/record-event.ts';
import {
  hasProject,
  hasSite,
  ownProject,
  ownSite,
  ownSiteDesign,
  projectsInWorkspace,
  touchAfterCopy,
  touchProject,
} from './project-tree.ts';

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
    list: async (actor, projectId, page) => {
      if (!(await hasProject(connection, actor, projectId))) return undefined;
      const live = connection.selectFrom('sites').where('project_id', '=', projectId).where('deleted_at', 'is', null);
      return pageOf(live.select(SITE).orderBy('id', 'desc'), 'id', page).execute();
    },

    create: (actor, projectId, name) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, actor, projectId))) return undefined;
        const at = now();
        await touchProject(transaction, projectId, at);
        await quotas.newSite(transaction, actor, projectId);
        const site = await insertSite(transaction, { projectId, name, at });
        await recordEvent(transaction, { kind: 'siteChanged', projectId, siteId: site.id, userId: actor.userId, at });
        return site;
      }),

    rename: (actor, address, name) => updateOwn(context, { actor, address }, { name, updated_at: now() }),

    remove: async (actor, address) => {
      const at = now();
      return (await updateOwn(context, { actor, address }, { deleted_at: at, updated_at: at })) !== undefined;
    },

    restore: (actor, { projectId, siteId }) =>
      atomically(context, async (transaction) => {
        if (!(await hasProject(transaction, actor, projectId))) return undefined;
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
        await recordEvent(transaction, { kind: 'siteChanged', projectId, siteId, userId: actor.userId, at });
        await recordAudit(transaction, actor, { action: 'siteRestored', kind: 'site', id: siteId, at });
        await quotas.restored(transaction, actor, projectId);
        return site;
      }),

    duplicate: async (actor, address, nameOfCopy) => {
      const at = now();
      const copied = await copySite(context, { actor, address, nameOfCopy, at });
      if (copied !== undefined) await touchAfterCopy(context, address, at);
      return copied;
    },

    choose: (actor, address, siteDesignId) => choose(context, { actor, address, siteDesignId }),

    countingDesigns: (actor, projectId) =>
      atOneMoment(context, async (transaction) =>
        (await hasProject(transaction, actor, projectId))
          ? selectCounting(transaction, ownProject(transaction, actor, projectId).select('projects.id'))
          : undefined,
      ),

    allCountingDesigns: (actor) =>
      selectCounting(connection, projectsInWorkspace(connection, actor).select('projects.id')),
  };
}

interface Change {
  readonly name?: string;
  readonly chosen_design_id?: number | null;
  readonly deleted_at?: string;
  readonly updated_at: string;
}

interface OwnSite {
  readonly actor: Actor;
  readonly address: SiteAddress;
}

function updateOwn(context: StoreContext, site: OwnSite, change: Change): Promise<StoredSite | undefined> {
  return atomically(context, (transaction) => updateIn(transaction, site, change));
}

function choose(
  context: StoreContext,
  { actor, address, siteDesignId }: OwnSite & { readonly siteDesignId: number | null },
): Promise<StoredSite | undefined> {
  return atomically(context, async (transaction) => {
    if (siteDesignId !== null) {
      // Locked, so that nobody removes the design before it is chosen.
      const design = await ownSiteDesign(transaction, actor, { ...address, siteDesignId })
        .select('site_designs.id')
        .$if(context.dialect.locksRows, (query) => query.forUpdate('site_designs'))
        .executeTakeFirst();
      if (design === undefined) return undefined;
    }
    const change = { chosen_design_id: siteDesignId, updated_at: context.now() };
    return updateIn(transaction, { actor, address }, change);
  });
}

async function updateIn(
  transaction: Connection,
  { actor, address }: OwnSite,
  change: Change,
): Promise<StoredSite | undefined> {
  if (!(await hasSite(transaction, actor, address))) return undefined;
  const update = transaction.updateTable('sites').set(change).where('id', '=', address.siteId);
  const site = await update.returning(SITE).executeTakeFirst();
  const { updated_at: at } = change;
  await touchProject(transaction, address.projectId, at);
  await recordEvent(transaction, { kind: 'siteChanged', ...address, userId: actor.userId, at });
  if (change.deleted_at !== undefined) {
    await recordAudit(transaction, actor, { action: 'siteDeleted', kind: 'site', id: address.siteId, at });
  }
  return site;
}

interface SiteCopy {
  readonly actor: Actor;
  readonly address: SiteAddress;
  readonly nameOfCopy: (name: string) => string;
  readonly at: string;
}

function copySite(
  context: StoreContext,
  { actor, address, nameOfCopy, at }: SiteCopy,
): Promise<StoredSite | undefined> {
  return copying(context, async (transaction) => {
    const original = await ownSite(transaction, actor, address).select('sites.name').executeTakeFirst();
    if (original === undefined) return undefined;
    const { projectId, siteId } = address;
    const name = nameOfCopy(original.name);
    await context.quotas.copy(transaction, actor, { projectId, siteId });
    const copy = await insertSite(transaction, { projectId, name, at, copiedFrom: siteId });
    const copied = { original: siteId, copy: copy.id, at };
    const chosenSiteDesignId = await copySiteContents({ ...context, connection: transaction }, copied);
    return { ...copy, chosenSiteDesignId };
  });
}

interface NewSite {
  readonly projectId: number;
  readonly name: string;
  readonly at: string;
  readonly copiedFrom?: number;
}

function insertSite(connection: Connection, { projectId, name, at, copiedFrom }: NewSite): Promise<StoredSite> {
  return connection
    .insertInto('sites')
    .values({ project_id: projectId, name, created_at: at, updated_at: at, copied_from: copiedFrom ?? null })
    .returning(SITE)
    .executeTakeFirstOrThrow();
}
