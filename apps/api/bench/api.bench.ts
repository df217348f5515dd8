import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { calculateProposal, NEW_STREAM, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import type { BenchRow } from '../../../tools/bench-row.ts';
import { testApp, type TestApp } from '../test/support/test-app.ts';
import { medianTurns } from './median-turns.ts';

const GROUPS = 100;
const PROJECTS = 1000;
const MANY_GROUPS = 5000;
const GOAL = 0.5;
const GOALS = { save: 0.65, list: 0.75 } as const;

type Send = (method: 'GET' | 'POST' | 'PUT', url: string, body?: string) => Promise<string>;

/** Whole requests, from the head to the last byte, without the sockets that would cost both sides the same. */
function sender({ app }: TestApp, token: string): Send {
  return async (method, url, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.payload}`);
    return response.payload;
  };
}

type Prepare = (method: 'GET' | 'PUT', url: string, body?: string) => () => Promise<void>;

/**
 * Requests on a connection whose other end is in this process: Node's own server reads them from it and writes the answers to
 * it. As from a socket, they come as bytes; those of the answers are dropped.
 */
function connected({ app: { server } }: TestApp, token: string): Prepare {
  const connection = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() });
  server.emit('connection', connection);
  return (method, url, body = '') => {
    const head = `${method} ${url} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}`;
    const ofBody = body && `\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    const request = Buffer.from(`${head}${ofBody}\r\n\r\n${body}`);
    return () =>
      new Promise((resolve, reject) => {
        server.once('request', (_request, answer: ServerResponse) => {
          const isDone = () => answer.statusCode === 200 && answer.writableFinished;
          answer.once('close', () =>
            isDone() ? resolve() : reject(new Error(`${method} ${url}: ${answer.statusCode}`)),
          );
        });
        connection.push(request);
      });
  };
}

/** The ratios of the API to the least that could do the same. */
export async function rows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const path = join(folder, 'designs.db');
  const variables = { DATABASE_URL: `sqlite:${path}`, RATE_LIMIT_PER_MINUTE: '100000000' };
  const served = await testApp({ variables });
  try {
    const token = await served.tokenFor('alice');
    const send = sender(served, token);
    const otherToken = await served.tokenFor('bob');
    const design = await largeDesign(send);
    return [
      await calculation(send, design),
      await calculationAfterEdit(send, path, { design, groups: GROUPS }),
      await saving(connected(served, token), {
        design,
        path,
        saved: JSON.parse(await send('GET', design)) as Saved,
      }),
      await listing(sender(served, otherToken), connected(served, otherToken), path),
      await calculationAfterEdit(send, path, { design: await largeDesign(send, MANY_GROUPS), groups: MANY_GROUPS }),
    ];
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function largeDesign(send: Send, groups = GROUPS): Promise<string> {
  const cameras = Array.from({ length: groups }, (_, index) => ({ ...NEW_STREAM, streamName: `Camera ${index}` }));
  const made = async (url: string, name: string) => {
    const answer = JSON.parse(await send('POST', url)) as Readonly<Record<string, { readonly id: number }>>;
    return answer[name]?.id;
  };
  const project = `/api/project/${await made('/api/project', 'project')}`;
  const site = `${project}/site/${await made(`${project}/site`, 'site')}`;
  const design = `${site}/sitedesign/${await made(`${site}/sitedesign`, 'siteDesign')}`;
  await send('PUT', `${design}/savechanges`, JSON.stringify({ cameras, serverSettings: null }));
  return design;
}

async function calculation(send: Send, design: string): Promise<BenchRow> {
  const bytes = await send('GET', `${design}/calculate`);
  const bare = Fastify();
  bare.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  await bare.ready();
  const [ours, theirs] = await medianTurns([() => send('GET', `${design}/calculate`), () => bare.inject({ url: '/' })]);
  await bare.close();
  return row(`calculate ${GROUPS} groups / bare route that sends the same bytes`, [ours, theirs]);
}

interface Calculated {
  readonly design: string;
  readonly groups: number;
}

/** A new version each time, so that no answer is remembered; bare: the same reads, the same engine, the same answer. */
async function calculationAfterEdit(send: Send, path: string, { design, groups }: Calculated): Promise<BenchRow> {
  const id = Number(design.split('/').at(-1));
  const { siteDesign } = JSON.parse(await send('GET', design)) as { readonly siteDesign: Design };
  const client = new Database(path);
  const edit = client.prepare('update site_designs set version = version + 1 where id = ?');
  const heading = client.prepare('select * from site_designs where id = ?');
  const streams = client.prepare(`
    select * from camera_groups join camera_streams on camera_group_id = camera_groups.id where site_design_id = ?`);
  const bare = Fastify();
  bare.get('/', async (_request, reply) => {
    const [read, rows] = [heading.get(id), streams.all(id)];
    if (read === undefined || rows.length !== groups) throw new Error('the design is gone');
    void reply.type('application/json; charset=utf-8');
    return JSON.stringify(calculateProposal(siteDesign, publishedCatalogue));
  });
  await bare.ready();
  const turns = [
    () => (edit.run(id), send('GET', `${design}/calculate`)),
    () => (edit.run(id), bare.inject({ url: '/' })),
  ] as const;
  const [ours, theirs] = await medianTurns(turns, groups === GROUPS ? undefined : FEW_TURNS);
  await bare.close();
  client.close();
  return row(`calculate ${groups} groups after an edit / bare route, reads and engine`, [ours, theirs]);
}

const FEW_TURNS = { warmUps: 20, rounds: 31 };

interface Saved {
  readonly siteDesign: { readonly cameras: readonly object[]; readonly serverSettings: object };
}

interface Saving {
  readonly design: string;
  readonly path: string;
  readonly saved: Saved;
}

async function saving(prepare: Prepare, { design, path, saved }: Saving): Promise<BenchRow> {
  const { cameras, serverSettings } = saved.siteDesign;
  const saves = RETENTIONS.map((retentionDays) => {
    const changed = cameras.map((camera) => ({ ...camera, retentionDays }));
    return prepare('PUT', `${design}/savechanges`, JSON.stringify({ cameras: changed, serverSettings }));
  });
  const next = inTurns(saves);
  const [bare, close] = bareSave(await copyOf(path));
  const [ours, theirs] = await medianTurns([() => next()(), bare]);
  close();
  return row(
    `savechanges of ${GROUPS} groups / bare transaction that writes the same rows`,
    [ours, theirs],
    GOALS.save,
  );
}

/** Every save changes every row: one that changed nothing would have nothing to write. */
const RETENTIONS = [30, 31] as const;

function inTurns<T>(items: readonly T[]): () => T {
  let turn = 0;
  return () => items[turn++ % items.length]!;
}

/** A file of its own, so that neither side meets what the other one changed. */
async function copyOf(path: string): Promise<string> {
  const client = new Database(path, { readonly: true });
  await client.backup(`${path}.copy`);
  client.close();
  return `${path}.copy`;
}

/** The same rows on the same disk with the same care, and nothing else. */
function bareSave(path: string): [() => void, () => void] {
  const client = new Database(path);
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  const streams = client.prepare<[], Record<string, unknown>>('select * from camera_streams').all();
  const design = client.prepare<[], Record<string, unknown>>('select * from site_designs').get();
  const updateStream = updateAll(client, 'camera_streams', streams[0] ?? {});
  const updateDesign = updateAll(client, 'site_designs', design ?? {});
  const touch = ['sites', 'projects'].map((table) => client.prepare(`update ${table} set updated_at = ? where id = 1`));
  const version = client.prepare<[], number>('select version from site_designs').pluck();
  const rows = inTurns(RETENTIONS.map((retention_days) => streams.map((stream) => ({ ...stream, retention_days }))));
  const work = client.transaction(() => {
    updateDesign.run({ ...design, version: Number(version.get()) + 1 });
    for (const stream of rows()) updateStream.run(stream);
    for (const statement of touch) statement.run(new Date().toISOString());
  });
  return [() => work.immediate(), () => client.close()];
}

function updateAll(client: Database.Database, table: string, row: Readonly<Record<string, unknown>>) {
  const columns = Object.keys(row).filter((name) => name !== 'id');
  return client.prepare(`update ${table} set ${columns.map((name) => `${name} = @${name}`).join()} where id = @id`);
}

async function listing(send: Send, prepare: Prepare, path: string): Promise<BenchRow> {
  for (let each = 0; each < PROJECTS; each += 1) await send('POST', '/api/project');
  const client = new Database(path, { readonly: true });
  const select = client.prepare(`
    select id, name, created_at as createdDate, updated_at as updatedDate from projects
    where owner_subject = 'bob' and deleted_at is null order by id desc`);
  const [ours, theirs] = await medianTurns([
    prepare('GET', '/api/project'),
    () => JSON.stringify({ projects: select.all() }),
  ]);
  client.close();
  return row(`list of ${PROJECTS} projects / bare select as JSON`, [ours, theirs], GOALS.list);
}

function row(name: string, [ours, theirs]: readonly [number, number], goal = GOAL): BenchRow {
  const figures = `${ours.toFixed(2)} ms to ${theirs.toFixed(2)} ms of processor time`;
  return { name: `api: ${name}`, ratio: theirs / ours, goal, better: 'higher', figures };
}
