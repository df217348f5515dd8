import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { makeFolder } from '../server/folders.ts';
import { reasonOf, StartProblem } from '../server/start-problem.ts';

const ProviderKeys = Type.Object({
  jwks: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.String()), { minItems: 1 }) }),
  cookieKeys: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
});
export type ProviderKeys = Static<typeof ProviderKeys>;

const KEY_FILE = 'identity-keys.json';

/** Keys of the embedded provider, kept in a file of the data folder so that users stay signed in after a restart. */
export function loadProviderKeys(dataFolder: string): ProviderKeys {
  const path = join(dataFolder, KEY_FILE);
  try {
    makeFolder(dataFolder);
    if (!existsSync(path)) writeNewKeys(path);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataFolder}`,
      `cannot take keys and sign-ins: let the server's user write to it, or set DATA_FOLDER to another one (${reasonOf(error)})`,
      error,
    );
  }
  try {
    const keys = Value.Parse(ProviderKeys, JSON.parse(readFileSync(path, 'utf8')));
    publishedKeys(keys);
    return keys;
  } catch (error) {
    throw new StartProblem(
      `The key file ${path}`,
      `cannot be used: delete it and start again; everybody then signs in anew (${reasonOf(error)})`,
      error,
    );
  }
}

/** Atomic: of two processes that start at once, one creates the keys and both use them. */
function writeNewKeys(path: string): void {
  const arriving = `${path}.${randomUUID()}`;
  writeFileSync(arriving, JSON.stringify(newKeys()), { mode: 0o600 });
  try {
    linkSync(arriving, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(arriving);
  }
}

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
