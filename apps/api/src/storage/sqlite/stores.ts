import type { Stores } from '../../modules/stores.ts';
import { storeContext, storesOf } from '../stores.ts';
import { openSqlite } from './database.ts';

/** All stores on one SQLite file; `clock` for tests that let days pass. */
export function sqliteStores(path: string, clock: () => Date = () => new Date()): Stores {
  return storesOf(storeContext(openSqlite(path), clock));
}
