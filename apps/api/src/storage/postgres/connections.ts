import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely';
import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { StorageProblem } from '../../modules/ports/storage-problem.ts';
import type { DatabaseLimits } from '../stores/base/store-options.ts';
import { connectFailure, endsConnection, queryFailure } from './failures.ts';

/** The server cancels a statement at its limit; the client gives up on a frozen server a little later. */
const SERVER_FIRST_MS = 500;
const MS_PER_SECOND = 1000;

/** Ids and bit rates are whole numbers that JavaScript holds exactly. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  Number(type) === Number(types.builtins.INT8) ? Number : types.getTypeParser(type, format);

/** A pool whose connections may break at any time, in use or not, without ending the process. */
export function poolOf(url: string, config: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site-designer',
    keepAlive: true,
    types: { getTypeParser },
    ...config,
  });
  // The pool drops a connection that broke and makes another; without a listener, idle or in use, the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The dialect of the library, with errors of stores; connections that became useless are dropped. */
export class LimitedDialect extends PostgresDialect {
  /** How long all have waited for a connection. */
  readonly waitedSeconds: () => number;
  readonly #config: PostgresDialectConfig;
  readonly #limits: DatabaseLimits;

  constructor(pool: Pool, limits: DatabaseLimits) {
    let waited = 0;
    const config = { pool: guarded(pool, (seconds) => (waited += seconds)) };
    super(config);
    this.waitedSeconds = () => waited;
    this.#config = config;
    this.#limits = limits;
  }

  override createDriver(): LimitedDriver {
    return new LimitedDriver(this.#config, this.#limits);
  }
}

/** How long a client waits for an answer before it drops the connection. */
export function answerLimitMs({ statementMs }: DatabaseLimits): number {
  return statementMs + SERVER_FIRST_MS;
}

/**
 * Limits are set in each transaction, together with its begin: with a connection pooler that assigns connections per transaction
 * there is no other place for them.
 */
class LimitedDriver extends PostgresDriver {
  readonly #limits: string;

  constructor(config: PostgresDialectConfig, { statementMs, lockMs, idleMs }: DatabaseLimits) {
    super(config);
    this.#limits = [
      `set local statement_timeout = ${statementMs}`,
      `set local lock_timeout = ${lockMs}`,
      `set local idle_in_transaction_session_timeout = ${idleMs}`,
    ].join(';');
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    const begin = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`;
    await connection.executeQuery(CompiledQuery.raw(`${begin};${this.#limits}`));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw error instanceof StorageProblem && error.failure === 'away' ? new StorageProblem('unsure', error) : error;
    }
  }

  /** A connection that cannot roll back is dropped, and the server rolls back; the caller gets the error that caused it. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

function guarded(pool: Pool, waited: (seconds: number) => void): PostgresPool {
  return {
    connect: async () => {
      const begin = performance.now();
      try {
        return guardedClient(await pool.connect());
      } catch (error) {
        throw connectFailure(error);
      } finally {
        waited((performance.now() - begin) / MS_PER_SECOND);
      }
    },
    end: () => pool.end(),
  };
}

function guardedClient(client: PoolClient): PostgresPoolClient {
  let ended: unknown;
  const query = async (text: string, values: readonly unknown[]) => {
    if (ended !== undefined) throw ended;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      const failure = queryFailure(error);
      if (endsConnection(failure)) ended = failure;
      throw failure;
    }
  };
  return {
    // Cursors are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(ended !== undefined),
  };
}
