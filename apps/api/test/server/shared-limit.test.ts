import { listProjects } from '@site-designer/api-contract';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { RequestCounts } from '../../src/modules/ports/request-counts.ts';
import { sharedCounts, type Count } from '../../src/plugins/shared-counts.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { apiClient } from '../support/api-client.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { testAppForThisTest } from '../support/test-app.ts';

const MINUTE_MS = 60_000;

let url: string;
let now: number;

beforeEach(async () => {
  url = await newPostgresDatabase();
  now = Date.parse('2026-03-01T00:00:10Z');
});

async function openCounts(): Promise<RequestCounts> {
  const { requestCounts, close } = await postgresStores(url, { clock: () => new Date(now) });
  onTestFinished(close);
  if (requestCounts === undefined) throw new Error('PostgreSQL is shared, so its processes count together');
  return requestCounts;
}

/** A process that counts in the database. */
async function limiter(max: number): Promise<() => Promise<Count>> {
  const Store = sharedCounts(await openCounts(), { max, windowMs: MINUTE_MS, now: () => now });
  const store = new Store();
  return () =>
    new Promise((resolve, reject) => {
      store.incr('one alice', (error, count) => (count ? resolve(count) : reject(error)));
    });
}

/** How many of so many requests to each of them stay within the limit. */
async function accepted(limiters: readonly (() => Promise<Count>)[], each: number, max: number): Promise<number> {
  const counts = await Promise.all(limiters.flatMap((ask) => Array.from({ length: each }, () => ask())));
  return counts.filter(({ current }) => current <= max).length;
}

it('all processes together allow the requests of the limit and no more', async () => {
  const limiters = await Promise.all([limiter(20), limiter(20), limiter(20)]);
  expect(await accepted(limiters, 20, 20)).toBe(20);
  const { current, ttl } = await limiters[0]!();
  expect(current).toBeGreaterThan(20);
  expect(ttl).toBe(50_000);
});

it('the count restarts with every minute', async () => {
  const limiters = [await limiter(5), await limiter(5)];
  expect(await accepted(limiters, 9, 5)).toBe(5);
  now += 50_000;
  expect(await accepted(limiters, 9, 5)).toBe(5);
});

it('shares that a process does not use up cost little of a large limit', async () => {
  const limiters = [await limiter(1000), await limiter(1000), await limiter(1000)];
  await Promise.all(limiters.slice(1).map((ask) => ask()));
  expect(await accepted(limiters.slice(0, 1), 1500, 1000)).toBe(980);
});

it('each user is counted alone, in the latest window', async () => {
  const { take } = await openCounts();
  expect(await take('alice', 2000, 3)).toBe(3);
  expect(await take('alice', 2000, 1)).toBe(4);
  expect(await take('bob', 2000, 1)).toBe(1);
  expect(await take('alice', 3000, 1)).toBe(1);
  // A clock that is behind.
  expect(await take('alice', 2000, 1)).toBe(2);
});

it('old counts are removed', async () => {
  const stores = await postgresStores(url, { clock: () => new Date(now) });
  onTestFinished(stores.close);
  await stores.requestCounts?.take('alice', now - 1, 7);
  await stores.requestCounts?.take('bob', now + 1, 7);
  await stores.purge();
  expect(await stores.requestCounts?.take('alice', now - 1, 1)).toBe(1);
  expect(await stores.requestCounts?.take('bob', now + 1, 1)).toBe(8);
});

it('the limit holds over several servers on one database', async () => {
  const variables = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '10' };
  const servers = [await testAppForThisTest({ variables }), await testAppForThisTest({ variables })];
  const callers = await Promise.all(servers.map(async ({ app, tokenFor }) => apiClient(app, await tokenFor('alice'))));
  const start = Date.now();
  const answers = await Promise.all(callers.flatMap((call) => Array.from({ length: 20 }, () => call(listProjects))));
  const minutes = 1 + Math.floor(Date.now() / MINUTE_MS) - Math.floor(start / MINUTE_MS);
  const [taken, refused] = [200, 429].map((wanted) => answers.filter(({ status }) => status === wanted));
  expect(taken?.length).toBeGreaterThanOrEqual(10);
  expect(taken?.length).toBeLessThanOrEqual(10 * minutes);
  expect(refused?.length).toBe(40 - (taken?.length ?? 0));
  expect(Number(refused?.[0]?.headers['retry-after'])).toBeGreaterThan(0);
});
