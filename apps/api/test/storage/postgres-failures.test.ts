import process from 'node:process';
import { createCameraGroup, getSiteDesign, listProjects, updateSiteDesign } from '@site-designer/api-contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/storage/postgres/database.ts';
import { USUAL_LIMITS } from '../../src/storage/stores/base/store-options.ts';
import { apiClient, type Answer, type ApiClient } from '../support/api-client.ts';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { testAppForThisTest, type TestApp } from '../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../support/tree.ts';

/** Of its own: these tests restart and freeze it. */
let server: PostgresServer;
let served: TestApp;
let alice: ApiClient;
let params: Ids;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

beforeEach(async () => {
  const variables = {
    DATABASE_URL: `${server.url}/postgres`,
    DATABASE_CONNECT_TIMEOUT_MS: '3000',
    DATABASE_STATEMENT_TIMEOUT_MS: '3000',
    DATABASE_LOCK_TIMEOUT_MS: '1000',
  };
  served = await testAppForThisTest({ variables });
  alice = apiClient(served.app, await served.tokenFor('alice'));
  params = await makeTreeWithoutProposal(alice);
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: `${server.url}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const status = async (url: string) => (await served.app.inject({ url })).statusCode;
const isReady = () => expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
const rename = (name: string) => alice(updateSiteDesign, { params, body: { name } });
const read = () => alice(getSiteDesign, { params });

const AWAY = { status: 503, title: 'Service Unavailable', detail: expect.stringContaining('The database') as string };

function expectAnnounced({ status: code, headers, body }: Answer): void {
  expect(code).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject(AWAY);
}

/** Holds the design of the test, so that a write stands in its transaction and waits. */
async function held(): Promise<Client> {
  const other = await connected();
  await other.query('begin');
  await other.query('select 1 from site_designs where id = $1 for update', [params['siteDesignId']]);
  return other;
}

async function waiting(observer: Client): Promise<void> {
  const locked = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'site-designer'";
  await expect.poll(async () => (await observer.query(locked)).rowCount, { timeout: 60_000 }).toBeGreaterThan(0);
}

it.each(['SIGINT', 'SIGQUIT'] as const)('the server survives a database that ends by %s', async (signal) => {
  const observer = await held();
  const stuck = rename('Stuck');
  await waiting(observer);
  const other = await makeTreeWithoutProposal(alice);
  const answers: Answer[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) answers.push(await alice(createCameraGroup, { params: other }));
  };
  const writers = [write(), write(), write()];
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(5);

  await server.down(signal);
  expectAnnounced(await stuck);
  expectAnnounced(await alice(listProjects));
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);

  await server.up();
  await isReady();
  isOver = true;
  await Promise.all(writers);
  const [stored, refused] = [201, 503].map((code) => answers.filter((answer) => answer.status === code));
  expect(answers).toHaveLength(stored!.length + refused!.length);
  refused!.forEach(expectAnnounced);
  const { cameras } = await readDesign(alice, other);
  const groups = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId));
  expect(stored!.filter(({ body }) => !groups.has(body.cameras[0].cameraGroupId))).toEqual([]);
  expect((await rename('After')).status).toBe(200);
});

const isBackAs = (name: string) => expect.poll(async () => (await rename(name)).status, { timeout: 60_000 }).toBe(200);

it('the server survives the end of its connections, inside and outside a transaction', async () => {
  const other = await held();
  const terminate = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-designer'";
  const stuck = rename('Stuck');
  await waiting(other);
  await other.query(terminate);
  expectAnnounced(await stuck);
  await other.query('rollback');
  // Its other connections have ended as well; it may not have noticed yet.
  await isBackAs('After');

  await other.query(terminate);
  await isReady();
  await isBackAs('And after');
});

it('a busy design is reported, and the server stays ready however many calls wait for it', async () => {
  const other = await held();
  const answers = Array.from({ length: 30 }, (_, index) => rename(`Writer ${index}`));
  await waiting(other);
  expect(await status('/readyz')).toBe(200);
  for (const answer of await Promise.all(answers)) {
    expectAnnounced(answer);
    expect(answer.body.detail).toContain('too busy');
  }
  await other.query('rollback');
  expect((await rename('After')).status).toBe(200);
});

/** All processes of the database, as a machine that has stopped. */
async function frozen(): Promise<() => void> {
  const { rows } = await (await connected()).query<{ pid: number }>('select pid from pg_stat_activity');
  const ids = [server.processId(), ...rows.map(({ pid }) => pid)];
  const send = (name: NodeJS.Signals) => ids.forEach((id) => process.kill(id, name));
  send('SIGSTOP');
  return () => send('SIGCONT');
}

it('the server answers while the database is suspended, and recovers when it resumes', async () => {
  await read();
  const thaw = await frozen();
  try {
    const order: string[] = [];
    const calls = [rename('Frozen'), read(), alice(listProjects)].map(async (call) => {
      expectAnnounced(await call);
      order.push('call');
    });
    const health = [200, 503].map(async (code, index) => {
      expect(await status(['/healthz', '/readyz'][index]!)).toBe(code);
      order.push('health');
    });
    await Promise.all([...calls, ...health]);
    // Who asks for health does not wait as long as a call.
    expect(order).toEqual(['health', 'health', 'call', 'call', 'call']);
  } finally {
    thaw();
  }
  await isReady();
  expect((await rename('After')).status).toBe(200);
});

it('the locks of a process that stopped within a transaction are released', async () => {
  const database = await openPostgres(`${server.url}/postgres`, { ...USUAL_LIMITS, idleMs: 200 });
  onTestFinished(database.close);
  const observer = await connected();
  const holder = database.connection.transaction().execute(async (transaction) => {
    await sql`select 1 from site_designs where id = ${params['siteDesignId']} for update`.execute(transaction);
    expect((await rename('Freed')).status).toBe(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(holder).rejects.toMatchObject({ statusCode: 503, failure: 'away' });
  expect((await observer.query('select name from site_designs where id = $1', [params['siteDesignId']])).rows).toEqual([
    { name: 'Freed' },
  ]);
});

it('a statement that takes longer than allowed is said to be slow, not the database to be busy', async () => {
  const database = await openPostgres(`${server.url}/postgres`, { ...USUAL_LIMITS, statementMs: 100 });
  onTestFinished(database.close);
  const slow = database.connection
    .transaction()
    .execute((transaction) => sql`select pg_sleep(60)`.execute(transaction));
  await expect(slow).rejects.toMatchObject({ statusCode: 503, failure: 'slow' });
});

it('the server is not ready on a read-only database, as after a demotion', async () => {
  const other = await connected();
  await other.query('alter database postgres set default_transaction_read_only = on');
  const terminate = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-designer'";
  await other.query(terminate);
  try {
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(503);
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe(200);
    expectAnnounced(await rename('Read-only'));
  } finally {
    await other.query('set default_transaction_read_only = off');
    await other.query('alter database postgres reset default_transaction_read_only');
  }
  await isReady();
  await expect.poll(async () => (await rename('After')).status, { timeout: 60_000 }).toBe(200);
});
