import type { Stores } from '../../modules/stores.ts';
import { storedRequestCounts } from '../request-counts.ts';
import { USUAL_LIMITS, type StoreOptions } from '../store-options.ts';
import { storeContext, storesOf } from '../stores.ts';
import { openPostgres } from './database.ts';

export async function postgresStores(url: string, options: StoreOptions = {}): Promise<Stores> {
  const { limits = USUAL_LIMITS, clock = () => new Date() } = options;
  const database = await openPostgres(url, limits);
  const context = storeContext(database, options);
  const { purge, ...stores } = storesOf(database, context);
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
