import type { Stores } from '../../src/modules/ports/stores.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { withActors } from './actors.ts';
import { newMigratedDatabase } from './postgres-database.ts';

export type OpenStores = (clock: () => Date) => Promise<Stores>;

/** Every database behaves alike: a new one is put here, and nothing else changes. */
export const OPEN_STORES: Readonly<Record<string, OpenStores>> = {
  sqlite: async (clock) => withActors(sqliteStores(':memory:', { clock })),
  postgres: async (clock) => withActors(await postgresStores(await newMigratedDatabase(), { clock })),
};
