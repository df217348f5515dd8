import { generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { keyFinder, KeysUnavailable } from '../../src/plugins/key-finder.ts';

const publicKey = (kid: string): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});
const [old, fresh] = [publicKey('old'), publicKey('fresh')];

let published: readonly JWK[];
let isAway: boolean;
let loads: number;
let time: number;
let find: (kid: string) => Promise<string | undefined>;

beforeEach(() => {
  [published, isAway, loads, time] = [[old], false, 0, 1_000_000];
  const findKey = keyFinder({
    loadKeys: async () => {
      loads += 1;
      if (isAway) throw new Error('away');
      return published;
    },
    now: () => time,
  });
  find = (kid) => findKey({ kid, alg: 'RS256' });
});

it('the keys are fetched once for many tokens', async () => {
  await Promise.all([find('old'), find('old'), find('old')]);
  time += 60_000;
  expect(await find('old')).toContain('BEGIN PUBLIC KEY');
  expect(loads).toBe(1);
});

it('the keys are fetched again for an unknown key, as after a rotation', async () => {
  await find('old');
  published = [fresh, old];
  time += 31_000;
  expect(await find('fresh')).toContain('BEGIN PUBLIC KEY');
  expect(loads).toBe(2);
});

it('the keys are not fetched for every invented key', async () => {
  await find('old');
  for (let index = 0; index < 200; index += 1) expect(await find(`invented ${index}`)).toBeUndefined();
  expect(loads).toBe(1);
});

it('keys that are no longer published are dropped', async () => {
  await find('old');
  published = [fresh];
  time += 601_000;
  await find('old');
  expect(await find('fresh')).toContain('BEGIN PUBLIC KEY');
  expect(await find('old')).toBeUndefined();
});

it('known keys stay valid while the issuer is unreachable, and other keys give an error', async () => {
  await find('old');
  [isAway, time] = [true, time + 601_000];
  expect(await find('old')).toContain('BEGIN PUBLIC KEY');
  await expect(find('fresh')).rejects.toThrow(KeysUnavailable);
  [isAway, published, time] = [false, [fresh], time + 2000];
  expect(await find('fresh')).toContain('BEGIN PUBLIC KEY');
});

it('only keys for signatures are used', async () => {
  published = [
    { ...old, use: 'enc' },
    { kty: 'oct', k: 'c2VjcmV0', kid: 'secret' },
  ];
  expect(await find('old')).toBeUndefined();
  expect(await find('secret')).toBeUndefined();
});

it('an unusable key is ignored', async () => {
  const point = { crv: 'P-256', x: 'AA', y: 'AA', use: 'sig' };
  published = [
    { kty: 'AKP', kid: 'unknown' },
    { ...point, kty: 'EC', kid: 'broken', alg: 'ES256' },
    { kty: 'RSA', kid: 'empty' },
    old,
  ];
  expect(await find('old')).toContain('BEGIN PUBLIC KEY');
  for (const kid of ['unknown', 'broken', 'empty']) expect(await find(kid)).toBeUndefined();
});

it('the key of a second rotation is found soon after the first', async () => {
  await find('old');
  [published, time] = [[fresh], time + 31_000];
  expect(await find('fresh')).toContain('BEGIN PUBLIC KEY');
  [published, time] = [[publicKey('third')], time + 10];
  expect(await find('third')).toContain('BEGIN PUBLIC KEY');
  for (let index = 0; index < 200; index += 1) expect(await find(`invented ${index}`)).toBeUndefined();
  expect(loads).toBe(4);
});
