import { and, eq, gte, isNull } from 'drizzle-orm';
import type {
  SiteDesignAddress,
  SiteDesignStore,
  SiteDesignWrite,
  StoredSiteDesign,
} from '../../modules/site-designs/site-design-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySiteDesign } from './copies.ts';
import type { Connection } from './database.ts';
import { writeChange } from './site-design-change.ts';
import { selectHeadings, selectSiteDesign } from './site-design-rows.ts';
import { streamWrites } from './stream-writes.ts';
import { siteDesigns } from './tables.ts';
import { touchSite } from './touch.ts';
import { hasSite } from './visible.ts';

export function sqliteSiteDesignStore(context: StoreContext): SiteDesignStore {
  const { connection, now, restorableSince } = context;
  const writes = streamWrites(connection);

  return {
    list: async (owner, address) => {
      if (!hasSite(connection, owner, address)) return undefined;
      return selectHeadings(connection, and(eq(siteDesigns.siteId, address.siteId), isNull(siteDesigns.deletedAt)));
    },

    create: async (owner, address, { name, serverSettings }) =>
      atomically(context, (transaction) => {
        if (!hasSite(transaction, owner, address)) return undefined;
        const at = now();
        const values = { siteId: address.siteId, name, version: 1, ...serverSettings, createdAt: at, updatedAt: at };
        const { id } = transaction.insert(siteDesigns).values(values).returning({ id: siteDesigns.id }).get();
        touchSite(transaction, address, at);
        return selectSiteDesign(transaction, owner, { ...address, siteDesignId: id });
      }),

    find: async (owner, address) => selectSiteDesign(connection, owner, address),

    change: async (write, change) =>
      atomically(context, (transaction) => {
        const before = expectedSiteDesign(transaction, write);
        if (typeof before === 'string') return before;
        const wanted = change(before);
        if (Object.keys(wanted).length === 0) return { siteDesign: before, addedStreamIds: [] };
        const at = now();
        const addedStreamIds = writeChange(before, wanted, { connection: transaction, writes, at });
        touchSite(transaction, write.address, at);
        return { siteDesign: existing(transaction, write), addedStreamIds };
      }),

    remove: async (write) =>
      atomically(context, (transaction) => {
        const before = expectedSiteDesign(transaction, write);
        if (typeof before === 'string') return before;
        const at = now();
        const deleted = { deletedAt: at, updatedAt: at, version: before.version + 1 };
        transaction.update(siteDesigns).set(deleted).where(eq(siteDesigns.id, before.id)).run();
        touchSite(transaction, write.address, at);
        return 'removed';
      }),

    restore: async (owner, address) =>
      atomically(context, (transaction) => {
        if (!hasSite(transaction, owner, address)) return undefined;
        if (!undelete(transaction, address, { at: now(), since: restorableSince() })) return undefined;
        return selectSiteDesign(transaction, owner, address);
      }),

    duplicate: async (owner, address, nameOfCopy) =>
      atomically(context, (transaction) => {
        const original = selectSiteDesign(transaction, owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const copy = { siteId: address.siteId, name: nameOfCopy(original.name), at };
        const siteDesignId = copySiteDesign(transaction, original.id, copy);
        touchSite(transaction, address, at);
        return selectSiteDesign(transaction, owner, { ...address, siteDesignId });
      }),
  };
}

function expectedSiteDesign(
  connection: Connection,
  { owner, address, expected }: SiteDesignWrite,
): StoredSiteDesign | 'absent' | 'stale' {
  const found = selectSiteDesign(connection, owner, address);
  if (found === undefined) return 'absent';
  return expected === undefined || expected.includes(found.version) ? found : 'stale';
}

function existing(connection: Connection, { owner, address }: SiteDesignWrite): StoredSiteDesign {
  const found = selectSiteDesign(connection, owner, address);
  if (found === undefined) throw new Error('a design went away in the middle of a transaction');
  return found;
}

function undelete(
  connection: Connection,
  address: SiteDesignAddress,
  { at, since }: { readonly at: string; readonly since: string },
): boolean {
  const deleted = and(
    eq(siteDesigns.id, address.siteDesignId),
    eq(siteDesigns.siteId, address.siteId),
    gte(siteDesigns.deletedAt, since),
  );
  const { changes } = connection.update(siteDesigns).set({ deletedAt: null, updatedAt: at }).where(deleted).run();
  if (changes === 1) touchSite(connection, address, at);
  return changes === 1;
}
