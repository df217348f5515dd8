import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  createProposalLink,
  getIssuedProposal,
  issueProposal,
  updateProposalStatus,
} from '@site-designer/api-contract';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../tools/random-runs.ts';
import { checkDatabase } from '../../src/storage/sqlite/copy-file.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { addressOf, apiClient } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { fenceOf } from '../support/fence.ts';
import { ROOT, run, runScript, runToken, startServer, temporaryFolder } from '../support/server-process.ts';
import { runHere } from '../support/run-here.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';
import { unknownActor, withActors } from '../support/actors.ts';

const ALICE = unknownActor({ issuer: 'https://one.example', subject: 'alice' });

/** A database of one project, closed, and what a command line needs to find it. */
async function databaseWith(name: string) {
  const folder = temporaryFolder();
  const path = join(folder, 'designs.db');
  await write(path, name);
  return { folder, path, variables: { DATABASE_URL: `sqlite:${path}`, PORT: String(await freePort()) } };
}

async function write(path: string, name: string): Promise<void> {
  const stores = withActors(sqliteStores(path));
  await stores.projects.create(ALICE, name);
  await stores.close();
}

async function projectsOf(path: string): Promise<string[]> {
  const stores = withActors(sqliteStores(path));
  const projects = await stores.projects.list(ALICE);
  await stores.close();
  return projects.map(({ name }) => name);
}

describe('a backup', () => {
  it('is complete while the server runs, and holds every write acknowledged before it', async () => {
    const { folder, path } = await databaseWith('x');
    const { port, origin } = await startServer({ DATABASE_URL: `sqlite:${path}` });
    const headers = { authorization: `Bearer ${(await runToken(port, 'alice')).out.trim()}` };
    const create = async () => (await fetch(`${origin}/api/project`, { method: 'POST', headers })).status;
    for (let index = 0; index < 20; index += 1) expect(await create()).toBe(201);
    let isDone = false;
    const writing = (async () => {
      while (!isDone) expect(await create()).toBe(201);
    })();
    const file = join(folder, 'copies', 'copy.db');
    const { code, out, err } = await runScript('backup', [file], { DATABASE_URL: `sqlite:${path}` });
    isDone = true;
    await writing;
    expect({ code, out, err }).toEqual({ code: 0, out: `The database is copied to ${file}\n`, err: '' });
    expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.db']);
    const files = [
      file,
      ...readdirSync(folder).flatMap((name) => (/\.(db|json)/.test(name) ? [join(folder, name)] : [])),
    ];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((each) => (statSync(each).mode & 0o077) !== 0)).toEqual([]);
    const copy = new Database(file, { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(copy.prepare('select count(*) from projects').pluck().get()).toBeGreaterThanOrEqual(21);
    copy.close();
  });

  it('is written by the published script', async () => {
    const { folder, variables } = await databaseWith('Harbour');
    const [file, wanted] = [join(folder, 'copy.db'), join(folder, 'designs.db')];
    const page = fenceOf('docs/operations.md', 'apps/api/test/server/backup.test.ts');
    const [backup = '', restore = ''] = page.replaceAll('FILE', `"${file}"`).trim().split('\n');
    expect(await run(['bash', '-c', backup], variables)).toMatchObject({ code: 0 });
    await write(wanted, 'Later');
    expect(await run(['bash', '-c', restore], variables)).toMatchObject({ code: 0 });
    expect(await projectsOf(wanted)).toEqual(['Harbour']);
  });

  it('is restored as a trial where asked, and its time is told', async () => {
    const { folder, path, variables } = await databaseWith('x');
    const file = join(folder, 'copy.db');
    const { code, out } = await runHere('backup', [file, '--verify'], variables);
    expect({ code, out }).toEqual({
      code: 0,
      out: `The database is copied to ${file}; restored as a trial, it has 4 rows\n`,
    });
    const { app } = await testAppForThisTest({ variables: { DATABASE_URL: variables.DATABASE_URL, METRICS: 'true' } });
    const { payload } = await app.inject({ url: '/metrics' });
    const [, seconds = 0] = /^site_designer_last_backup_timestamp_seconds (\S+)$/m.exec(payload) ?? [];
    expect(Number(seconds) * 1000).toBeCloseTo(statSync(`${path}.last-backup`).mtimeMs, -1);
  });

  it('of a later version is named where its trial fails', async () => {
    const { folder, path, variables } = await databaseWith('x');
    const client = new Database(path);
    client.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 1900000000000)");
    client.close();
    const file = join(folder, 'copy.db');
    const { code, out, err } = await runHere('backup', [file, '--verify'], variables);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^The database ${file} was made by a later version: .*\\n$`));
  });

  it('is written though a variable is wrong that only the server reads', async () => {
    const { folder, variables } = await databaseWith('x');
    const wrong = { ...variables, LOG_LEVEL: 'loud', CATALOGUE_FILE: join(folder, 'gone.json') };
    expect(await runHere('backup', [join(folder, 'copy.db')], wrong)).toMatchObject({ code: 0, err: '' });
  });

  it('reports why it cannot be written', async () => {
    const { folder, path, variables } = await databaseWith('x');
    const gone = { DATABASE_URL: `sqlite:${join(folder, 'gone.db')}` };
    const problemOf = async (args: string[], given: Record<string, string>) => {
      const { code, out, err } = await runHere('backup', args, given);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await problemOf([], variables)).toContain('npm run backup -- FILE');
    expect(await problemOf([join(folder, 'c.db'), '--verfy'], variables)).toContain('--verfy is not understood');
    expect(await problemOf(['a.db', 'b.db'], variables)).toContain('b.db is not understood');
    expect(await problemOf([path], variables)).toContain('is the database itself');
    expect(await problemOf([folder], variables)).toMatch(/^No copy could be written to .*\n$/);
    expect(await problemOf([join(path, 'c.db')], variables)).toMatch(/^No copy could be written to .*\n$/);
    expect(await problemOf([join(folder, 'c.db')], gone)).toContain('No database found');
    const foreign = join(folder, 'foreign.db');
    writeFileSync(foreign, '');
    const ofForeign = await problemOf([join(folder, 'c.db')], { DATABASE_URL: `sqlite:${foreign}` });
    expect(ofForeign).toBe(`${foreign} cannot be used: it is no database of Site Designer.\n`);
    const ofFolder = await problemOf([join(folder, 'c.db')], { DATABASE_URL: `sqlite:${folder}` });
    expect(ofFolder).toBe(`${folder} cannot be used: it is a folder.\n`);
    expect(await problemOf(['c.db'], { DATABASE_URL: 'postgres://db.example/x' })).toContain('pg_dump');
    expect(await problemOf(['c.db'], { DATABASE_URL: 'oracle:x' })).toMatch(
      /^Bad configuration: DATABASE_URL=oracle:x.*\n$/,
    );
    expect(await projectsOf(path)).toEqual(['x']);
  });
});

const KILLS = runsOf({ test: 2, soak: 50 });
const LONGEST_LIFE_MS = 300;
const ROWS = 200_000;

it('a backup that is killed leaves the one before or a whole one, and the next one succeeds', async () => {
  const { folder, path, variables } = await databaseWith('Before');
  const file = join(folder, 'copy.db');
  await runScript('backup', [file], variables);
  await write(path, 'After');
  const client = new Database(path);
  client.exec(`insert into list_figures (kind, item_id, state, figures, updated_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
    select 'project', n, 'x', 'some figures', 'x' from numbers`);
  client.close();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const script = ['--conditions=@site-designer/source', 'apps/api/src/commands/backup.ts', file];
    const child = spawn(process.execPath, script, {
      cwd: ROOT,
      env: { ...process.env, ...variables },
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    while (child.exitCode === null && !existsSync(`${file}.part`)) await wait(1);
    await wait(Math.random() * LONGEST_LIFE_MS);
    child.kill('SIGKILL');
    await ended;
    for (const each of [file, path]) checkDatabase(each);
    const names = await projectsOf(file);
    expect([['Before'], ['After', 'Before']]).toContainEqual(names);
  }
  expect(await runScript('backup', [file], variables)).toMatchObject({ code: 0, err: '' });
  expect(await projectsOf(file)).toEqual(['After', 'Before']);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

describe('a restore', () => {
  it('restores the contents of the backup, and keeps the replaced database', async () => {
    const { folder, path, variables } = await databaseWith('Before');
    const file = join(folder, 'copy.db');
    await runHere('backup', [file], variables);
    await write(path, 'After');
    const { code, out } = await runHere('restore', [file], variables);
    expect(code).toBe(0);
    expect(await projectsOf(path)).toEqual(['Before']);
    const kept = readdirSync(folder).filter((name) => /^designs\.db\.before-restore-[\dT.-]+Z$/.test(name));
    expect(kept).toHaveLength(1);
    expect(out).toContain(kept[0]);
    expect(await projectsOf(join(folder, kept[0] ?? ''))).toEqual(['After', 'Before']);
  });

  it('restores issued proposals byte for byte, with their numbers and links', async () => {
    const { folder, variables } = await databaseWith('Harbour');
    const opened = async () => {
      const served = await testAppForThisTest({ variables: { DATABASE_URL: variables.DATABASE_URL } });
      const token = await served.tokenFor('alice');
      const read = async (url: string) =>
        (await served.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).payload;
      return { ...served, read, alice: apiClient(served.app, token) };
    };
    const before = await opened();
    const params = await makeTree(before.alice);
    const url: string = (await before.alice(createProposalLink, { params, body: {} })).body.link.url;
    const shared = `/api/shared/${url.split('/').at(-1)}`;
    const issued = addressOf(getIssuedProposal, params);
    const [bytes, sharedBytes] = [await before.read(issued), await before.read(shared)];
    expect(JSON.parse(bytes).proposal).toMatchObject({ number: 'P-0001', revision: 'A', status: 'issued' });

    const file = join(folder, 'copy.db');
    expect(await runHere('backup', [file], variables)).toMatchObject({ code: 0 });
    await before.alice(updateProposalStatus, { params, body: { status: 'withdrawn' } });
    expect(await before.read(shared)).toContain('"status":404');
    await before.app.close();
    expect(await runHere('restore', [file, '--force'], variables)).toMatchObject({ code: 0 });

    const after = await opened();
    expect(await after.read(issued)).toBe(bytes);
    expect(JSON.parse(await after.read(shared))).toEqual(JSON.parse(sharedBytes));
    const next = (await after.alice(issueProposal, { params, body: {} })).body.proposal;
    expect([next.number, next.revision]).toEqual(['P-0001', 'B']);
  });

  it('creates a missing database', async () => {
    const { folder, path, variables } = await databaseWith('Moved');
    const elsewhere = join(folder, 'new', 'designs.db');
    const to = { ...variables, DATABASE_URL: `sqlite:${elsewhere}` };
    expect(await runHere('restore', [path], to)).toMatchObject({ code: 0, out: `${elsewhere} is restored\n` });
    expect(await projectsOf(elsewhere)).toEqual(['Moved']);
  });

  it('is refused while a server answers or the file is open, unless forced', async () => {
    const { folder, path, variables } = await databaseWith('x');
    const file = join(folder, 'copy.db');
    await runHere('backup', [file], variables);
    const { port } = await startServer({ DATABASE_URL: `sqlite:${path}` });
    for (const used of [{ ...variables, PORT: String(port) }, variables]) {
      const { code, out, err } = await runHere('restore', [file], used);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('Nothing was restored');
    }
    expect(readdirSync(folder).filter((name) => name.includes('before-restore'))).toEqual([]);
    expect((await runHere('restore', [file, '--force'], variables)).code).toBe(0);
  });

  it('refuses files that are damaged, foreign or missing', async () => {
    const { folder, path, variables } = await databaseWith('Kept');
    const [damaged, other, text] = ['damaged.db', 'other.db', 'text.db'].map((name) => join(folder, name));
    if (damaged === undefined || other === undefined || text === undefined) throw new Error('no names');
    await runHere('backup', [damaged], variables);
    truncateSync(damaged, readFileSync(damaged).length / 2);
    new Database(other).exec('create table things (id integer)').close();
    writeFileSync(text, 'not a database '.repeat(100));
    for (const file of [damaged, other, text, folder, join(folder, 'gone.db')]) {
      const { code, err } = await runHere('restore', [file, '--force'], variables);
      expect([file, code]).toEqual([file, 2]);
      expect(err).toMatch(/cannot be used|No file found/);
    }
    expect(existsSync(`${path}.arriving`)).toBe(false);
    expect(await projectsOf(path)).toEqual(['Kept']);
  });
});
