import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { StorageProblem } from '../../modules/ports/storage-problem.ts';
import { PACKAGE_ROOT } from '../../server/package-root.ts';
import { eventHub } from '../events/event-hub.ts';
import { fieldsOf } from '../stores/base/json-fields.ts';
import type { Dialect } from '../stores/base/store-context.ts';
import { NO_LISTENING, type DatabaseLimits } from '../stores/base/store-options.ts';
import type { Schema } from '../stores/base/schema.ts';
import type { Database } from '../stores/base/stores.ts';
import { answerLimitMs, LimitedDialect, poolOf } from './connections.ts';
import { connectFailure, queryFailure } from './failures.ts';
import { presenceHub } from '../events/presence-hub.ts';
import { listener, NOTIFY, tellPresence } from './listener.ts';
import { migratePostgres } from './migrate.ts';
import { retryOnCodes } from './retry-on-codes.ts';
import { postgresStartProblem } from './start-problem.ts';
import * as tables from './tables.ts';

const MIGRATIONS = fileURLToPath(new URL('drizzle/postgres', PACKAGE_ROOT));
/** Closing waits no longer than this: a server that does not answer does not close the connection either. */
const LONGEST_LEAVE_MS = 1000;
const LONGEST_CHECK_MS = 700;
/** Longer than nearly all transactions take. */
const OVERLAP_MS = 15_000;
const SERIALIZATION_FAILURE = '40001';

/** Connects to a database and migrates its tables. */
export async function openPostgres(
  url: string,
  limits: DatabaseLimits,
  listenUrl: string | undefined = url,
): Promise<Database> {
  await prepare(url, limits);
  const pool = poolOf(url, {
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: answerLimitMs(limits),
  });
  // A pool of its own, so that readiness checks do not queue behind requests.
  const checks = poolOf(url, { max: 1, connectionTimeoutMillis: LONGEST_CHECK_MS, query_timeout: LONGEST_CHECK_MS });
  const limited = new LimitedDialect(pool, limits);
  const connection = new Kysely<Schema>({ dialect: limited });
  const hub = eventHub({ connection, overlapMs: OVERLAP_MS });
  const presence = presenceHub();
  const notifications =
    listenUrl === NO_LISTENING ? undefined : listener(listenUrl, { onEvent: hub.wake, onPresence: presence.told });
  return {
    connection,
    dialect,
    overlapMs: OVERLAP_MS,
    events: {
      ...hub,
      subscribe: (...given) => {
        notifications?.start();
        return hub.subscribe(...given);
      },
    },
    tellEvent: notifications ? notifierOf(pool, hub.wake) : hub.wake,
    presence,
    tellPresence: notifications ? (told) => void tellPresence(pool, told) : presence.told,
    check: () => check(checks),
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    waitedSeconds: limited.waitedSeconds,
    close: async () => {
      const left = Promise.all([pool.end(), checks.end(), notifications?.close()]);
      await Promise.race([left, wait(LONGEST_LEAVE_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * After the commit, and not in the transaction: PostgreSQL commits transactions with notifications one after the other. If it fails, the
 * other processes find the event by polling. Many writes at once are one notification.
 */
function notifierOf(pool: Pool, wake: () => void): () => void {
  let isUnderWay = false;
  let isWanted = false;

  async function notify(): Promise<void> {
    isUnderWay = true;
    while (isWanted) {
      isWanted = false;
      await pool.query(NOTIFY).catch(() => undefined);
    }
    isUnderWay = false;
  }

  return () => {
    wake();
    isWanted = true;
    if (!isUnderWay) void notify();
  };
}

/** Migrations take as long as they need. */
async function prepare(url: string, { connectMs }: DatabaseLimits): Promise<void> {
  const pool = poolOf(url, { connectionTimeoutMillis: connectMs });
  const database = drizzle({ client: pool, casing: 'snake_case' });
  try {
    await migratePostgres(database, MIGRATIONS);
    await refuseStrangeTables(database);
  } catch (error) {
    throw postgresStartProblem(error, url);
  } finally {
    await pool.end();
  }
}

/** Fails unless the database answers and can be written to. */
async function check(pool: Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw connectFailure(error);
  });
  let isOfUse = false;
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    isOfUse = rows[0]?.transaction_read_only === 'off';
    // A standby, or a primary that has been demoted: the next connection may lead to the new one.
    if (!isOfUse) throw new StorageProblem('away', new Error('the database is read-only'));
  } catch (error) {
    throw queryFailure(error);
  } finally {
    client.release(!isOfUse);
  }
}

const dialect: Dialect = {
  given: (table, _columns, rows) =>
    sql`json_populate_recordset(null::${sql.table(table)}, ${rows}) with ordinality as given`,
  givenRows: (_columns, rows) => JSON.stringify(rows),
  numbers: (numbers) => sql`(select value::bigint from json_array_elements_text(${numbers}) as value)`,
  columns: (table) =>
    sql`(select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table})`,
  jsonArray: (columns) => sql`coalesce(json_agg(json_build_object(${fieldsOf(columns)})), '[]')::text`,
  locksRows: true,
  // PostgreSQL waits for locks itself. Only copies use a snapshot, and only copies of one owner conflict (`lockOwner`).
  retry: (work) => retryOnCodes(work, [SERIALIZATION_FAILURE]),
};

/** A migration does not change a foreign table of the same name, which lacks our columns and must not be used. */
async function refuseStrangeTables(connection: NodePgDatabase): Promise<void> {
  for (const table of Object.values(tables)) await connection.select().from(table).limit(0);
}
