import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import Client from 'better-sqlite3';
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
import { makeFolder, makePrivate } from '../../server/folders.ts';
import { StorageProblem } from '../../modules/ports/storage-problem.ts';
import { PACKAGE_ROOT } from '../../server/package-root.ts';
import type { Connection, Schema } from '../stores/base/schema.ts';
import { eventHub } from '../events/event-hub.ts';
import { presenceHub } from '../events/presence-hub.ts';
import { threadEvents } from './thread-events.ts';
import { fieldsOf } from '../stores/base/json-fields.ts';
import { retryUntil } from '../stores/base/retry-until.ts';
import type { Dialect } from '../stores/base/store-context.ts';
import type { DatabaseLimits } from '../stores/base/store-options.ts';
import type { Database } from '../stores/base/stores.ts';
import { queryFailure } from './failures.ts';
import { isProcessWriting, noteWriter } from './process-writers.ts';
import { migrateSqlite } from './migrate.ts';
import { isInUse } from './restore-file.ts';
import { sqliteStartProblem } from './start-problem.ts';

const MIGRATIONS = fileURLToPath(new URL('drizzle/sqlite', PACKAGE_ROOT));
const ONE_PROCESS =
  'Writes of both are safe, but wait for each other; several server processes belong on PostgreSQL (docs/operations.md).';
const LONGEST_WAIT_AT_START_MS = 5000;
const LONGEST_CHECK_MS = 700;
const CHECKED_WRITE_MS = 1000;
const MOST_STATEMENTS = 500;
/** So that a large copy, during which others cannot write, does not write pages twice. SQLite takes it as needed. */
const CACHE_KB = 32_000;

export function warnOnConsole(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Opens a database file (or `:memory:`) and migrates its tables. */
export function openSqlite(path: string, { lockMs }: DatabaseLimits, warn: (text: string) => void): Database {
  const client = opened(path, warn);
  const connection = new Kysely<Schema>({ dialect: new ImmediateDialect(client) });
  // One writer at a time: ids appear in their order.
  const overlapMs = 0;
  const events = eventHub({ connection, overlapMs });
  const threads = threadEvents(path, events.wake);
  const presence = presenceHub();
  return {
    connection,
    events,
    presence,
    // One process, whose main thread has all streams and takes these calls.
    tellPresence: presence.told,
    overlapMs,
    tellEvent: threads.tell,
    dialect: { ...dialect, retry: (work) => retryUntil(work, { isRetryable: isLocked, limitMs: lockMs }) },
    check: checkOf(connection),
    close: async () => {
      threads.close();
      await connection.destroy();
      // `destroy` does not close a client that was never used.
      client.close();
    },
  };
}

function opened(path: string, warn: (text: string) => void): Client.Database {
  try {
    if (path !== ':memory:') {
      makeFolder(dirname(path));
      // SQLite gives the files beside it the same mode.
      makePrivate(path);
      if (isInUse(path)) warn(`Warning: another process has ${path} open. ${ONE_PROCESS}`);
    }
    const client = new Client(path, { timeout: LONGEST_WAIT_AT_START_MS });
    client.pragma('journal_mode = WAL');
    // Acknowledged writes survive a power cut.
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    client.pragma(`cache_size = -${CACHE_KB}`);
    migrateSqlite(client, MIGRATIONS);
    // A wait inside SQLite would block the whole process; retries wait outside it instead.
    client.pragma('busy_timeout = 0');
    return client;
  } catch (error) {
    throw sqliteStartProblem(error, path);
  }
}

/** Between attempts the connection is free for reads, which no lock blocks. */
function isLocked(error: unknown): boolean {
  return error instanceof StorageProblem && error.failure === 'locked';
}

/**
 * A write with a commit at most once a second, to see that the disk accepts it; in between only a write lock. While a thread of this
 * process writes, which may take longer than the caller waits, that the file can be read is enough.
 */
function checkOf(connection: Connection): Database['check'] {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const write = async (transaction: Connection) => {
    if (performance.now() - writtenAt < CHECKED_WRITE_MS) return;
    writtenAt = Number.NEGATIVE_INFINITY;
    await sql`pragma user_version = 1`.execute(transaction);
  };
  const attempt = async () => {
    try {
      await connection.transaction().execute(write);
    } catch (error) {
      if (!isLocked(error) || !isProcessWriting()) throw error;
      await connection.selectFrom('projects').select('id').limit(1).execute();
    }
  };
  return async () => {
    await retryUntil(attempt, { isRetryable: isLocked, limitMs: LONGEST_CHECK_MS });
    if (writtenAt === Number.NEGATIVE_INFINITY) writtenAt = performance.now();
  };
}

const dialect: Omit<Dialect, 'retry'> = {
  given: (_table, columns, rows) => {
    const values = columns.map((name, place) => sql`value ->> ${sql.lit(place)} as ${sql.ref(name)}`);
    return sql`(select key as ordinality, ${sql.join(values)} from jsonb_each(${rows})) as given`;
  },
  // Elements of an array are found more quickly than fields of an object, and take less room.
  givenRows: (columns, rows) => JSON.stringify(rows.map((row) => columns.map((name) => row[name]))),
  numbers: (numbers) => sql`(select value from json_each(${numbers}))`,
  columns: (table) => sql`(select name from pragma_table_info(${sql.lit(table)}))`,
  jsonArray: (columns) => sql`json_group_array(json_object(${fieldsOf(columns)}))`,
  locksRows: false,
};

/** Statements are prepared once, because preparing one takes longer than running it. Errors are those of stores. */
function remembering(client: Client.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS });
  return {
    prepare: (text) => {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = guarded(client, text);
      statements.set(text, statement);
      return statement;
    },
    close: () => client.close(),
  };
}

function guarded(client: Client.Database, text: string): SqliteStatement {
  const statement = failing(() => client.prepare<unknown[]>(text));
  return {
    reader: statement.reader,
    all: (parameters) => failing(() => statement.all(parameters)),
    run: (parameters) => failing(() => statement.run(parameters)),
    iterate: (parameters) => failing(() => statement.iterate(parameters)),
  };
}

function failing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw queryFailure(error);
  }
}

/** The dialect of the library with three changes. */
class ImmediateDialect extends SqliteDialect {
  readonly #client: Client.Database;
  readonly #config: SqliteDialectConfig;

  constructor(client: Client.Database) {
    const config = { database: remembering(client) };
    super(config);
    this.#client = client;
    this.#config = config;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config, this.#client);
  }

  override createQueryCompiler(): HidingCompiler {
    return new HidingCompiler();
  }
}

/**
 * The unary plus does not change a parameter. It hides it from the planner, which would plan the statement again for every value, and
 * planning takes several times as long as running.
 */
class HidingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #client: Client.Database;
  #isWriting = false;

  constructor(config: SqliteDialectConfig, client: Client.Database) {
    super(config);
    this.#client = client;
  }

  /** A transaction that starts with a read may be refused at its first write, so writing transactions declare it at their start. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const isReadOnly = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(isReadOnly ? 'begin' : 'begin immediate'));
    this.#note(!isReadOnly);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#note(false);
  }

  /** After some errors, such as a full disk, SQLite has rolled back already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#client.inTransaction) await super.rollbackTransaction(connection);
    this.#note(false);
  }

  #note(isWriting: boolean): void {
    if (isWriting !== this.#isWriting) noteWriter(isWriting ? 1 : -1);
    this.#isWriting = isWriting;
  }
}
