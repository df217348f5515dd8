import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Client from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { PACKAGE_ROOT } from '../../package-root.ts';
import type { Dialect } from '../store-context.ts';
import type { Schema } from '../schema.ts';
import type { Database } from '../stores.ts';

const MIGRATIONS = fileURLToPath(new URL('drizzle/sqlite', PACKAGE_ROOT));
const BUSY_TIMEOUT_MS = 5000;
const MOST_STATEMENTS = 500;

/** Open a database file (or `:memory:`) and bring its tables up to date. */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const client = new Client(path, { timeout: BUSY_TIMEOUT_MS });
  client.pragma('journal_mode = WAL');
  // What was acknowledged survives a power cut.
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
  const connection = new Kysely<Schema>({ dialect: new ImmediateDialect({ database: remembering(client) }) });
  return { connection, dialect };
}

const dialect: Dialect = {
  given: (_table, rows) => {
    const columns = Object.keys(rows[0] ?? {}).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select key as ordinality, ${sql.join(columns)} from json_each(${JSON.stringify(rows)})) as given`;
  },
  locksRows: false,
};

/** Statements are prepared once: preparing one takes longer than running it. */
function remembering(client: Client.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });
  return {
    prepare: (text) => {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = client.prepare<unknown[]>(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => client.close(),
  };
}

/** The dialect of the library with two changes. */
class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config);
  }

  override createQueryCompiler(): HidingCompiler {
    return new HidingCompiler();
  }
}

/**
 * The plus changes nothing in a parameter; it hides it from the planner, which would plan the statement anew for every value, and
 * planning takes several times as long as running.
 */
class HidingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** A transaction that starts by reading may be refused when it comes to write, so what writes says so at its start. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}
