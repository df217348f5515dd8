import { del, get, set } from 'idb-keyval';
import { logError } from '../calls/log.ts';

/**
 * What this browser keeps, by key, in IndexedDB: there is room for more than the 5 MB of its other storage. The form of a value is
 * for the caller to check, as an earlier version of the app may have stored it.
 *
 * @returns Undefined where there is nothing, or where it cannot be read.
 */
export async function getKept(key: string): Promise<unknown> {
  try {
    return await get<unknown>(key);
  } catch (cause) {
    logError(`${key} could not be read in this browser`, cause);
    return undefined;
  }
}

/** Keeps a value, which outlives a reload. Returns whether it is kept: the disk may be full, or the browser may refuse. */
export function setKept(key: string, value: unknown): Promise<boolean> {
  return done(key, () => set(key, value));
}

/** Deletes a value; returns whether it is gone. */
export function deleteKept(key: string): Promise<boolean> {
  return done(key, () => del(key));
}

async function done(key: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    logError(`${key} could not be kept in this browser`, cause);
    return false;
  }
}
