import { createPublicKey, type JsonWebKey } from 'node:crypto';

/** A public key of an issuer as it publishes them. */
export type PublishedKey = JsonWebKey & { readonly kid?: string; readonly alg?: string; readonly use?: string };

export interface KeyFinderOptions {
  readonly loadKeys: () => Promise<readonly PublishedKey[]>;
  /** For how long keys are believed. */
  readonly maxAgeMs?: number;
  /** How long an unknown key id may not make us ask again. */
  readonly cooldownMs?: number;
  readonly now?: () => number;
}

const MAX_AGE_MS = 600_000;
const COOLDOWN_MS = 30_000;
const RETRY_MS = 1000;

/** The keys of an issuer cannot be read at present. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  readonly statusCode = 503;
}

/**
 * Finds the public key of an issuer by its id, as PEM.
 *
 * Keys are kept, and asked for again when an id is unknown, as it is after a rotation: but no oftener than the cool-down
 * allows, so that tokens with invented ids make no traffic. While the issuer is away, known keys go on working.
 */
export function keyFinder({
  loadKeys,
  maxAgeMs = MAX_AGE_MS,
  cooldownMs = COOLDOWN_MS,
  now = Date.now,
}: KeyFinderOptions): (kid: string) => Promise<string | undefined> {
  let pems: ReadonlyMap<string, string> = new Map();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let broken: unknown;
  let pending: Promise<void> | undefined;

  async function load(): Promise<void> {
    triedAt = now();
    try {
      pems = pemsOf(await loadKeys());
      loadedAt = now();
      broken = undefined;
    } catch (error) {
      broken = error;
    }
  }

  function isDue(kid: string): boolean {
    const isStale = !pems.has(kid) || now() - loadedAt > maxAgeMs;
    return isStale && now() - triedAt > (broken === undefined ? cooldownMs : RETRY_MS);
  }

  return async (kid) => {
    if (pending === undefined && isDue(kid)) pending = load().finally(() => (pending = undefined));
    if (!pems.has(kid)) await pending;
    const pem = pems.get(kid);
    if (pem === undefined && broken !== undefined) throw new KeysUnavailable('no signing keys', { cause: broken });
    return pem;
  };
}

function pemsOf(keys: readonly PublishedKey[]): ReadonlyMap<string, string> {
  return new Map(keys.filter(isSigningKey).map((key) => [key.kid ?? '', pemOf(key)]));
}

function isSigningKey({ kid, kty, use = 'sig' }: PublishedKey): boolean {
  return kid !== undefined && kty !== 'oct' && use === 'sig';
}

function pemOf(key: PublishedKey): string {
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}
