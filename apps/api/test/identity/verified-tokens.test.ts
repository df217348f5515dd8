import { beforeEach, expect, it } from 'vitest';
import { verifiedTokens, type VerifiedTokens } from '../../src/plugins/authentication.ts';

let time: number;
let published: string | undefined;
let tokens: VerifiedTokens<string>;

const findKey = async () => published;

beforeEach(() => {
  [time, published] = [1_000_000, 'key'];
  tokens = verifiedTokens(() => time);
  tokens.keep('Bearer good', { user: 'alice', key: 'key', findKey, expiresAtMs: time + 60_000 });
});

it('the user of a verified token is found, and of no other token', async () => {
  expect(await tokens.user('Bearer good')).toBe('alice');
  expect(await tokens.user('Bearer other')).toBeUndefined();
  expect(await tokens.user('bearer good')).toBeUndefined();
});

it('a token is dropped when it expires', async () => {
  time += 59_999;
  expect(await tokens.user('Bearer good')).toBe('alice');
  time += 1;
  expect(await tokens.user('Bearer good')).toBeUndefined();
});

it('a token whose key was withdrawn or replaced is not found', async () => {
  published = undefined;
  expect(await tokens.user('Bearer good')).toBeUndefined();
  published = 'another key under the same id';
  expect(await tokens.user('Bearer good')).toBeUndefined();
});

it('the number of kept tokens is limited', async () => {
  for (let index = 0; index < 6000; index += 1) {
    tokens.keep(`Bearer ${index}`, { user: 'bob', key: 'key', findKey, expiresAtMs: time + 60_000 });
  }
  expect(await tokens.user('Bearer good')).toBeUndefined();
  expect(await tokens.user('Bearer 5999')).toBe('bob');
});
