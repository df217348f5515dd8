import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/settings/config.ts';
import { identitySetup } from '../../src/identity/identity-setup.ts';
import { openStores } from '../../src/storage/stores/base/open-stores.ts';
import { forgedJwt, rsa } from '../support/tokens.ts';

/** A provider that publishes its keys, which is all that the API wants of one. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let provider: Server;
let issuer: string;
let app: FastifyInstance;

beforeAll(async () => {
  provider = createServer(({ url }, response) => {
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
    const isDiscovery = url === '/realm/.well-known/openid-configuration';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] }));
  });
  await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
  issuer = `http://localhost:${(provider.address() as AddressInfo).port}/realm`;

  const file = join(mkdtempSync(join(tmpdir(), 'site-designer-')), 'identity.json');
  const entry = { issuer, clientId: 'designer', audience: 'api://designer' };
  const one = { ...entry, host: 'one.example', claims: { companyName: 'org' }, extraParams: { audience: 'x' } };
  writeFileSync(
    file,
    JSON.stringify([one, { ...entry, host: 'two.example:8443', clientId: 'two', tokenType: 'at+jwt' }]),
  );
  const variables = { DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'silent', PUBLIC_ORIGIN: 'https://one.example' };
  const config = readConfig({ ...variables, HOST: '0.0.0.0', IDENTITY_FILE: file });
  const identity = identitySetup(config);
  const stores = await openStores(config.database);
  app = await buildApp({ config, stores, identity, catalogue: publishedCatalogue, webAppFolder: '/nowhere' });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const claims = () => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: ['account', 'api://designer'], sub: 'u-1', iat: now, exp: now + 60 };
};

const ask = (token: string) => app.inject({ url: '/api/project', headers: { authorization: `Bearer ${token}` } });

it('a token signed with a key of the issuer is accepted', async () => {
  const token = forgedJwt({ alg: 'RS256', kid: 'k1', typ: 'JWT' }, claims(), rsa(privateKey));
  expect((await ask(token)).statusCode).toBe(200);
  expect((await ask(forgedJwt({ alg: 'RS256', kid: 'k2' }, claims(), rsa(privateKey)))).statusCode).toBe(401);
});

it('each configured host gets its own sign-in settings, and other hosts get none', async () => {
  const identityFor = async (host: string) => app.inject({ url: '/api/identity', headers: { host } });
  expect((await identityFor('one.example')).json()).toEqual({
    authority: issuer,
    clientId: 'designer',
    scope: 'openid profile email offline_access',
    redirectUri: 'https://one.example/authentication-callback',
    postLogoutRedirectUri: 'https://one.example/',
    claims: { name: 'given_name', lastName: 'family_name', email: 'email', phone: 'phone_number', companyName: 'org' },
    extraParams: { audience: 'x' },
  });
  expect((await identityFor('two.example:8443')).json()).toMatchObject({ clientId: 'two' });
  expect((await identityFor('three.example')).statusCode).toBe(404);
});

it('the embedded provider is not served, and pages may connect to the outer one', async () => {
  expect((await app.inject({ url: '/idp/.well-known/openid-configuration' })).statusCode).toBe(404);
  const { headers } = await app.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${new URL(issuer).origin}`);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
});
