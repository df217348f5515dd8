import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { PACKAGE_ROOT } from '../../package-root.ts';
import { migratePostgres } from './migrate.ts';
import * as tables from './tables.ts';

/** A database, or a transaction on it. */
export type Connection = PgDatabase<NodePgQueryResultHKT>;

export interface PostgresDatabase {
  readonly connection: Connection;
  readonly close: () => Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('drizzle/postgres', PACKAGE_ROOT));

/** Connect to a database and bring its tables up to date. */
export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const pool = new Pool({ connectionString: url });
  // The pool drops a connection that broke while idle and makes another; without a listener the process would end.
  pool.on('error', () => undefined);
  const connection = drizzle({ client: pool, casing: 'snake_case' });
  try {
    await migratePostgres(connection, MIGRATIONS);
    await refuseStrangeTables(connection);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { connection, close: () => pool.end() };
}

/** A table of somebody else that has one of our names is left alone by the migrations, and must not be used. */
async function refuseStrangeTables(connection: Connection): Promise<void> {
  for (const table of Object.values(tables)) await connection.select().from(table).limit(0);
}
