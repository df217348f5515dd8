import type { DatabaseAddress } from '../../../settings/database-settings.ts';
import type { Stores } from '../../../modules/ports/stores.ts';
import type { StoreOptions } from './store-options.ts';

/** Loads the driver of this database alone. */
export async function openStores(database: DatabaseAddress, options?: StoreOptions): Promise<Stores> {
  if (database.kind === 'postgres') {
    const { postgresStores } = await import('../../postgres/stores.ts');
    return postgresStores(database.url, options);
  }
  const { sqliteStores } = await import('../../sqlite/stores.ts');
  return sqliteStores(database.path, options);
}
