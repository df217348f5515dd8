import { DatabaseError } from 'pg';
import { StorageProblem, type StorageFailure } from '../../modules/ports/storage-problem.ts';

/** Errors of PostgreSQL by their codes, or the first two characters of them. Any other error is a bug in the API. */
const FAILURES: Readonly<Record<string, StorageFailure>> = {
  '08': 'away',
  // Errors of pgbouncer about a server that it cannot reach.
  '08P01': 'away',
  '25006': 'away', // a standby, or a primary that has been demoted
  '25P03': 'away', // idle in a transaction for too long
  '57P': 'away', // shut down, crashed, starting
  '58': 'unusable',
  '53100': 'full',
  '53': 'busy', // too many connections, out of memory
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy', // lock timeout
  '57014': 'slow', // statement timeout
};

/** Failures after which a connection is of no use, or leads to the wrong server. */
const ENDS_CONNECTION: ReadonlySet<StorageFailure> = new Set(['away', 'unusable']);

/** An error of the driver for a query as an error of stores. */
export function queryFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageProblem) return error;
  // Broken and slow connections give plain errors of the driver or of Node.
  if (!(error instanceof DatabaseError)) return new StorageProblem('away', error);
  const { code = '' } = error;
  const failure = FAILURES[code] ?? FAILURES[code.slice(0, 3)] ?? FAILURES[code.slice(0, 2)];
  return failure === undefined ? error : new StorageProblem(failure, error);
}

/** The same for a failed connection attempt. */
export function connectFailure(error: unknown): StorageProblem {
  const isCrowded = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
  return new StorageProblem(isCrowded ? 'busy' : 'away', error);
}

export function endsConnection(failure: unknown): boolean {
  return failure instanceof StorageProblem && ENDS_CONNECTION.has(failure.failure);
}
