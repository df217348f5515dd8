import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The user of a verified token, and for how long the token is valid. */
export interface Verified<U> {
  readonly user: U;
  /** The key that verified its signature. */
  readonly key: string;
  /** Finds the key again, unless its issuer has withdrawn or replaced it. */
  readonly findKey: () => Promise<string | undefined>;
  readonly expiresAtMs: number;
}

const MOST_TOKENS = 5000;

export interface VerifiedTokens<U> {
  readonly user: (authorization: string) => Promise<U | undefined>;
  readonly keep: (authorization: string, verified: Verified<U>) => void;
}

/**
 * Caches verified tokens, since checking a signature costs more than most requests. Each request checks that the token has not
 * expired and that its issuer still publishes the key. Tokens are kept as hashes, so that the cache signs nobody in.
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
