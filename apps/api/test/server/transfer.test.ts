import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runsOf } from '../../../../tools/random-runs.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { tablesInOrder } from '../../src/storage/migration/tables-in-order.ts';
import { newMigratedDatabase, newPostgresDatabase } from '../support/postgres-database.ts';
import { ROOT, runScript, temporaryFolder } from '../support/server-process.ts';
import { runHere } from '../support/run-here.ts';
import { unknownActor, withActors } from '../support/actors.ts';

const KILLS = runsOf({ test: 2, soak: 50 });
const LONGEST_LIFE_MS = 500;
const TRANSFERRING =
  "select 1 from pg_stat_activity where application_name = 'site-designer-transfer' and state <> 'idle'";
const PROJECTS = 5000;
const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });

/** A file with one of everything, and a deleted row whose id is not given out again. */
async function source(): Promise<string> {
  const path = join(temporaryFolder(), 'designs.db');
  await sqliteStores(path).close();
  const client = new Database(path);
  client.exec(readFileSync(join(ROOT, 'apps/api/test/releases/0.1.0.sql'), 'utf8'));
  client.exec("update sqlite_sequence set seq = 41 where name = 'projects'");
  client.close();
  return path;
}

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(url: string): Promise<Record<string, Row[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const all: Record<string, Row[]> = {};
  for (const { name, key } of tablesInOrder()) {
    all[name] = (await client.query<Row>(`select * from ${name} order by ${key.join(', ')}`)).rows;
  }
  await client.end();
  return all;
}

/** As PostgreSQL gives it: its driver has ids as texts, and JSON as values. */
function like(row: Row, types: ReadonlyMap<string, string>): Row {
  const value = (given: unknown, type: string | undefined) => {
    if (given === null) return null;
    if (type === 'bigint') return String(given as number);
    return type === 'boolean' ? given === 1 : type === 'json' ? JSON.parse(given as string) : given;
  };
  return Object.fromEntries(Object.entries(row).map(([name, given]) => [name, value(given, types.get(name))]));
}

it('a transfer keeps every row with its id, refuses a target with rows, and new ids go on', async () => {
  const path = await source();
  const url = await newPostgresDatabase();
  const { code, out, err } = await runScript('transfer', [`sqlite:${path}`, url], {});
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d+ rows are transferred, as many as there were: .*1 site_designs.*\n$/);
  const arrived = await rowsOf(url);
  const client = new Database(path, { readonly: true });
  for (const { name, columns, key } of tablesInOrder().filter((table) => table.name !== 'request_counts')) {
    const types = new Map(columns.map((column) => [column.name, column.type]));
    const rows = client.prepare<[], Row>(`select * from ${name} order by ${key.join(', ')}`).all();
    expect([name, arrived[name]]).toEqual([name, rows.map((row) => like(row, types))]);
  }
  client.close();

  const again = await runHere('transfer', [`sqlite:${path}`, url], {});
  expect([again.code, again.out]).toEqual([2, '']);
  expect(again.err).toMatch(/^Nothing was transferred: the target has rows already, in \w+\.\n$/);
  expect(await rowsOf(url)).toEqual(arrived);
  const stores = withActors(await postgresStores(url));
  expect(await stores.projects.create(owner, 'Next')).toMatchObject({ id: 42 });
  await stores.close();
});

it('bad input ends in one sentence with exit code 2', async () => {
  const path = await source();
  const text = join(temporaryFolder(), 'text.db');
  writeFileSync(text, 'no database '.repeat(100));
  const url = await newMigratedDatabase();
  const held = new Database(path);
  held.prepare('select 1 from projects').get();
  const bad: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /Give a SQLite file and an empty PostgreSQL database/],
    [[`sqlite:${path}`], /Give a SQLite file/],
    [[url, `sqlite:${path}`], /Give a SQLite file/],
    [['sqlite:/nowhere/designs.db', url], /No file found/],
    [[`sqlite:${text}`, url], /cannot be used/],
    [[`sqlite:${path}`, url], /stop the server first/],
  ];
  for (const [args, reason] of bad) {
    const { code, out, err } = await runHere('transfer', args, {});
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(reason);
    expect(err.trim()).not.toContain('\n');
  }
  held.close();
  const nowhere = await runHere('transfer', [`sqlite:${path}`, 'postgres://u:s3cret@localhost:1/x'], {});
  expect(nowhere.code).toBe(2);
  expect(nowhere.err).toMatch(
    /^PostgreSQL at localhost:1\/x does not answer: start it, or correct the address \(.*\n$/,
  );
  const later = new Database(path);
  later.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 1900000000000)");
  later.close();
  const newer = await runHere('transfer', [`sqlite:${path}`, url], {});
  expect([newer.code, newer.err]).toEqual([
    2,
    expect.stringContaining(`The database ${path} was made by a later version`),
  ]);
});

it('an interrupted transfer leaves no copy of the database behind', async () => {
  const [path, url, folder] = [await source(), await newMigratedDatabase(), temporaryFolder()];
  const [holding, target] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  onTestFinished(async () => void (await Promise.all([holding.end(), target.end()])));
  await Promise.all([holding.connect(), target.connect()]);
  await holding.query('begin');
  await holding.query('lock table projects in exclusive mode');
  const script = ['--conditions=@site-designer/source', 'apps/api/src/commands/transfer.ts', `sqlite:${path}`, url];
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  while (child.exitCode === null && (await target.query(TRANSFERRING)).rowCount === 0) await wait(10);
  expect(readdirSync(folder)).toHaveLength(1);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(readdirSync(folder)).toEqual([]);
});

it('a transfer that is killed has stored everything or nothing', async () => {
  const path = await source();
  const client = new Database(path);
  const add = client.prepare(
    "insert into projects (owner_issuer, owner_subject, name, created_at, updated_at) values ('i', 's', ?, 'x', 'x')",
  );
  client.transaction(() => Array.from({ length: PROJECTS }, (_, index) => add.run(`P ${index}`)))();
  client.close();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await newMigratedDatabase();
    const script = ['--conditions=@site-designer/source', 'apps/api/src/commands/transfer.ts', `sqlite:${path}`, url];
    const child = spawn(process.execPath, script, { cwd: ROOT, stdio: 'ignore' });
    const ended = once(child, 'close');
    const target = new Client({ connectionString: url });
    await target.connect();
    // However slow the machine is, it has begun to write before it is killed.
    while (child.exitCode === null && (await target.query(TRANSFERRING)).rowCount === 0) await wait(1);
    await wait(Math.random() * LONGEST_LIFE_MS);
    child.kill('SIGKILL');
    await ended;
    // Waits for what the killed one had begun.
    await target.query('begin');
    await target.query('lock table projects, camera_streams in exclusive mode');
    const counts = await target.query<{ p: string; s: string }>(
      'select (select count(*) from projects) as p, (select count(*) from camera_streams) as s',
    );
    await target.end();
    expect([
      [0, 0],
      [PROJECTS + 1, 2],
    ]).toContainEqual([Number(counts.rows[0]?.p), Number(counts.rows[0]?.s)]);
    // One that was broken off is started again; a whole one is refused.
    const again = await runHere('transfer', [`sqlite:${path}`, url], {});
    expect(again.code).toBe(Number(counts.rows[0]?.p) === 0 ? 0 : 2);
  }
});
