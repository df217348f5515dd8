import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const ProviderKeys = Type.Object({
  jwks: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.String()), { minItems: 1 }) }),
  cookieKeys: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
});
export type ProviderKeys = Static<typeof ProviderKeys>;

const KEY_FILE = 'identity-keys.json';

/** Keys of the embedded provider. They stay in a file of the data folder, so that a restart signs nobody out. */
export function loadProviderKeys(dataFolder: string): ProviderKeys {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, KEY_FILE);
  try {
    // `wx`: of two processes that start at once, one makes the keys and both use them.
    writeFileSync(path, JSON.stringify(newKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Value.Parse(ProviderKeys, JSON.parse(readFileSync(path, 'utf8')));
}

/** The public parts of the keys. */
export function publishedKeys({ jwks }: ProviderKeys): readonly JWK[] {
  return jwks.keys.map((key) => {
    const { kid, alg, use } = key;
    return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), kid, alg, use } as JWK;
  });
}

function newKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return Value.Parse(ProviderKeys, { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] });
}
