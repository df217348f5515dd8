import type { Stores } from '../../modules/stores.ts';
import { storedRequestCounts } from '../request-counts.ts';
import { storeContext, storesOf } from '../stores.ts';
import { openPostgres } from './database.ts';

/** All stores on one PostgreSQL database; `clock` for tests that let days pass. */
export async function postgresStores(url: string, clock: () => Date = () => new Date()): Promise<Stores> {
  const context = storeContext(await openPostgres(url), clock);
  const { purge, ...stores } = storesOf(context);
  return {
    ...stores,
    requestCounts: storedRequestCounts(context),
    purge: async () => {
      await purge();
      const nowMs = clock().getTime();
      await context.connection.deleteFrom('request_counts').where('window_end_ms', '<', nowMs).execute();
    },
  };
}
