import { and, eq, gte, isNull } from 'drizzle-orm';
import { afterChange } from '../../modules/site-designs/after-change.ts';
import type {
  SiteDesignAddress,
  SiteDesignStore,
  SiteDesignWrite,
  StoredSiteDesign,
} from '../../modules/site-designs/site-design-store.ts';
import { atOneMoment, atomically, type StoreContext } from './context.ts';
import { copySiteDesign } from './copies.ts';
import type { Connection } from './database.ts';
import { onlyRow } from './only-row.ts';
import { writeChange } from './site-design-change.ts';
import { selectHeading, selectHeadings, selectSiteDesign } from './site-design-rows.ts';
import { siteDesigns } from './tables.ts';
import { touchSite } from './touch.ts';
import { hasId, hasSite } from './visible.ts';

export function postgresSiteDesignStore(context: StoreContext): SiteDesignStore {
  const { now, restorableSince } = context;

  return {
    list: (owner, address) =>
      atOneMoment(context, async (transaction) => {
        if (!(await hasSite(transaction, owner, address))) return undefined;
        return selectHeadings(transaction, and(eq(siteDesigns.siteId, address.siteId), isNull(siteDesigns.deletedAt)));
      }),

    create: (owner, address, { name, serverSettings }) =>
      atomically(context, async (transaction) => {
        if (!(await hasSite(transaction, owner, address))) return undefined;
        const at = now();
        const values = { siteId: address.siteId, name, version: 1, ...serverSettings, createdAt: at, updatedAt: at };
        const made = await transaction.insert(siteDesigns).values(values).returning({ id: siteDesigns.id });
        await touchSite(transaction, address, at);
        return selectSiteDesign(transaction, owner, { ...address, siteDesignId: onlyRow(made).id });
      }),

    heading: (owner, address) => selectHeading(context.connection, owner, address),

    find: (owner, address) => atOneMoment(context, (transaction) => selectSiteDesign(transaction, owner, address)),

    change: (write, change) =>
      atomically(context, async (transaction) => {
        const before = await expectedSiteDesign(transaction, write);
        if (typeof before === 'string') return before;
        const wanted = change(before);
        if (Object.keys(wanted).length === 0) return { siteDesign: before, addedStreamIds: [] };
        const at = now();
        const added = await writeChange(before, wanted, { connection: transaction, at });
        await touchSite(transaction, write.address, at);
        return afterChange(before, wanted, { added, at });
      }),

    remove: (write) =>
      atomically(context, async (transaction) => {
        const before = await expectedSiteDesign(transaction, write);
        if (typeof before === 'string') return before;
        const at = now();
        const deleted = { deletedAt: at, updatedAt: at, version: before.version + 1 };
        await transaction.update(siteDesigns).set(deleted).where(eq(siteDesigns.id, before.id));
        await touchSite(transaction, write.address, at);
        return 'removed';
      }),

    restore: (owner, address) =>
      atomically(context, async (transaction) => {
        if (!(await hasSite(transaction, owner, address))) return undefined;
        if (!(await undelete(transaction, address, { at: now(), since: restorableSince() }))) return undefined;
        return selectSiteDesign(transaction, owner, address);
      }),

    duplicate: (owner, address, nameOfCopy) =>
      atomically(context, async (transaction) => {
        const original = await selectSiteDesign(transaction, owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const copy = { siteId: address.siteId, name: nameOfCopy(original.name), at };
        const siteDesignId = await copySiteDesign(transaction, original.id, copy);
        await touchSite(transaction, address, at);
        return selectSiteDesign(transaction, owner, { ...address, siteDesignId });
      }),
  };
}

async function expectedSiteDesign(
  connection: Connection,
  { owner, address, expected }: SiteDesignWrite,
): Promise<StoredSiteDesign | 'absent' | 'stale'> {
  const found = await selectSiteDesign(connection, owner, address);
  if (found === undefined) return 'absent';
  return expected === undefined || expected.includes(found.version) ? found : 'stale';
}

async function undelete(
  connection: Connection,
  address: SiteDesignAddress,
  { at, since }: { readonly at: string; readonly since: string },
): Promise<boolean> {
  const deleted = and(
    hasId(siteDesigns.id, address.siteDesignId),
    eq(siteDesigns.siteId, address.siteId),
    gte(siteDesigns.deletedAt, since),
  );
  const { rowCount } = await connection.update(siteDesigns).set({ deletedAt: null, updatedAt: at }).where(deleted);
  if (rowCount === 1) await touchSite(connection, address, at);
  return rowCount === 1;
}
