import type { DatabaseAddress } from '../database-settings.ts';
import type { Stores } from '../modules/stores.ts';
import { postgresStores } from './postgres/stores.ts';
import { sqliteStores } from './sqlite/stores.ts';
import type { StoreOptions } from './store-options.ts';

export async function openStores(database: DatabaseAddress, options?: StoreOptions): Promise<Stores> {
  return database.kind === 'postgres' ? postgresStores(database.url, options) : sqliteStores(database.path, options);
}
