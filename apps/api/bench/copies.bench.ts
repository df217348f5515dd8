import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Client } from 'pg';
import { median, type BenchRow } from '../../../tools/bench-row.ts';
import { storedStream } from '../src/modules/cameras/stored-stream.ts';
import { USUAL_QUOTAS } from '../src/modules/ports/quota.ts';
import type { Stores } from '../src/modules/ports/stores.ts';
import { postgresStores } from '../src/storage/postgres/stores.ts';
import { sqliteStores } from '../src/storage/sqlite/stores.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import type { CopierData, CopierState } from './copier.ts';
import { unknownActor, withActors } from '../test/support/actors.ts';

const OWNER = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const QUOTAS = { ...USUAL_QUOTAS, rowsPerUser: 1_000_000_000, designsPerUser: 1_000_000 };
const ROUNDS = 5;
const TIMES = 4;
const MOST_GROWTH = 4.6;
const MOST_MS = 1000;
const MOST_WAIT_MS = 500;
const BETWEEN_SAVES_MS = 5;
const OTHER = unknownActor({ issuer: 'https://one.example', subject: 'bob' });
const SQLITE = 'SQLite';

/** Sites of 10 000 rows: few large designs, and many small ones. */
const SHAPES = [
  { designs: 2, groups: 5000 },
  { designs: 200, groups: 50 },
] as const;
type Shape = (typeof SHAPES)[number];

/** How long others wait for the copy of a site, and how long one takes that is four times as large as another, on both databases. */
export async function rows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const server = await startPostgres();
  const results: BenchRow[] = [];
  try {
    results.push(await waits(join(folder, 'waits.db')));
    for (const [index, shape] of SHAPES.entries()) {
      const file = withActors(sqliteStores(join(folder, `${index}.db`), { quotas: QUOTAS }));
      results.push(...(await grown(SQLITE, file, shape)));
      await onServer(server.url, `create database copies_${index}`);
      // No autovacuum within the few seconds: a fresh database has no statistics.
      const url = `${server.url}/copies_${index}`;
      results.push(
        ...(await grown('PostgreSQL, fresh', withActors(await postgresStores(url, { quotas: QUOTAS })), shape)),
      );
      await onServer(url, 'analyze');
      results.push(
        ...(await grown('PostgreSQL, analysed', withActors(await postgresStores(url, { quotas: QUOTAS })), shape)),
      );
    }
    return results;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.includes('/copies') ? url : `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function grown(database: string, stores: Stores, { designs, groups }: Shape): Promise<BenchRow[]> {
  const small = await siteOf(stores, { designs, groups });
  const large = await siteOf(stores, { designs: designs * TIMES, groups });
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timed(() => stores.sites.duplicate(OWNER, small, String)));
    times[1].push(await timed(() => stores.sites.duplicate(OWNER, large, String)));
  }
  await stores.close();
  const [few, many] = times.map(median) as [number, number];
  const name = `${designs * TIMES} designs of ${groups} groups, ${database}`;
  const growth: BenchRow = {
    name: `api: copy of ${name} / of a quarter of them`,
    ratio: many / few,
    goal: MOST_GROWTH,
    better: 'lower',
    figures: `${many.toFixed(0)} ms to ${few.toFixed(0)} ms`,
  };
  // On PostgreSQL nobody waits for a copy.
  if (database !== SQLITE) return [growth];
  return [growth, { name: `api: copy of ${name}, ms`, ratio: many, goal: MOST_MS, better: 'lower' }];
}

/** How long small saves of another user wait on SQLite, which has one writer at a time, while a site of 40 000 rows is copied. */
async function waits(path: string): Promise<BenchRow> {
  const stores = withActors(sqliteStores(path, { quotas: QUOTAS }));
  const address = await siteOf(stores, { designs: 8, groups: 5000 });
  const { id: projectId } = await stores.projects.create(OTHER, 'Project');
  const workerData: CopierData = { path, actor: OWNER, address, times: ROUNDS };
  const copier = new Worker(new URL('copier.ts', import.meta.url), { workerData });
  let state: CopierState = 'idle';
  copier.on('message', (message: CopierState) => (state = message));
  const isCopying = () => state === 'copying';
  const isDone = () => state === 'done';
  const times: number[] = [];
  while (!isDone()) {
    const isDuring = isCopying();
    const time = await timed(() => stores.projects.rename(OTHER, projectId, String(times.length)));
    if (isDuring) times.push(time);
    await wait(BETWEEN_SAVES_MS);
  }
  await stores.close();
  return {
    name: 'api: a save while 40 000 rows are copied, SQLite, longest, ms',
    ratio: Math.max(...times),
    goal: MOST_WAIT_MS,
    better: 'lower',
    figures: `${times.length} saves, ${ROUNDS} copies, median ${median(times).toFixed(1)} ms`,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function siteOf(stores: Stores, { designs, groups }: { readonly designs: number; readonly groups: number }) {
  const { id: projectId } = await stores.projects.create(OWNER, 'Project');
  const { id: siteId } = (await stores.sites.create(OWNER, projectId, 'Site'))!;
  const content = { name: 'Design', serverSettings: defaultServerSettings(publishedCatalogue) };
  const addedGroups = Array.from({ length: groups }, () => [storedStream(NEW_STREAM)]);
  for (let design = 0; design < designs; design += 1) {
    const { id: siteDesignId } = (await stores.siteDesigns.create(OWNER, { projectId, siteId }, content))!;
    const address = { projectId, siteId, siteDesignId };
    await stores.siteDesigns.change({ actor: OWNER, address, expected: undefined }, async () => ({ addedGroups }));
  }
  return { projectId, siteId };
}
