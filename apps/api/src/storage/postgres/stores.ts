import type { Stores } from '../../modules/ports/stores.ts';
import { storedRequestCounts } from '../stores/base/request-counts.ts';
import { USUAL_LIMITS, type StoreOptions } from '../stores/base/store-options.ts';
import { storeContext, storesOf } from '../stores/base/stores.ts';
import { openPostgres } from './database.ts';

export async function postgresStores(url: string, options: StoreOptions = {}): Promise<Stores> {
  const { limits = USUAL_LIMITS, clock = () => new Date() } = options;
  const database = await openPostgres(url, limits, options.listenUrl);
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
