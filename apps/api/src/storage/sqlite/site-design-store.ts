import { and, eq, gte, isNull } from 'drizzle-orm';
import { afterChange } from '../../modules/site-designs/after-change.ts';
import type {
  SiteDesignStore,
  SiteDesignWrite,
  StoredSiteDesign,
} from '../../modules/site-designs/site-design-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySiteDesign } from './copies.ts';
import type { Connection } from './database.ts';
import { changeWrites } from './site-design-change.ts';
import { selectHeadings, siteDesignRows, type SiteDesignRows } from './site-design-rows.ts';
import { streamCopies } from './stream-copies.ts';
import { siteDesigns } from './tables.ts';
import { touch } from './touch.ts';
import { hasSite } from './visible.ts';

export function sqliteSiteDesignStore(context: StoreContext): SiteDesignStore {
  const { connection, now, restorableSince } = context;
  const rows = siteDesignRows(context);
  const writeChange = changeWrites(context);
  const touched = touch(context);
  const copyStreams = streamCopies(context);

  return {
    list: async (owner, address) =>
      hasSite(connection, owner, address)
        ? selectHeadings(connection, and(eq(siteDesigns.siteId, address.siteId), isNull(siteDesigns.deletedAt)))
        : undefined,

    create: async (owner, address, { name, serverSettings }) =>
      atomically(context, (transaction) => {
        if (!hasSite(transaction, owner, address)) return undefined;
        const at = now();
        const siteDesignId = insert(transaction, { siteId: address.siteId, name, ...serverSettings }, at);
        touched.site(address, at);
        return rows.whole(owner, { ...address, siteDesignId });
      }),

    heading: async (owner, address) => rows.heading(owner, address),

    find: async (owner, address) => rows.whole(owner, address),

    change: async (write, change) =>
      atomically(context, (transaction) => {
        const before = expectedSiteDesign(rows, write);
        if (typeof before === 'string') return before;
        const wanted = change(before);
        if (Object.keys(wanted).length === 0) return { siteDesign: before, addedStreamIds: [] };
        const at = now();
        touched.site(write.address, at);
        return afterChange(before, wanted, { added: writeChange(before, wanted, { connection: transaction, at }), at });
      }),

    remove: async (write) =>
      atomically(context, (transaction) => {
        const before = expectedSiteDesign(rows, write);
        if (typeof before === 'string') return before;
        const at = now();
        remove(transaction, before, at);
        touched.site(write.address, at);
        return 'removed';
      }),

    restore: async (owner, address) =>
      atomically(context, (transaction) => {
        const at = now();
        const found = undelete(transaction, { owner, address }, { at, since: restorableSince() });
        if (!found) return undefined;
        touched.site(address, at);
        return rows.whole(owner, address);
      }),

    duplicate: async (owner, address, nameOfCopy) =>
      atomically(context, (transaction) => {
        const original = rows.whole(owner, address);
        if (original === undefined) return undefined;
        const at = now();
        const copy = { siteId: address.siteId, name: nameOfCopy(original.name), at };
        const siteDesignId = copySiteDesign({ connection: transaction, copyStreams }, original.id, copy);
        touched.site(address, at);
        return rows.whole(owner, { ...address, siteDesignId });
      }),
  };
}

function expectedSiteDesign(
  rows: SiteDesignRows,
  { owner, address, expected }: SiteDesignWrite,
): StoredSiteDesign | 'absent' | 'stale' {
  const found = rows.whole(owner, address);
  if (found === undefined) return 'absent';
  return expected === undefined || expected.includes(found.version) ? found : 'stale';
}

type NewDesign = Omit<typeof siteDesigns.$inferInsert, 'version' | 'createdAt' | 'updatedAt'>;

function insert(connection: Connection, design: NewDesign, at: string): number {
  const values = { ...design, version: 1, createdAt: at, updatedAt: at };
  return connection.insert(siteDesigns).values(values).returning({ id: siteDesigns.id }).get().id;
}

function remove(connection: Connection, { id, version }: StoredSiteDesign, at: string): void {
  const deleted = { deletedAt: at, updatedAt: at, version: version + 1 };
  connection.update(siteDesigns).set(deleted).where(eq(siteDesigns.id, id)).run();
}

function undelete(
  connection: Connection,
  { owner, address }: Omit<SiteDesignWrite, 'expected'>,
  { at, since }: { readonly at: string; readonly since: string },
): boolean {
  if (!hasSite(connection, owner, address)) return false;
  const deleted = and(
    eq(siteDesigns.id, address.siteDesignId),
    eq(siteDesigns.siteId, address.siteId),
    gte(siteDesigns.deletedAt, since),
  );
  const { changes } = connection.update(siteDesigns).set({ deletedAt: null, updatedAt: at }).where(deleted).run();
  return changes === 1;
}
