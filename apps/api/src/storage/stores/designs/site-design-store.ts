import { recordAudit } from '../../audit/record-audit.ts';
import type {
  SiteDesignAddress,
  SiteDesignChange,
  SiteDesignStore,
  SiteDesignWrite,
  StoredSiteDesign,
  VersionedHeading,
} from '../../../modules/site-designs/site-design-store.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import { addVersion } from '../../versions/version-rows.ts';
import { moveComments } from '../comments/moved-comments.ts';
import { copySiteDesign } from '../tree/copies.ts';
import { atOneMoment, atomically, copying, inTurn, type StoreContext } from '../base/store-context.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Connection } from '../base/schema.ts';
import { changeWriter, groupsLeft, isEmpty, settingsColumns } from './site-design-change.ts';
import { selectHeadings, siteDesignRows, type LockedSiteDesign, type SiteDesignRows } from './site-design-rows.ts';
import { idOf } from '../base/ids.ts';
import { planIdsOf } from '../plans/plan-ids.ts';
import {
  hasSite,
  ownSite,
  siteOfDesign,
  siteTouches,
  touchAfterCopy,
  touchSite,
  touchSites,
} from '../tree/project-tree.ts';

export function siteDesignStore(context: StoreContext): SiteDesignStore {
  const { connection, now, quotas, restorableSince } = context;
  const rows = siteDesignRows(context);

  return {
    list: (actor, address, page) =>
      atOneMoment(context, async (transaction) =>
        (await hasSite(transaction, actor, address)) ? selectHeadings(transaction, address, page) : undefined,
      ),

    create: (actor, address, content) =>
      atomically(context, async (transaction) => {
        if (!(await hasSite(transaction, actor, address))) return undefined;
        const at = now();
        await touchSite(transaction, address, at);
        await quotas.newDesign(transaction, actor);
        const siteDesignId = await insertSiteDesign(transaction, address.siteId, { ...content, at });
        await recordEvent(transaction, {
          kind: 'designChanged',
          ...address,
          siteDesignId,
          version: 1,
          userId: actor.userId,
          at,
        });
        return rows.whole(transaction, actor, { ...address, siteDesignId });
      }),

    heading: (actor, address) => rows.heading(connection, actor, address),

    find: (actor, address) => atOneMoment(context, (transaction) => rows.whole(transaction, actor, address)),

    siteOf: (actor, address) => siteOfDesign(connection, actor, address),

    change: changer(context, rows),

    remove: remover(context, rows),

    move: mover(context, rows),

    restore: (actor, address) =>
      atomically(context, async (transaction) => {
        if (!(await hasSite(transaction, actor, address))) return undefined;
        const at = now();
        if (!(await undelete(transaction, address, { at, since: restorableSince() }))) return undefined;
        await touchSite(transaction, address, at);
        await recordEvent(transaction, { kind: 'designChanged', ...address, userId: actor.userId, at });
        const done = { action: 'designRestored', kind: 'design', id: address.siteDesignId, at } as const;
        await recordAudit(transaction, actor, done);
        await quotas.restored(transaction, actor, address.projectId);
        return rows.whole(transaction, actor, address);
      }),

    duplicate: async (actor, address, nameOfCopy) => {
      const at = now();
      const copied = await copying(context, async (transaction) => {
        const original = await rows.heading(transaction, actor, address);
        if (original === undefined) return undefined;
        const copy = { name: nameOfCopy(original.name), at };
        await quotas.copy(transaction, actor, address);
        const siteDesignId = await copySiteDesign({ ...context, connection: transaction }, address, copy);
        return rows.whole(transaction, actor, { ...address, siteDesignId });
      });
      if (copied !== undefined) await touchAfterCopy(context, address, at);
      return copied;
    },
  };
}

function remover(context: StoreContext, rows: SiteDesignRows): SiteDesignStore['remove'] {
  return (write) =>
    atomically(context, async (transaction) => {
      const before = await expectedSiteDesign(transaction, rows, write);
      if (typeof before === 'string') return before;
      const at = context.now();
      const { heading } = before;
      const deleted = { deleted_at: at, updated_at: at, version: heading.version + 1 };
      await transaction.updateTable('site_designs').set(deleted).where('id', '=', heading.id).execute();
      await touchSite(transaction, write.address, at);
      await recordEvent(transaction, {
        kind: 'designRemoved',
        ...write.address,
        version: deleted.version,
        userId: write.actor.userId,
        at,
      });
      await unchoose(transaction, heading);
      await recordAudit(transaction, write.actor, { action: 'designDeleted', kind: 'design', id: heading.id, at });
      return 'removed';
    });
}

async function unchoose(transaction: Connection, { id, siteId }: VersionedHeading): Promise<void> {
  const site = transaction.updateTable('sites').set({ chosen_design_id: null }).where('id', '=', siteId);
  await site.where('chosen_design_id', '=', id).execute();
}

/** The columns of a project that make its actors. */
const WORKSPACE = ['workspace_id as workspaceId', 'owner_issuer as issuer', 'owner_subject as subject'] as const;

/** It is gone where it was, and new where it is. */
async function recordMove(
  transaction: Connection,
  { from, to }: Readonly<Record<'from' | 'to', SiteDesignAddress>>,
  moved: { readonly version: number; readonly userId: number; readonly at: string },
): Promise<void> {
  await recordEvent(transaction, { kind: 'designRemoved', ...from, ...moved });
  await recordEvent(transaction, { kind: 'designChanged', ...to, ...moved });
}

function mover(context: StoreContext, rows: SiteDesignRows): SiteDesignStore['move'] {
  return (write, target) =>
    atomically(context, async (transaction) => {
      const { actor, address } = write;
      const before = await expectedSiteDesign(transaction, rows, write);
      if (typeof before === 'string') return before;
      const place = await ownSite(transaction, actor, target).select(WORKSPACE).executeTakeFirst();
      if (place === undefined) return 'absent';
      const { heading } = before;
      if (target.siteId !== heading.siteId) {
        const at = context.now();
        const moved = { site_id: target.siteId, updated_at: at, version: heading.version + 1 };
        await transaction.updateTable('site_designs').set(moved).where('id', '=', heading.id).execute();
        await touchSites(transaction, [address, target], at);
        await recordMove(
          transaction,
          { from: address, to: { ...address, ...target } },
          { version: moved.version, userId: actor.userId, at },
        );
        await unchoose(transaction, heading);
        if (target.projectId !== address.projectId) await moveComments(transaction, heading.id, target.projectId);
        const { workspaceId, ...counted } = place;
        if (workspaceId !== actor.workspaceId) {
          await context.quotas.restored(transaction, { ...actor, ...counted }, target.projectId);
        }
      }
      return (await rows.whole(transaction, actor, { ...address, ...target })) ?? 'absent';
    });
}

function changer(context: StoreContext, rows: SiteDesignRows): SiteDesignStore['change'] {
  const touches = siteTouches(context);
  const writeChange = changeWriter(context);

  return (write, changeOf) =>
    atomically(context, async (transaction) => {
      const before = await expectedSiteDesign(transaction, rows, write);
      if (typeof before === 'string') return before;
      const { heading, content } = before;
      const wanted = await changeOf({ ...heading, content, planIds: () => planIdsOf(transaction, heading.siteId) });
      if (isEmpty(wanted)) return { heading, change: wanted, added: [] };
      const at = context.now();
      // Locked before the rows are counted, so that writers to the same project queue here.
      await inTurn(transaction, touches(write.address, at));
      const inTransaction = { ...context, connection: transaction };
      await refuseExcess(inTransaction, { actor: write.actor, siteDesignId: heading.id, change: wanted });
      if (wanted.kept)
        await addVersion(transaction, heading.id, { ...wanted.kept, name: '', userId: write.actor.userId, at });
      const added = await writeChange(transaction, heading, { change: wanted, at });
      await recordEvent(transaction, {
        kind: 'designChanged',
        ...write.address,
        version: heading.version + 1,
        userId: write.actor.userId,
        at,
      });
      const { name = heading.name } = wanted;
      return { heading: { ...heading, name, version: heading.version + 1, updatedUtc: at }, change: wanted, added };
    });
}

interface Growth {
  readonly actor: Actor;
  readonly siteDesignId: number;
  readonly change: SiteDesignChange;
}

async function refuseExcess(
  context: StoreContext,
  { actor, siteDesignId, change: { added = [], addedGroups = [], removedStreamIds = [], returned = [] } }: Growth,
): Promise<void> {
  const { connection, quotas } = context;
  const more = addedGroups.length + new Set(returned.map(({ cameraGroupId }) => cameraGroupId)).size;
  // Returned streams of groups that are left are counted twice: whoever has that many groups is at the limit.
  if (more > 0) quotas.groups((await groupsLeft(context, siteDesignId, removedStreamIds)) + more);
  const rows = added.length + returned.length + addedGroups.flat().length - removedStreamIds.length;
  if (rows > 0) await quotas.newRows(connection, actor, rows);
}

async function expectedSiteDesign(
  transaction: Connection,
  rows: SiteDesignRows,
  { actor, address, expected }: SiteDesignWrite,
): Promise<LockedSiteDesign | 'absent' | 'stale'> {
  const found = await rows.locked(transaction, actor, address);
  if (found === undefined) return 'absent';
  return expected === undefined || expected.includes(found.heading.version) ? found : 'stale';
}

async function undelete(
  connection: Connection,
  { siteId, siteDesignId }: SiteDesignAddress,
  { at, since }: { readonly at: string; readonly since: string },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('site_designs')
    .set({ deleted_at: null, updated_at: at })
    .where('id', '=', idOf(siteDesignId))
    .where('site_id', '=', siteId)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function insertSiteDesign(
  connection: Connection,
  siteId: number,
  { name, serverSettings, at }: Pick<StoredSiteDesign, 'name' | 'serverSettings'> & { readonly at: string },
): Promise<number> {
  const { id } = await connection
    .insertInto('site_designs')
    .values({ ...settingsColumns(serverSettings), site_id: siteId, name, version: 1, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
