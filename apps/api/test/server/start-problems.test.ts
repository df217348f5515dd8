import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { freePort } from '../support/free-port.ts';
import { spawnFailing, temporaryFolder } from '../support/server-process.ts';

function fileOf(fill: (path: string) => void): string {
  const path = join(temporaryFolder(), 'designs.db');
  fill(path);
  return `sqlite:${path}`;
}

function sqliteFile(path: string, statements: string): Database.Database {
  return new Database(path).exec(statements);
}

const BAD: Readonly<Record<string, readonly [() => string | Promise<string>, RegExp]>> = {
  'is no database': [
    () => fileOf((path) => writeFileSync(path, 'no database '.repeat(100))),
    /is no database file: restore a backup/,
  ],
  'is a folder': [() => fileOf((path) => mkdirSync(path)), /cannot be opened: let the server's user read and write it/],
  'lies below a file': [
    () => `${fileOf((path) => writeFileSync(path, ''))}/designs.db`,
    /cannot be opened: let the server's user read and write it/,
  ],
  'lies where nobody can make a folder': [
    () => 'sqlite:/proc/site-designer/designs.db',
    /cannot be opened: let the server's user read and write it/,
  ],
  'is of another product': [
    () => fileOf((path) => void sqliteFile(path, 'create table projects (title text)').close()),
    /holds tables of another product: give DATABASE_URL a file of its own/,
  ],
  'is on a server that does not answer': [
    async () => `postgres://designer:s3cret@localhost:${await freePort()}/designs`,
    /^PostgreSQL at localhost:\d+\/designs does not answer: start it, or correct DATABASE_URL/,
  ],
  'is not on the server': [async () => `${await newPostgresDatabase()}_gone`, /has no such database: create it/],
};

it.each(Object.entries(BAD))('a database that %s is reported in one line with a remedy', async (_, [url, line]) => {
  const { output, ended } = spawnFailing({ DATABASE_URL: await url(), DATA_FOLDER: temporaryFolder() });
  expect(await ended).toBe(1);
  expect(output()).toMatch(line);
  expect(output().trim().split('\n')).toHaveLength(1);
  expect(output()).not.toContain('s3cret');
});

it('a data folder that cannot be created is reported in one line with a remedy', async () => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, '');
  const { output, ended } = spawnFailing({ DATABASE_URL: 'sqlite::memory:', DATA_FOLDER: join(path, 'data') });
  expect(await ended).toBe(1);
  expect(output().trim()).toMatch(
    /^The data folder .*: let the server's user write to it, or set DATA_FOLDER to another one .*$/,
  );
});

it('a Node that is too old is reported in one line with a remedy', async () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const { output, ended } = spawnFailing({
    DATABASE_URL: 'sqlite::memory:',
    DATA_FOLDER: temporaryFolder(),
    NODE_OPTIONS: `--import=data:text/javascript,${old}`,
  });
  expect(await ended).toBe(1);
  expect(output()).toBe('Node 20.20.2 is too old: start with Node 24.6 or later, as "npm start" does\n');
});
