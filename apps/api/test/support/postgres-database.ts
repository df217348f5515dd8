import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { postgresStores } from '../../src/storage/postgres/stores.ts';

/** Address of an empty database. It goes with the server that the run has started. */
export async function newPostgresDatabase(template = 'template1'): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${server}/${name}`;
}

let template: Promise<string> | undefined;

async function newTemplate(): Promise<string> {
  const url = await newPostgresDatabase();
  await (await postgresStores(url)).close();
  return new URL(url).pathname.slice(1);
}

/** Address of a database whose tables are there, and empty: a copy, as to make them takes longer than most tests. */
export async function newMigratedDatabase(): Promise<string> {
  template ??= newTemplate();
  return newPostgresDatabase(await template);
}
