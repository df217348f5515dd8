import { lt, sql } from 'drizzle-orm';
import { RESTORE_DAYS, type Stores } from '../../modules/stores.ts';
import { sqliteCameraTemplateStore } from './camera-template-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { openSqlite } from './database.ts';
import { sqliteProjectStore } from './project-store.ts';
import { sqliteSiteDesignStore } from './site-design-store.ts';
import { sqliteSiteStore } from './site-store.ts';
import { projects, siteDesigns, sites } from './tables.ts';

const DAY_MS = 86_400_000;

/** All stores on one SQLite file; `clock` for tests that let days pass. */
export function sqliteStores(path: string, clock: () => Date = () => new Date()): Stores {
  const { connection, client, close } = openSqlite(path);
  const context: StoreContext = {
    connection,
    client,
    now: () => clock().toISOString(),
    restorableSince: () => new Date(clock().getTime() - RESTORE_DAYS * DAY_MS).toISOString(),
  };

  return {
    projects: sqliteProjectStore(context),
    sites: sqliteSiteStore(context),
    siteDesigns: sqliteSiteDesignStore(context),
    cameraTemplates: sqliteCameraTemplateStore(context),
    check: async () => void connection.get(sql`select 1`),
    purge: async () => purge(context),
    close: async () => close(),
  };
}

/** What lies in something deleted goes with it, by the foreign keys. */
function purge(context: StoreContext): void {
  const since = context.restorableSince();
  atomically(context, (transaction) => {
    transaction.delete(siteDesigns).where(lt(siteDesigns.deletedAt, since)).run();
    transaction.delete(sites).where(lt(sites.deletedAt, since)).run();
    transaction.delete(projects).where(lt(projects.deletedAt, since)).run();
  });
}
