import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { checkDatabase, CopyProblem, copyDatabase } from './copy-file.ts';

/** Files that belong to a database in WAL mode. */
const COMPANIONS = ['-wal', '-shm'] as const;

/** Whether another connection has a database open. */
export function isInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  const client = new Database(path, { timeout: 0 });
  try {
    // Only the sole connection can leave the WAL mode.
    return client.pragma('journal_mode = DELETE', { simple: true }) !== 'delete';
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    client.close();
  }
}

/**
 * Replaces a database by a backup.
 *
 * @returns Where the replaced database is now; undefined if there was none.
 */
export async function restoreDatabase(backup: string, path: string, at: Date): Promise<string | undefined> {
  checkDatabase(backup);
  const arriving = `${path}.arriving`;
  await copyDatabase(backup, arriving);
  const kept = existsSync(path) ? keptName(path, at) : undefined;
  if (kept !== undefined) setAside(path, kept);
  else for (const companion of COMPANIONS) rmSync(`${path}${companion}`, { force: true });
  renameSync(arriving, path);
  return kept;
}

function keptName(path: string, at: Date): string {
  const kept = `${path}.before-restore-${at.toISOString().replaceAll(':', '')}`;
  if (existsSync(kept)) throw new CopyProblem(`${kept} is there already.`);
  return kept;
}

/** The log is moved too: it may hold the newest changes. */
function setAside(path: string, kept: string): void {
  renameSync(path, kept);
  for (const companion of COMPANIONS) {
    if (existsSync(`${path}${companion}`)) renameSync(`${path}${companion}`, `${kept}${companion}`);
  }
}
