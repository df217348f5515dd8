import { DAY_MS } from '../texts/day.ts';
import type { StoredVersion } from './version-store.ts';

const MINUTE_MS = 60_000;

/** Saves of one user within this time are one piece of work. */
const PAUSE_MS = 10 * MINUTE_MS;
/** Within it, each unnamed version stays. */
const ALL_MS = DAY_MS;
/** Within it, one unnamed version of each day stays. */
const DAILY_MS = 30 * DAY_MS;
/** Versions of a design. */
export const MOST_VERSIONS = 200;
/** The rest is for what the server keeps by itself. */
export const MOST_NAMED = 150;

/** Whether the state before a save is kept: nothing was kept for ten minutes, or by this user. */
export function isVersionDue(
  last: Pick<StoredVersion, 'at' | 'userId'> | undefined,
  { userId, now }: { readonly userId: number | null; readonly now: string },
): boolean {
  if (last === undefined || last.userId !== userId) return true;
  return Date.parse(now) - Date.parse(last.at) >= PAUSE_MS;
}

/**
 * The versions that are no longer kept.
 *
 * @param versions - Newest first. The newest one always stays.
 */
export function thinnedOut(versions: readonly Pick<StoredVersion, 'version' | 'name' | 'at'>[], now: string): number[] {
  const days = new Set<string>();
  const [newest] = versions;
  const gone = versions.filter(({ version, name, at }) => {
    if (name !== '' || version === newest?.version) return false;
    const age = Date.parse(now) - Date.parse(at);
    if (age < ALL_MS) return false;
    const day = at.slice(0, 10);
    if (age >= DAILY_MS || days.has(day)) return true;
    days.add(day);
    return false;
  });
  const left = versions.filter((each) => !gone.includes(each));
  const tooMany = left.toReversed().filter(({ name, version }) => name === '' && version !== newest?.version);
  return [...gone, ...tooMany.slice(0, Math.max(0, left.length - MOST_VERSIONS))].map(({ version }) => version);
}
