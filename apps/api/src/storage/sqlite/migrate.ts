import type Client from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { ADDITIVE_HASH, additiveMigrations, refuseLater, type AppliedMigration } from '../migration/later-version.ts';

/** Applies pending migrations. */
export function migrateSqlite(client: Client.Database, migrationsFolder: string): void {
  const hasList = client.prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'").get() !== undefined;
  if (hasList) {
    const list = client.prepare<[], AppliedMigration>('select hash, created_at from __drizzle_migrations');
    refuseLater(list.all(), migrationsFolder);
  }
  migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  for (const when of additiveMigrations(migrationsFolder)) {
    client
      .prepare(
        `update __drizzle_migrations set hash = '${ADDITIVE_HASH}' || hash where created_at = ? and hash not like '${ADDITIVE_HASH}%'`,
      )
      .run(when);
  }
}
