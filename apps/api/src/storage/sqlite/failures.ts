import Database from 'better-sqlite3';
import { StorageProblem, type StorageFailure } from '../../modules/ports/storage-problem.ts';

/** Errors of SQLite by what comes before the second underscore of their codes. Any other error is a bug in the API. */
const FAILURES: Readonly<Record<string, StorageFailure>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_FULL: 'full',
  SQLITE_IOERR: 'unusable',
  SQLITE_READONLY: 'unusable',
  SQLITE_CANTOPEN: 'unusable',
  SQLITE_PERM: 'unusable',
  SQLITE_CORRUPT: 'unusable',
  SQLITE_NOTADB: 'unusable',
};

/** An error of the driver as an error of stores. */
export function queryFailure(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const failure = FAILURES[primary(error.code)];
  return failure === undefined ? error : new StorageProblem(failure, error);
}

/** `SQLITE_IOERR_WRITE` is a kind of `SQLITE_IOERR`. */
export function primary(code: string): string {
  return code.split('_', 2).join('_');
}
