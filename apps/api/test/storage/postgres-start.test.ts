import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { runsOf } from '../../../../tools/random-runs.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { unknownActor, withActors } from '../support/actors.ts';

async function rowsOf(url: string, query: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows as object[];
}

const FOLDER = join(import.meta.dirname, '../../drizzle/postgres');
const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
  readonly entries: readonly object[];
};
const statements = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted((a, b) => a.localeCompare(b))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('--> statement-breakpoint'));
const APPLIED = 'select hash from drizzle.site_designer_migrations';

it('tables are created once, however many processes start at once', async () => {
  const url = await newPostgresDatabase();
  const opened = await Promise.all(Array.from({ length: 8 }, () => postgresStores(url).then(withActors)));
  const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
  const made = await Promise.all(opened.map(({ projects }) => projects.create(owner, 'Project')));
  expect(new Set(made.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  await Promise.all(opened.map(({ close }) => close()));
  expect(await rowsOf(url, APPLIED)).toHaveLength(entries.length);
});

it('tables that are up to date are not changed', async () => {
  const url = await newPostgresDatabase();
  const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
  const first = withActors(await postgresStores(url));
  const project = await first.projects.create(owner, 'Kept');
  await first.close();
  const second = withActors(await postgresStores(url));
  expect(await second.projects.list(owner)).toMatchObject([project]);
  await second.close();
});

it('a missing database is reported at once', async () => {
  const url = await newPostgresDatabase();
  await expect(postgresStores(`${url}_gone`)).rejects.toThrow(
    'has no such database: create it, or correct DATABASE_URL',
  );
});

/** Each costs a database of its own: in `npm test` as many as stand for all, never the same. */
const brokenOffAfter = fc.sample(fc.shuffledSubarray([...statements.keys()], { minLength: statements.length }), 1)[0]!;

it.each(brokenOffAfter.slice(0, runsOf({ test: 6, soak: statements.length })))(
  'goes on where a start was broken off after statement %i, on engines that keep each on its own',
  async (last) => {
    const url = await newPostgresDatabase();
    for (const statement of statements.slice(0, last + 1)) await rowsOf(url, statement);
    const { projects, close } = withActors(await postgresStores(url));
    expect(await projects.list(unknownActor({ issuer: 'https://one.example', subject: 'alice' }))).toEqual([]);
    await close();
    expect(await rowsOf(url, APPLIED)).toHaveLength(entries.length);
  },
);

it('foreign tables of the same name are refused', async () => {
  const url = await newPostgresDatabase();
  await rowsOf(url, 'create table sites (address text)');
  await expect(postgresStores(url)).rejects.toThrow('has tables of another product');
});

it('the statements use no feature that only PostgreSQL has', () => {
  const known =
    /^(?:-- additive\n)?(INSERT INTO|UPDATE "\w+" SET|CREATE TABLE IF NOT EXISTS|CREATE (?:UNIQUE )?INDEX IF NOT EXISTS|DROP INDEX IF EXISTS|ALTER TABLE "\w+" (?:ADD COLUMN IF NOT EXISTS|ALTER COLUMN "\w+" SET DATA TYPE)) /;
  expect(statements.filter((statement) => !known.test(statement.trim()))).toEqual([]);
  const vendor = /sequence|serial|extension|advisory|unlogged|tablespace|inherits|partition|exclude|using (?!btree)/i;
  expect(statements.filter((statement) => vendor.test(statement))).toEqual([]);
});
