import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { PACKAGE_ROOT } from '../../package-root.ts';
import type { Dialect } from '../store-context.ts';
import type { Schema } from '../schema.ts';
import type { Database } from '../stores.ts';
import { migratePostgres } from './migrate.ts';
import * as tables from './tables.ts';

const MIGRATIONS = fileURLToPath(new URL('drizzle/postgres', PACKAGE_ROOT));

/** Connect to a database and bring its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, types: { getTypeParser } });
  // The pool drops a connection that broke and makes another; without a listener, idle or in use, the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const migrated = drizzle({ client: pool, casing: 'snake_case' });
  try {
    await migratePostgres(migrated, MIGRATIONS);
    await refuseStrangeTables(migrated);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { connection: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), dialect };
}

const dialect: Dialect = {
  given: (table, rows) =>
    sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality as given`,
  locksRows: true,
};

/** Ids and bit rates are whole numbers that JavaScript holds exactly. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  Number(type) === Number(types.builtins.INT8) ? Number : types.getTypeParser(type, format);

/** Migrations leave a foreign table of the same name alone: it lacks our columns, and must not be used. */
async function refuseStrangeTables(connection: NodePgDatabase): Promise<void> {
  for (const table of Object.values(tables)) await connection.select().from(table).limit(0);
}
