import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ADDITIVE_HASH, additiveMigrations, refuseLater, type AppliedMigration } from '../migration/later-version.ts';
import { retryOnCodes } from './retry-on-codes.ts';

const SCHEMA = 'drizzle';
const TABLE = 'site_designer_migrations';
const LIST = sql`${sql.identifier(SCHEMA)}.${sql.identifier(TABLE)}`;

/** Errors of the slower one of several processes that migrate at once. */
const COLLISIONS = [
  '23505', // the same migration is recorded already
  '25P02', // the transaction has failed before
  '40001',
  '40P01',
  '42701', // duplicate column
  '42703', // undefined column
  '42704', // undefined object
  '42710', // duplicate object
  '42P01', // undefined table
  '42P06', // duplicate schema
  '42P07', // duplicate table
];

/**
 * Applies pending migrations. They are one transaction that also records, under a unique key, what it applied: of several
 * processes one succeeds, and the others find nothing left to do when they retry. This needs no lock that only some databases
 * have.
 */
export async function migratePostgres(connection: NodePgDatabase, migrationsFolder: string): Promise<void> {
  await retryOnCodes(async () => {
    await connection.execute(sql`create schema if not exists ${sql.identifier(SCHEMA)}`);
    await connection.execute(sql`
      create table if not exists ${LIST} (
        id serial primary key, hash text not null, created_at bigint not null unique
      )`);
    const { rows } = await connection.execute(sql`select hash, created_at from ${LIST}`);
    refuseLater(rows as unknown as readonly AppliedMigration[], migrationsFolder);
    await migrate(connection, { migrationsFolder, migrationsSchema: SCHEMA, migrationsTable: TABLE });
    for (const when of additiveMigrations(migrationsFolder)) {
      await connection.execute(sql`
        update ${LIST} set hash = ${ADDITIVE_HASH} || hash where created_at = ${when} and hash not like ${`${ADDITIVE_HASH}%`}`);
    }
  }, COLLISIONS);
}
