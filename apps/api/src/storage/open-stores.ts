import type { DatabaseAddress } from '../config.ts';
import type { Stores } from '../modules/stores.ts';
import { postgresStores } from './postgres/stores.ts';
import { sqliteStores } from './sqlite/stores.ts';

/** All stores on the configured database; `clock` for tests that let days pass. */
export async function openStores(database: DatabaseAddress, clock?: () => Date): Promise<Stores> {
  return database.kind === 'postgres' ? postgresStores(database.url, clock) : sqliteStores(database.path, clock);
}
