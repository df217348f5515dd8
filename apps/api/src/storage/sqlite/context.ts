import type { Database } from 'better-sqlite3';
import type { Connection } from './database.ts';

/** What every store is made of. */
export interface StoreContext {
  readonly connection: Connection;
  /** The driver under the connection, for prepared queries. They run inside whatever transaction is open: there is one connection. */
  readonly client: Database;
  /** Now, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Since when something may have been deleted to be restored. */
  readonly restorableSince: () => string;
}

/**
 * Several statements as one. Synchronous on purpose: an asynchronous callback would leave the transaction before its
 * statements ran. Immediate, because a transaction that starts by reading may be refused when it comes to write.
 */
export function atomically<T>({ connection }: StoreContext, work: (transaction: Connection) => T): T {
  return connection.transaction(work, { behavior: 'immediate' });
}
