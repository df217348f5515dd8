import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt, encodePart, forgedJwt, hmac, rsa, unsigned, type Decoded } from '../support/tokens.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

let served: TestApp;
let good: Decoded & { readonly token: string };
let own: KeyObject;
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

beforeAll(async () => {
  served = await testApp();
  const token = await served.tokenFor('alice');
  good = { ...decodeJwt(token), token };
  const file = readFileSync(join(served.config.dataFolder, 'identity-keys.json'), 'utf8');
  own = createPrivateKey({ key: JSON.parse(file).jwks.keys[0], format: 'jwk' });
});
afterAll(() => served.close());

const now = () => Math.floor(Date.now() / 1000);
const pem = () => createPublicKey(own).export({ type: 'spki', format: 'pem' }).toString();

async function ask(authorization: string) {
  const response = await served.app.inject({ url: '/api/project', headers: { authorization } });
  return { status: response.statusCode, challenge: response.headers['www-authenticate'], body: response.json() };
}

/** Signed with the real key, so that only what is changed can be at fault. */
const withClaims = (change: object, header: object = {}) =>
  forgedJwt({ ...good.header, ...header }, { ...good.payload, ...change }, rsa(own));

it('a valid token built like the forged ones is accepted', async () => {
  expect((await ask(`Bearer ${withClaims({})}`)).status).toBe(200);
});

const forgeries: Readonly<Record<string, () => string>> = {
  'no signature, alg none': () => forgedJwt({ ...good.header, alg: 'none' }, good.payload, unsigned),
  'alg none with a signature': () => forgedJwt({ ...good.header, alg: 'none' }, good.payload, rsa(own)),
  'HS256 signed with the public key': () => forgedJwt({ ...good.header, alg: 'HS256' }, good.payload, hmac(pem())),
  'HS256 without a key id': () => forgedJwt({ alg: 'HS256', typ: 'at+jwt' }, good.payload, hmac(pem())),
  'RS512 of the real key': () => forgedJwt({ ...good.header, alg: 'RS512' }, good.payload, rsa(own, 'RSA-SHA512')),
  'a foreign key under the real key id': () => forgedJwt(good.header, good.payload, rsa(foreign)),
  'a foreign key inside the header': () => {
    const jwk = createPublicKey(foreign).export({ format: 'jwk' });
    return forgedJwt({ ...good.header, jwk }, good.payload, rsa(foreign));
  },
  'another issuer': () => withClaims({ iss: 'https://elsewhere.example' }),
  'the issuer as a list': () => withClaims({ iss: [good.payload['iss']] }),
  'another audience': () => withClaims({ aud: 'http://localhost:3000/other' }),
  'no audience': () => withClaims({ aud: undefined }),
  expired: () => withClaims({ exp: now() - 10 }),
  'no expiry': () => withClaims({ exp: undefined }),
  'an expiry that is a text': () => withClaims({ exp: 'tomorrow' }),
  'not yet valid': () => withClaims({ nbf: now() + 60 }),
  'no subject': () => withClaims({ sub: undefined }),
  'an empty subject': () => withClaims({ sub: '' }),
  'a subject that is no text': () => withClaims({ sub: { toString: 'alice' } }),
  'no time of issue': () => withClaims({ iat: undefined }),
  'an identity token': () => withClaims({}, { typ: 'JWT' }),
  'no type': () => withClaims({}, { typ: undefined }),
  'an unknown key id': () => withClaims({}, { kid: 'unknown' }),
  'a key id that is a path': () => withClaims({}, { kid: '../../../../etc/passwd' }),
  'a key id that is an address': () => withClaims({}, { kid: 'http://elsewhere.example/jwks' }),
  'a key id that is no text': () => withClaims({}, { kid: 7 }),
  'a key id from a prototype': () => withClaims({}, { kid: '__proto__' }),
  'no key id': () => withClaims({}, { kid: undefined }),
  'an unknown critical extension': () => withClaims({}, { crit: ['surprise'], surprise: true }),
  'another payload under the real signature': () => {
    const [header] = good.token.split('.');
    return `${header}.${encodePart({ ...good.payload, sub: 'bob' })}.${good.signature}`;
  },
  'a cut signature': () => good.token.slice(0, -4),
  'two parts': () => good.token.split('.').slice(0, 2).join('.'),
  'no token at all': () => 'x',
  'null for a payload': () =>
    `${encodePart(good.header)}.${Buffer.from('null').toString('base64url')}.${good.signature}`,
};

describe.each(Object.entries(forgeries))('a token with %s', (_, forge) => {
  it('is refused', async () => {
    const { status, challenge, body } = await ask(`Bearer ${forge()}`);
    expect([status, challenge]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'A valid access token is needed',
    });
  });
});

it.each(['', 'Bearer', 'Bearer ', 'Basic YWxpY2U6eA==', 'bearer x y'])('the header %j is refused', async (header) => {
  expect((await ask(header)).status).toBe(401);
});

it.each([
  ['exp', -4, 200],
  ['exp', -6, 401],
  ['nbf', 5, 200],
  ['nbf', 7, 401],
])('clocks may differ by up to five seconds: %s at %i gives %i', async (claim, seconds, status) => {
  expect((await ask(`Bearer ${withClaims({ [claim]: now() + seconds })}`)).status).toBe(status);
});

it('a forged token is refused after a good one was accepted', async () => {
  const [header, payload] = good.token.split('.');
  expect((await ask(`Bearer ${good.token}`)).status).toBe(200);
  expect((await ask(`Bearer ${good.token}`)).status).toBe(200);
  expect((await ask(`Bearer ${header}.${payload}.${rsa(foreign)(`${header}.${payload}`)}`)).status).toBe(401);
  expect((await ask(`Bearer ${good.token}x`)).status).toBe(401);
  expect((await ask(`Basic ${good.token}`)).status).toBe(401);
});

it('users are told apart by issuer and subject', async () => {
  const create = await served.app.inject({
    method: 'POST',
    url: '/api/project',
    headers: { authorization: `Bearer ${good.token}` },
  });
  expect(create.statusCode).toBe(201);
  const other = await served.app.inject({
    url: '/api/project',
    headers: { authorization: `Bearer ${withClaims({ sub: 'alice ' })}` },
  });
  expect(other.json()).toEqual({ projects: [] });
});
