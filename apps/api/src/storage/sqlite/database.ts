import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database, { type RunResult } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { PACKAGE_ROOT } from '../../package-root.ts';

/** A database, or a transaction on it. */
export type Connection = BaseSQLiteDatabase<'sync', RunResult>;

export interface SqliteDatabase {
  readonly connection: Connection;
  readonly client: Database.Database;
  readonly close: () => void;
}

const MIGRATIONS = fileURLToPath(new URL('drizzle/sqlite', PACKAGE_ROOT));
const BUSY_TIMEOUT_MS = 5000;

/** Open a database file (or `:memory:`) and bring its tables up to date. */
export function openSqlite(path: string): SqliteDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const client = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  client.pragma('journal_mode = WAL');
  // What was acknowledged survives a power cut.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  const connection = drizzle({ client, casing: 'snake_case' });
  migrate(connection, { migrationsFolder: MIGRATIONS });
  return { connection, client, close: () => client.close() };
}
