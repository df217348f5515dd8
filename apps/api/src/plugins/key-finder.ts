import { createLocalJWKSet, exportSPKI, type JWK } from 'jose';

export interface KeyFinderOptions {
  /** Reads the keys that an issuer publishes. */
  readonly loadKeys: () => Promise<readonly JWK[]>;
  /** For how long keys are kept before they are fetched again. */
  readonly maxAgeMs?: number;
  /** Pause after a load that brought no new key, during which unknown key ids are not looked up. */
  readonly cooldownMs?: number;
  readonly now?: () => number;
}

/** The key that the header of a token names. */
interface KeyHeader {
  readonly kid: string;
  readonly alg: string;
}

/** The public key of a token as PEM; undefined when its issuer publishes no such key. */
type FindKey = (header: KeyHeader) => Promise<string | undefined>;

const MAX_AGE_MS = 600_000;
const COOLDOWN_MS = 30_000;
const RETRY_MS = 1000;

/** The keys of an issuer cannot be loaded now. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
  readonly statusCode = 503;
}

/**
 * Finds the public keys of an issuer by key id and algorithm.
 *
 * Keys are cached, and loaded again for an unknown id, as after a rotation. After a load that brought no new key there is a
 * pause, so that tokens with invented ids cause no requests. While the issuer is unreachable, known keys stay valid. A key that cannot
 * be used, because its type is unknown or it is broken, is ignored.
 */
export function keyFinder({
  loadKeys,
  maxAgeMs = MAX_AGE_MS,
  cooldownMs = COOLDOWN_MS,
  now = Date.now,
}: KeyFinderOptions): FindKey {
  let keys = keySet([]);
  let loadedAt = Number.NEGATIVE_INFINITY;
  let nextLoadAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  let pending: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const loaded = keySet(await loadKeys());
      const isRotation = Number.isFinite(loadedAt) && [...loaded.ids].some((id) => !keys.ids.has(id));
      [keys, loadedAt, failure] = [loaded, now(), undefined];
      nextLoadAt = isRotation ? loadedAt : loadedAt + cooldownMs;
    } catch (error) {
      [failure, nextLoadAt] = [error, now() + RETRY_MS];
    }
  }

  function startLoad(): void {
    if (pending === undefined && now() >= nextLoadAt) pending = load().finally(() => (pending = undefined));
  }

  return async (header) => {
    if (now() - loadedAt > maxAgeMs) startLoad();
    const known = await keys.find(header);
    if (known !== undefined) return known;
    startLoad();
    await pending;
    const key = await keys.find(header);
    if (key === undefined && failure !== undefined) throw new KeysUnavailable('no signing keys', { cause: failure });
    return key;
  };
}

interface KeySet {
  readonly ids: ReadonlySet<string | undefined>;
  readonly find: FindKey;
}

function keySet(published: readonly JWK[]): KeySet {
  const keyOf = createLocalJWKSet({ keys: [...published] });
  const pems = new Map<string, string>();
  return {
    ids: new Set(published.map(({ kid }) => kid)),
    find: async ({ kid, alg }) => {
      const name = `${alg} ${kid}`;
      const pem = pems.get(name) ?? (await keyOf({ kid, alg }).then(exportSPKI, noKey));
      if (pem !== undefined) pems.set(name, pem);
      return pem;
    },
  };
}

/** An unknown or unusable key: the token is refused. */
function noKey(): undefined {
  return undefined;
}
