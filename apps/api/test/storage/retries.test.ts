import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Client } from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { retryOnCodes } from '../../src/storage/postgres/retry-on-codes.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { unknownActor, withActors } from '../support/actors.ts';

let url: string;

const CONFLICTS = ['40001', '40P01'];

beforeEach(async () => {
  url = await newPostgresDatabase();
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function twoCounters(): Promise<[Client, Client]> {
  const clients: [Client, Client] = [await connected(), await connected()];
  await clients[0].query('create table counters (id int primary key, value int not null)');
  await clients[0].query('insert into counters values (1, 0), (2, 0)');
  // Locks that wait for each other are found at once, not after a second.
  for (const client of clients) await client.query("set deadlock_timeout = '5ms'");
  return clients;
}

const values = async (client: Client) =>
  (await client.query<{ value: number }>('select value from counters order by id')).rows.map(({ value }) => value);

/** Everyone who comes waits until all have come; who comes later goes on. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const all = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    arrived += 1;
    if (arrived >= size) open();
    await all;
  };
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin isolation level serializable');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

it('a transaction that failed to serialize is retried', async () => {
  const clients = await twoCounters();
  const bothHaveRead = meeting(2);
  const codes: unknown[] = [];
  await Promise.all(
    clients.map((client, index) =>
      retryOnCodes(
        () =>
          inTransaction(client, async () => {
            // Each decides by what it reads of the other's row: one of them must have been first.
            const [first = 0, second = 0] = await values(client);
            await bothHaveRead();
            await client.query('update counters set value = $1 where id = $2', [first + second + 1, index + 1]);
          }).catch((error: { code?: unknown }) => {
            codes.push(error.code);
            throw error;
          }),
        CONFLICTS,
      ),
    ),
  );
  expect(codes).toContain('40001');
  expect((await values(clients[0])).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

it('the victim of a deadlock is retried', async () => {
  const clients = await twoCounters();
  const bothHoldOne = meeting(2);
  const codes: unknown[] = [];
  const add = (client: Client, id: number) => client.query('update counters set value = value + 1 where id = $1', [id]);
  await Promise.all(
    clients.map((client, index) =>
      retryOnCodes(async () => {
        await client.query('begin');
        try {
          await add(client, 1 + index);
          await bothHoldOne();
          await add(client, 2 - index);
          await client.query('commit');
        } catch (error) {
          codes.push((error as { code?: unknown }).code);
          await client.query('rollback');
          throw error;
        }
      }, CONFLICTS),
    ),
  );
  expect(codes).toContain('40P01');
  expect(await values(clients[0])).toEqual([2, 2]);
});

it('an error that would recur is not retried', async () => {
  const [client] = await twoCounters();
  let attempts = 0;
  const work = retryOnCodes(() => {
    attempts += 1;
    return client.query('insert into counters values (1, 0)');
  }, CONFLICTS);
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

it('retries end after a limit with the reason', async () => {
  const [client] = await twoCounters();
  let attempts = 0;
  const work = retryOnCodes(async () => {
    attempts += 1;
    await client.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$");
  }, CONFLICTS);
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(40);
});

it('a retried change applies to the design that another user stored meanwhile', async () => {
  const stores = withActors(await postgresStores(url));
  onTestFinished(stores.close);
  const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
  const { id: projectId } = await stores.projects.create(owner, 'Project');
  const siteId = (await stores.sites.create(owner, projectId, 'Site'))?.id ?? 0;
  const content = { name: 'Design', serverSettings: defaultServerSettings(publishedCatalogue) };
  const siteDesignId = (await stores.siteDesigns.create(owner, { projectId, siteId }, content))?.id ?? 0;
  const write = { actor: owner, address: { projectId, siteId, siteDesignId }, expected: undefined };

  const other = await connected();
  await other.query('begin');
  await other.query('update site_designs set version = version + 1');
  const seen: number[] = [];
  const waiting = async () =>
    (
      await other.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount;
  const changed = stores.siteDesigns.change(write, ({ version }) => {
    seen.push(version);
    return { name: `After version ${version}` };
  });
  await expect.poll(waiting).toBe(1);
  expect(seen).toEqual([]);
  await other.query('commit');
  expect(await changed).toMatchObject({ heading: { name: 'After version 2', version: 3 } });
  expect(seen).toEqual([2]);
  expect(await stores.siteDesigns.find(owner, write.address)).toMatchObject({ name: 'After version 2', version: 3 });
});
