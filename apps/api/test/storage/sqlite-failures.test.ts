import { join } from 'node:path';
import { createCameraGroup, getSiteDesign, updateSiteDesign } from '@site-designer/api-contract';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/database.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { USUAL_LIMITS } from '../../src/storage/stores/base/store-options.ts';
import { storeContext, storesOf } from '../../src/storage/stores/base/stores.ts';
import { apiClient } from '../support/api-client.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest, type TestAppOptions } from '../support/test-app.ts';
import { makeTreeWithoutProposal } from '../support/tree.ts';

const newFile = () => join(temporaryFolder(), 'designs.db');

async function designOf(options: TestAppOptions) {
  const { app, tokenFor } = await testAppForThisTest(options);
  const alice = apiClient(app, await tokenFor('alice'));
  const params = await makeTreeWithoutProposal(alice);
  return {
    rename: (name: string) => alice(updateSiteDesign, { params, body: { name } }),
    add: () => alice(createCameraGroup, { params }),
    read: () => alice(getSiteDesign, { params }),
    ready: async () => {
      const { statusCode, payload } = await app.inject({ url: '/readyz' });
      return [statusCode, (JSON.parse(payload) as { detail?: string }).detail] as const;
    },
    health: async () => (await app.inject({ url: '/healthz' })).statusCode,
  };
}

it('a file locked by another program is reported, stays readable, and is writable once it is free', async () => {
  const path = newFile();
  const variables = { DATABASE_URL: `sqlite:${path}`, DATABASE_LOCK_TIMEOUT_MS: '300' };
  const { rename, read, ready, health } = await designOf({ variables });
  const other = new Database(path);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const refused = rename('Refused');
  expect([(await read()).status, await health()]).toEqual([200, 200]);
  expect(await ready()).toEqual([503, expect.stringContaining('is busy with another write')]);
  const { status, headers, body } = await refused;
  expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.detail).toMatch(
    /busy with another write.*Nothing of this request was stored; everything stored before is safe/,
  );

  const late = rename('Late');
  other.exec('rollback');
  expect((await late).status).toBe(200);
  expect(await ready()).toEqual([200, undefined]);
});

it('the server stays ready while a thread of its own writes', async () => {
  const path = newFile();
  const variables = { DATABASE_URL: `sqlite:${path}`, DATABASE_LOCK_TIMEOUT_MS: '300' };
  const { rename, ready } = await designOf({ variables });
  const thread = openSqlite(path, USUAL_LIMITS, () => undefined);
  onTestFinished(thread.close);
  await thread.connection.transaction().execute(async () => {
    expect(await ready()).toEqual([200, undefined]);
    expect((await rename('Refused')).body.detail).toContain('is busy with another write');
  });
  expect((await rename('Stored')).status).toBe(200);
});

it('a full disk is reported, stored data stays readable, and writing works again once there is room', async () => {
  const database = openSqlite(newFile(), USUAL_LIMITS, () => undefined);
  const { add, read, ready } = await designOf({ stores: storesOf(database, storeContext(database, {})) });
  const limitPages = (most: number) => sql.raw(`pragma max_page_count = ${most}`).execute(database.connection);
  await limitPages(1);
  let last = await add();
  const stored = [];
  while (last.status === 201) {
    stored.push(last.body.cameras[0].cameraGroupId);
    last = await add();
  }
  expect(last).toMatchObject({ status: 507, headers: { 'content-type': 'application/problem+json; charset=utf-8' } });
  expect(last.body).toMatchObject({ title: 'Insufficient Storage', status: 507 });
  expect(last.body.detail).toMatch(
    /disk .* is full\. Nothing of this request was stored; everything stored before is safe/,
  );
  const kept = (await read()).body.siteDesign.cameras.map(
    ({ cameraGroupId }: { cameraGroupId: number }) => cameraGroupId,
  );
  expect(kept).toEqual(expect.arrayContaining(stored));

  await limitPages(1_000_000);
  expect((await add()).status).toBe(201);
  expect(await ready()).toEqual([200, undefined]);
});

it('the server is not ready on a file that cannot be written', async () => {
  const database = openSqlite(newFile(), USUAL_LIMITS, () => undefined);
  const { rename, read, ready } = await designOf({ stores: storesOf(database, storeContext(database, {})) });
  await sql`pragma query_only = on`.execute(database.connection);
  expect(await ready()).toEqual([503, expect.stringContaining('cannot be read or written')]);
  expect([(await rename('Refused')).status, (await read()).status]).toEqual([503, 200]);
  await sql`pragma query_only = off`.execute(database.connection);
  expect([(await ready())[0], (await rename('Written')).status]).toEqual([200, 200]);
});

it('a second server on the same file is reported', async () => {
  const path = newFile();
  const said: string[] = [];
  const options = { warn: (text: string) => void said.push(text) };
  const stores = [sqliteStores(path, options), sqliteStores(path, options)];
  expect(said).toEqual([expect.stringContaining(`another process has ${path} open`)]);
  await Promise.all(stores.map(({ close }) => close()));
  await sqliteStores(path, options).close();
  expect(said).toHaveLength(1);
});
