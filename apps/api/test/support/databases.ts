import { newMigratedDatabase } from './postgres-database.ts';

export interface TestDatabase {
  readonly name: string;
  /** Address of one without data. */
  readonly url: () => Promise<string>;
}

/** Every database that the server runs on: a new one is put here, and what holds for all is tested on it too. */
export const DATABASES: readonly TestDatabase[] = [
  { name: 'sqlite', url: async () => 'sqlite::memory:' },
  { name: 'postgres', url: newMigratedDatabase },
];
