import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';

async function rowsOf(url: string, query: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows as object[];
}

const JOURNAL = new URL('../../drizzle/postgres/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { readonly entries: readonly object[] };
const APPLIED = 'select hash from drizzle.site_designer_migrations';

it('makes its tables once, however many processes start at once', async () => {
  const url = await newPostgresDatabase();
  const opened = await Promise.all(Array.from({ length: 8 }, () => postgresStores(url)));
  const owner = { issuer: 'https://one.example', subject: 'alice' };
  const made = await Promise.all(opened.map(({ projects }) => projects.create(owner, 'Project')));
  expect(new Set(made.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  await Promise.all(opened.map(({ close }) => close()));
  expect(await rowsOf(url, APPLIED)).toHaveLength(entries.length);
});

it('leaves tables that are up to date as they are', async () => {
  const url = await newPostgresDatabase();
  const owner = { issuer: 'https://one.example', subject: 'alice' };
  const first = await postgresStores(url);
  const project = await first.projects.create(owner, 'Kept');
  await first.close();
  const second = await postgresStores(url);
  expect(await second.projects.list(owner)).toEqual([project]);
  await second.close();
});

it('says at once that there is no such database', async () => {
  const url = await newPostgresDatabase();
  await expect(postgresStores(`${url}_gone`)).rejects.toMatchObject({ cause: { code: '3D000' } });
});
