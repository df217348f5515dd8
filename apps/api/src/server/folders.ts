import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * Creates a missing folder and its missing parents, one by one: with `recursive`, Node never returns in a file system where no
 * folder can be created.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

const PRIVATE = 0o600;

/** Makes a file that its user alone can read, or makes an existing one so, where the system allows that. */
export function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE));
  try {
    if (statSync(path).isFile()) chmodSync(path, PRIVATE);
  } catch {
    // The file is of another user, who decides on it.
  }
}

/** A folder of one piece of work, which goes with it; also where the command is interrupted, as a whole database may be in it. */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
