import type { JWK } from 'jose';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const Discovery = Type.Object({ issuer: Type.String(), jwks_uri: Type.String() });
const KeySet = Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) });

const TIMEOUT_MS = 5000;

/** Loads the keys of an issuer from the address in its discovery document. */
export function issuerKeys(issuer: string): () => Promise<readonly JWK[]> {
  return async () => {
    const discovery: Static<typeof Discovery> = Value.Parse(
      Discovery,
      await json(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    );
    if (discovery.issuer !== issuer) throw new Error(`${issuer} calls itself ${discovery.issuer}`);
    return Value.Parse(KeySet, await json(discovery.jwks_uri)).keys;
  };
}

async function json(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
