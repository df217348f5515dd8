import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RequestCounts } from '../modules/ports/request-counts.ts';

/** Requests of a user in a window, and the milliseconds until the window ends. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

type Answer = (error: Error | null, count?: Count) => void;

interface Share {
  readonly windowEndMs: number;
  /** The database counts requests up to this one. */
  readonly upTo: number;
  /** The unused part of the share. */
  left: number;
}

export interface Limit {
  /** Most requests of a user in a window. */
  readonly max: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

const MOST_USERS = 5000;
/** A process takes a hundredth of the limit at a time: few queries, and at most that part of the limit is lost. */
const SHARE = 100;

/**
 * A store for the limiter that counts in the database. A process takes a small share of a user's limit at a time, so that
 * most requests need no query; all shares together never exceed the limit.
 */
export function sharedCounts(counts: RequestCounts, { max, windowMs, now = Date.now }: Limit) {
  const shares = new LRUCache<string, Share>({ max: MOST_USERS });
  const pending = new Map<string, Promise<void>>();

  async function take(user: string): Promise<void> {
    const windowEndMs = (Math.floor(now() / windowMs) + 1) * windowMs;
    const requests = Math.max(1, Math.floor(max / SHARE));
    const upTo = await counts.take(user, windowEndMs, requests);
    shares.set(user, { windowEndMs, upTo, left: requests });
  }

  async function count(user: string): Promise<Count> {
    for (;;) {
      const share = shares.get(user);
      const isOf = share !== undefined && now() < share.windowEndMs;
      if (isOf && (share.left > 0 || share.upTo > max)) {
        const current = share.upTo - share.left + 1;
        if (share.left > 0) share.left -= 1;
        return { current, ttl: share.windowEndMs - now() };
      }
      const taking = pending.get(user) ?? take(user).finally(() => pending.delete(user));
      pending.set(user, taking);
      await taking;
    }
  }

  return class SharedStore {
    incr(key: string, answer: Answer): void {
      const user = hash('sha256', key, 'base64url');
      count(user).then((counted) => answer(null, counted), answer);
    }

    child(): SharedStore {
      return this;
    }
  };
}
