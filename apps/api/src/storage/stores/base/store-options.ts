import type { Quotas } from '../../../modules/ports/quota.ts';

/** Time limits of the database in milliseconds. */
export interface DatabaseLimits {
  /** Connections of this process to PostgreSQL. */
  readonly connections: number;
  /** To connect, or to wait for a free connection. */
  readonly connectMs: number;
  readonly statementMs: number;
  /** For a row that another transaction changes; for a SQLite file that another program has locked. */
  readonly lockMs: number;
  /** Between two statements of a transaction; PostgreSQL then ends it and frees its locks. */
  readonly idleMs: number;
}

export const USUAL_LIMITS: DatabaseLimits = {
  connections: 10,
  connectMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  idleMs: 10_000,
};

/** Instead of an address: new events of other processes are found by polling alone. */
export const NO_LISTENING = 'none';

export interface StoreOptions {
  /** Where PostgreSQL is asked to tell of new events; as the database if absent. */
  readonly listenUrl?: string | undefined;
  readonly quotas?: Quotas;
  readonly limits?: DatabaseLimits;
  /** Takes what the operator should know at start; written to the standard error stream if absent. */
  readonly warn?: (text: string) => void;
  /** The clock, which tests replace. */
  readonly clock?: () => Date;
}
