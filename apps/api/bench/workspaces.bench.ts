import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { median, type BenchRow } from '../../../tools/bench-row.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { testApp, type TestApp } from '../test/support/test-app.ts';
import { medianTurns } from './median-turns.ts';

const PROJECTS = 1000;
const MEMBERS = 50;
const STREAMS = 200;
/** As many as a user may have. */
const STREAMS_OF_USER = 20;
const SAVES = 100;
const BETWEEN_MS = 60;
const MB = 1_048_576;
const MOST_STREAMS_MB = 50;

const VARIABLES = { RATE_LIMIT_PER_MINUTE: '100000000' };

/** What workspaces may cost: lists, saves beside open streams, and how soon others see a change. */
export async function rows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const path = join(folder, 'designs.db');
  const served = await testApp({ variables: { ...VARIABLES, DATABASE_URL: `sqlite:${path}` } });
  try {
    return [await listing(served, path), ...(await streaming(served, path)), await seen([served]), await seenOverTwo()];
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Send = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => Promise<Record<string, { id: number }>>;

async function sender({ app, tokenFor }: TestApp, user: string): Promise<Send> {
  const authorization = `Bearer ${await tokenFor(user)}`;
  return async (method, url, body) => {
    const response = await app.inject({ method, url, headers: { authorization }, ...(body && { payload: body }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.payload}`);
    return response.json();
  };
}

/** The workspace of a company against the personal one, both with as many projects. Every tenth has a role of the reader's own. */
async function listing(served: TestApp, path: string): Promise<BenchRow> {
  const [owner, reader] = [await sender(served, 'alice'), await sender(served, 'bob')];
  const { workspace } = await owner('POST', '/api/workspace', { name: 'Company' });
  const { user } = await reader('GET', '/api/me');
  for (let each = 0; each < PROJECTS; each += 1) {
    await owner('POST', `/api/project?workspaceId=${workspace!.id}`);
    await reader('POST', '/api/project');
  }
  const client = new Database(path);
  const insertUser = client.prepare(`
    insert into users (issuer, subject, name, created_at, seen_at) values ('bench', ?, ?, '2026-01-01', '2026-01-01')`);
  const addMember = client.prepare(
    'insert into memberships (workspace_id, user_id, role, created_at) values (?, ?, ?, ?)',
  );
  const at = new Date().toISOString();
  addMember.run(workspace!.id, user!.id, 'member', at);
  for (let each = 2; each < MEMBERS; each += 1) {
    const { lastInsertRowid } = insertUser.run(`member ${each}`, `Member ${each}`);
    addMember.run(workspace!.id, lastInsertRowid, 'member', at);
  }
  client
    .prepare(
      `insert into project_members (project_id, user_id, role, created_at)
       select id, ?, 'viewer', ? from projects where workspace_id = ? and id % 10 = 0`,
    )
    .run(user!.id, at, workspace!.id);
  client.close();
  const [company, personal] = await medianTurns(
    [() => reader('GET', `/api/project?workspaceId=${workspace!.id}`), () => reader('GET', '/api/project')],
    { warmUps: 100, rounds: 101 },
  );
  return {
    name: `api: list of ${PROJECTS} projects of a workspace with ${MEMBERS} members / of a personal one`,
    ratio: company / personal,
    goal: 1.2,
    better: 'lower',
    figures: `${company.toFixed(2)} ms to ${personal.toFixed(2)} ms of processor time`,
  };
}

/** A thread that opens streams and reads them. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  Promise.all(workerData.tokens.flatMap((token) => Array.from({ length: workerData.each }, async () => {
    const response = await fetch(workerData.url, { headers: { authorization: 'Bearer ' + token } });
    if (!response.ok) throw new Error(await response.text());
    (async () => { for await (const part of response.body) void part; })().catch(() => undefined);
  }))).then(() => parentPort.postMessage('open'));
`;

/** Memory of open streams of one project, and what a save in it costs beside one in a project that nobody follows. */
async function streaming(served: TestApp, path: string): Promise<BenchRow[]> {
  const { app, tokenFor } = served;
  const owner = await sender(served, 'carol');
  const { workspace } = await owner('POST', '/api/workspace', { name: 'Streams' });
  const { project, design } = await designIn(owner, workspace!.id);
  const users = Array.from({ length: STREAMS / STREAMS_OF_USER }, (_, index) => `reader-${index}`);
  const tokens: string[] = [];
  const client = new Database(path);
  for (const name of users) {
    const { user } = await (await sender(served, name))('GET', '/api/me');
    const values = [workspace!.id, user!.id, 'member', new Date().toISOString()];
    client.prepare('insert into memberships (workspace_id, user_id, role, created_at) values (?, ?, ?, ?)').run(values);
    tokens.push(await tokenFor(name));
  }
  client.close();
  await app.listen({ port: 0 });
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}${project}/events`;
  const other = await designIn(owner, workspace!.id);
  const save = (into: string) => owner('PUT', `${into}/savechanges`, { cameras: [NEW_STREAM], serverSettings: null });
  await times(() => save(design), SAVES);
  await times(() => save(other.design), SAVES);
  const before = process.memoryUsage().rss;
  const reader = new Worker(READER, { eval: true, workerData: { url, tokens, each: STREAMS_OF_USER } });
  await new Promise((resolve, reject) => reader.once('message', resolve).once('error', reject));
  const memory = process.memoryUsage().rss - before;
  const beside: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < SAVES; round += 1) {
    beside.push(...(await times(() => save(design), 1)));
    alone.push(...(await times(() => save(other.design), 1)));
  }
  await reader.terminate();
  const [quiet, busy] = [median(alone), median(beside)];
  return [
    {
      name: `api: a save beside ${STREAMS} open streams of its project / in another project`,
      ratio: busy / quiet,
      goal: 1.1,
      better: 'lower',
      figures: `${busy.toFixed(2)} ms to ${quiet.toFixed(2)} ms`,
    },
    {
      name: `api: memory of ${STREAMS} open streams, MB`,
      ratio: memory / MB,
      goal: MOST_STREAMS_MB,
      better: 'lower',
      figures: 'their readers, in a thread of the same process, included',
    },
  ];
}

async function designIn(owner: Send, workspaceId: number) {
  const project = `/api/project/${(await owner('POST', `/api/project?workspaceId=${workspaceId}`))['project']!.id}`;
  const site = `${project}/site/${(await owner('POST', `${project}/site`))['site']!.id}`;
  const design = `${site}/sitedesign/${(await owner('POST', `${site}/sitedesign`))['siteDesign']!.id}`;
  return { project, design };
}

async function times(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    found.push(performance.now() - start);
    // Longer than what is told of a save is gathered.
    await wait(BETWEEN_MS);
  }
  return found;
}

/** From the begin of a save to the moment when another client has read the changed design again. */
async function seen(servers: readonly TestApp[]): Promise<BenchRow> {
  const [first, last] = [servers[0]!, servers.at(-1)!];
  const owner = await sender(first, 'dora');
  const { workspace } = await owner('POST', '/api/workspace', { name: 'Seen' });
  const { project, design } = await designIn(owner, workspace!.id);
  if (!last.app.server.listening) await last.app.listen({ port: 0 });
  const origin = `http://localhost:${(last.app.server.address() as AddressInfo).port}`;
  const authorization = `Bearer ${await first.tokenFor('dora')}`;
  const stopped = new AbortController();
  const stream = await fetch(`${origin}${project}/events`, { headers: { authorization }, signal: stopped.signal });
  let heard: () => void = () => undefined;
  const reading = (async () => {
    for await (const part of stream.body!) {
      if (!new TextDecoder().decode(part).includes('designChanged')) continue;
      await (await fetch(`${origin}${design}`, { headers: { authorization } })).text();
      heard();
    }
  })().catch(() => undefined);
  const found = await times(async () => {
    const isHeard = new Promise<void>((resolve) => (heard = resolve));
    await owner('PUT', `${design}/savechanges`, { cameras: [NEW_STREAM], serverSettings: null });
    await isHeard;
  }, SAVES);
  stopped.abort();
  await reading;
  const p95 = found.toSorted((a, b) => a - b)[Math.floor(SAVES * 0.95)]!;
  const isOne = servers.length === 1;
  return {
    name: `api: a change read by another client, ${isOne ? 'one process, SQLite' : 'two processes, PostgreSQL'}, p95, ms`,
    ratio: p95,
    goal: isOne ? 500 : 1000,
    better: 'lower',
    figures: `median ${median(found).toFixed(0)} ms of ${SAVES}`,
  };
}

/** Two servers, each with a connection of its own on which it is told of changes. */
async function seenOverTwo(): Promise<BenchRow> {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query('create database seen');
  await client.end();
  const variables = { ...VARIABLES, DATABASE_URL: `${postgres.url}/seen` };
  const servers = [await testApp({ variables }), await testApp({ variables })];
  try {
    return await seen(servers);
  } finally {
    for (const server of servers) await server.close();
    await postgres.stop();
  }
}
