import type { Stores } from '../../modules/ports/stores.ts';
import { USUAL_LIMITS, type StoreOptions } from '../stores/base/store-options.ts';
import { storeContext, storesOf } from '../stores/base/stores.ts';
import { openSqlite, warnOnConsole } from './database.ts';

export function sqliteStores(path: string, options: StoreOptions = {}): Stores {
  const { limits = USUAL_LIMITS, warn = warnOnConsole } = options;
  const database = openSqlite(path, limits, warn);
  return storesOf(database, storeContext(database, options));
}
