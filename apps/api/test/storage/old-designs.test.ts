import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Client from 'better-sqlite3';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { migratePostgres } from '../../src/storage/postgres/migrate.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';

const owner = { issuer: 'https://one.example', subject: 'alice' };
const { genericServerSettings, huskyServerSettings } = defaultServerSettings(publishedCatalogue);
const { applianceSku: _later, ...oldAppliances } = huskyServerSettings;
const AT = '2026-01-01T00:00:00.000Z';

/** A project with a site and a design, as the first version of the tables holds them. */
const OLD_ROWS = [
  `insert into projects (owner_issuer, owner_subject, name, created_at, updated_at) values ('${owner.issuer}', '${owner.subject}', 'P', '${AT}', '${AT}')`,
  `insert into sites (project_id, name, created_at, updated_at) values (1, 'S', '${AT}', '${AT}')`,
  `insert into site_designs (site_id, name, version, hardware_type, generic_server_settings, husky_server_settings, created_at, updated_at)
   values (1, 'D', 1, 0, '${JSON.stringify(genericServerSettings)}', '${JSON.stringify(oldAppliances)}', '${AT}', '${AT}')`,
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-designs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations of a database up to the one before shared settings. */
function migrationsBefore(database: 'sqlite' | 'postgres'): string {
  const copy = join(folder, database);
  cpSync(join(import.meta.dirname, '../../drizzle', database), copy, { recursive: true });
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: readonly { readonly tag: string }[] };
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('_shared_settings'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return copy;
}

async function oldSqlite(): Promise<Stores> {
  const path = join(folder, 'designs.db');
  const client = new Client(path);
  migrateSqlite(drizzleSqlite({ client }), { migrationsFolder: migrationsBefore('sqlite') });
  for (const row of OLD_ROWS) client.exec(row);
  client.close();
  return sqliteStores(path);
}

async function oldPostgres(): Promise<Stores> {
  const url = await newPostgresDatabase();
  const pool = new Pool({ connectionString: url });
  await migratePostgres(drizzlePostgres({ client: pool }), migrationsBefore('postgres'));
  for (const row of OLD_ROWS) await pool.query(row);
  await pool.end();
  return postgresStores(url);
}

it.each([
  ['SQLite', oldSqlite],
  ['PostgreSQL', oldPostgres],
])('a design older than the shared settings gets their defaults on %s', async (_, open) => {
  const stores = await open();
  const design = await stores.siteDesigns.find(owner, { projectId: 1, siteId: 1, siteDesignId: 1 });
  expect(design?.serverSettings).toEqual(defaultServerSettings(publishedCatalogue));
  await stores.close();
});
