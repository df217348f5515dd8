import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openProviderStore } from '../../src/identity/provider-store.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest } from '../support/test-app.ts';

const MINUTE = 60;
const DAY = 86_400;

/** How many things of each kind are stored. */
function stored(folder: string): Record<string, number> {
  const client = new Database(join(folder, 'identity.db'), { readonly: true });
  const rows = client
    .prepare<[], { model: string; count: number }>('select model, count(*) as count from things group by model')
    .all();
  client.close();
  return Object.fromEntries(rows.map(({ model, count }) => [model, count]));
}

it('the newest unfinished sign-ins and all sessions of users are kept', async () => {
  const folder = temporaryFolder();
  const store = openProviderStore(folder);
  onTestFinished(store.close);
  const [interactions, sessions] = [store.adapter('Interaction'), store.adapter('Session')];
  for (let index = 0; index < 2500; index += 1) {
    await interactions.upsert(`interaction-${index}`, { jti: `${index}` }, MINUTE + index);
    await sessions.upsert(`session-${index}`, { jti: `${index}` }, MINUTE + index);
  }
  for (let index = 0; index < 1500; index += 1)
    await sessions.upsert(`user-${index}`, { jti: `${index}`, accountId: 'alice' }, MINUTE);
  const { Interaction = 0, Session = 0 } = stored(folder);
  expect(Interaction + Session).toBeGreaterThanOrEqual(2500);
  expect(Interaction + Session).toBeLessThan(2700);
  expect(await interactions.find('interaction-2499')).toBeDefined();
  expect(await interactions.find('interaction-0')).toBeUndefined();
  expect(await sessions.find('user-0')).toBeDefined();
});

it('expired entries are removed at start', async () => {
  const folder = temporaryFolder();
  const before = openProviderStore(folder);
  await before.adapter('RefreshToken').upsert('old', { jti: 'old', accountId: 'alice' }, -DAY);
  await before.adapter('RefreshToken').upsert('new', { jti: 'new', accountId: 'alice' }, DAY);
  before.close();
  const after = openProviderStore(folder);
  onTestFinished(after.close);
  expect(stored(folder)).toEqual({ RefreshToken: 1 });
});

it('the requests of one address are limited per minute', async () => {
  const { app } = await testAppForThisTest();
  const ask = (remoteAddress: string) => app.inject({ url: '/idp/.well-known/openid-configuration', remoteAddress });
  const statuses: number[] = [];
  for (let index = 0; index < 1205; index += 1) statuses.push((await ask('192.0.2.1')).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});
