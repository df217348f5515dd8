import { codeOf, reasonOf, StartProblem } from '../../server/start-problem.ts';
import { LATER_VERSION_CURE } from '../migration/later-version.ts';
import { primary } from './failures.ts';

const RESTORE = 'restore a backup (npm run restore -- FILE), or point DATABASE_URL at another file';
const PERMISSIONS = "let the server's user read and write it and its folder";

/** What to do about errors of SQLite and of the file system at start, by their codes. */
const CURES: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: `is no database file: ${RESTORE}`,
  SQLITE_CORRUPT: `is damaged: ${RESTORE}`,
  SQLITE_BUSY: 'is locked by another program: stop that, then start again',
  SQLITE_CANTOPEN: `cannot be opened: ${PERMISSIONS}`,
  SQLITE_PERM: `cannot be opened: ${PERMISSIONS}`,
  SQLITE_READONLY: `cannot be written: ${PERMISSIONS}`,
  SQLITE_FULL: 'has no room on its disk: make room, then start again',
  SQLITE_IOERR: 'cannot be read or written: look after the disk and its free space',
  SQLITE_ERROR: 'holds tables of another product: give DATABASE_URL a file of its own',
  LATER_VERSION: LATER_VERSION_CURE,
  ENOSPC: 'has no room on its disk: make room, then start again',
};

export function sqliteStartProblem(error: unknown, path: string): StartProblem {
  const code = codeOf(error) ?? '';
  const cure = CURES[primary(code)] ?? `cannot be opened: ${PERMISSIONS}`;
  return new StartProblem(`The database ${path}`, `${cure} (${reasonOf(error)})`, error);
}
