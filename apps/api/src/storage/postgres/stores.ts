import { lt, sql } from 'drizzle-orm';
import { RESTORE_DAYS, type Stores } from '../../modules/stores.ts';
import { postgresCameraTemplateStore } from './camera-template-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { openPostgres } from './database.ts';
import { postgresProjectStore } from './project-store.ts';
import { postgresRequestCounts } from './request-counts.ts';
import { postgresSiteDesignStore } from './site-design-store.ts';
import { postgresSiteStore } from './site-store.ts';
import { projects, requestCounts, siteDesigns, sites } from './tables.ts';

const DAY_MS = 86_400_000;

/** All stores on one PostgreSQL database; `clock` for tests that let days pass. */
export async function postgresStores(url: string, clock: () => Date = () => new Date()): Promise<Stores> {
  const { connection, close } = await openPostgres(url);
  const context: StoreContext = {
    connection,
    now: () => clock().toISOString(),
    restorableSince: () => new Date(clock().getTime() - RESTORE_DAYS * DAY_MS).toISOString(),
  };

  return {
    projects: postgresProjectStore(context),
    sites: postgresSiteStore(context),
    siteDesigns: postgresSiteDesignStore(context),
    cameraTemplates: postgresCameraTemplateStore(context),
    requestCounts: postgresRequestCounts(context),
    check: async () => void (await connection.execute(sql`select 1`)),
    purge: () => purge(context, clock().getTime()),
    close,
  };
}

/** What lies in something deleted goes with it, by the foreign keys. */
function purge(context: StoreContext, nowMs: number): Promise<void> {
  const since = context.restorableSince();
  return atomically(context, async (transaction) => {
    await transaction.delete(siteDesigns).where(lt(siteDesigns.deletedAt, since));
    await transaction.delete(sites).where(lt(sites.deletedAt, since));
    await transaction.delete(projects).where(lt(projects.deletedAt, since));
    await transaction.delete(requestCounts).where(lt(requestCounts.windowEndMs, nowMs));
  });
}
