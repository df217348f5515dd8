import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder, makePrivate } from '../../server/folders.ts';
import { reasonOf } from '../../server/start-problem.ts';

/** A failure that the command prints as one line. */
export class CopyProblem extends Error {
  override readonly name = 'CopyProblem';
}

/** Copies a database that may be in use, as a snapshot. An existing target is replaced only once the copy is verified. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new CopyProblem(`No database found at ${from}.`);
  refuseFolder(from);
  const part = `${to}.part`;
  try {
    makeFolder(dirname(to));
    rmSync(part, { force: true });
    await writeCopy(from, part);
    checkDatabase(part, from);
    renameSync(part, to);
  } catch (error) {
    throw error instanceof CopyProblem
      ? error
      : new CopyProblem(`No copy could be written to ${to} (${reasonOf(error)}).`);
  } finally {
    if (existsSync(part)) rmSync(part);
  }
}

async function writeCopy(from: string, to: string): Promise<void> {
  makePrivate(to);
  const source = new Database(from, { readonly: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
  const copy = new Database(to);
  // The copy is a single file, while the original has a log file beside it.
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/**
 * Refuses broken files and databases of other products.
 *
 * @param named - What is wrong with a copy is wrong with this one.
 */
export function checkDatabase(path: string, named = path): void {
  if (!existsSync(path)) throw new CopyProblem(`No file found at ${path}.`);
  refuseFolder(path);
  const faults = faultsOf(path);
  if (faults.length > 0) throw new CopyProblem(`${named} cannot be used: ${faults.join('; ')}.`);
}

function refuseFolder(path: string): void {
  if (statSync(path).isDirectory()) throw new CopyProblem(`${path} cannot be used: it is a folder.`);
}

function faultsOf(path: string): readonly string[] {
  let client: Database.Database | undefined;
  try {
    client = new Database(path, { readonly: true });
    const integrity = client.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return [`it is damaged (${String(integrity)})`];
    if ((client.pragma('foreign_key_check') as unknown[]).length > 0) return ['rows refer to rows that are not there'];
    const migrations = client.prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
    const designs = client.prepare("select 1 from sqlite_schema where name = 'site_designs'").get();
    return migrations === undefined || designs === undefined ? ['it is no database of Site Designer'] : [];
  } catch (error) {
    return [reasonOf(error)];
  } finally {
    client?.close();
  }
}
