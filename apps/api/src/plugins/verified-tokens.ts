import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a token that was checked once says, and how long that holds. */
export interface Verified<U> {
  readonly user: U;
  /** The key that its signature was checked with. */
  readonly key: string;
  /** Finds the key again: one that its issuer has withdrawn, or replaced, is found no more. */
  readonly findKey: () => Promise<string | undefined>;
  readonly expiresAtMs: number;
}

const MOST_TOKENS = 5000;

export interface VerifiedTokens<U> {
  readonly user: (authorization: string) => Promise<U | undefined>;
  readonly keep: (authorization: string, verified: Verified<U>) => void;
}

/**
 * Remembers good tokens, since checking a signature costs more than most requests. A token is good for as long as it has
 * not expired and its key is the one that its issuer publishes; both are looked at for each request. Kept under their hashes:
 * what stands in memory signs nobody in.
 */
export function verifiedTokens<U>(now: () => number = Date.now): VerifiedTokens<U> {
  const tokens = new LRUCache<string, Verified<U>>({ max: MOST_TOKENS });

  return {
    user: async (authorization) => {
      const known = tokens.get(digest(authorization));
      if (known === undefined || now() >= known.expiresAtMs) return undefined;
      return (await known.findKey()) === known.key ? known.user : undefined;
    },
    keep: (authorization, verified) => void tokens.set(digest(authorization), verified),
  };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
