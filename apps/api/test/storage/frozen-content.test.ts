import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getIssuedProposal, issueProposal, saveChanges } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { base85 } from '../../src/storage/stores/proposals/base85.ts';
import { apiClient } from '../support/api-client.ts';
import { newMigratedDatabase } from '../support/postgres-database.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

/** Runs a statement beside the server; the first column of the first row. */
type Run = (statement: string) => Promise<unknown>;

const DATABASES = [
  {
    name: 'sqlite',
    size: 'length(content)',
    opened: async () => {
      const path = join(temporaryFolder(), 'designs.db');
      const run: Run = async (statement) => {
        const file = new Database(path);
        try {
          const prepared = file.prepare(statement);
          return prepared.reader ? prepared.pluck().get() : prepared.run();
        } finally {
          file.close();
        }
      };
      return { url: `sqlite:${path}`, run };
    },
  },
  {
    name: 'postgres',
    // As the table has it, whatever the database has packed of it.
    size: 'pg_column_size(content)',
    opened: async () => {
      const url = await newMigratedDatabase();
      const client = new Client({ connectionString: url });
      await client.connect();
      onTestFinished(() => client.end());
      const run: Run = async (statement) => Object.values((await client.query(statement)).rows[0] ?? {})[0];
      return { url, run };
    },
  },
] as const;

const DAYS = [14, 30, 60];
const GROUPS = Array.from({ length: 50 }, (_, index) => ({ ...NEW_STREAM, streamName: `Camera ${index}` }));
/** With three classes of retention, which have derivations of their own. */
const CLASSES = GROUPS.map((row, index) => ({
  ...row,
  quantity: 1 + (index % 7),
  retentionDays: DAYS[index % DAYS.length]!,
}));

const MOST_BYTES = 40_000;

it.each(DATABASES)('an issue of 50 groups is stored in less than 40 kB on $name', async ({ opened, size }) => {
  const { url, run } = await opened();
  const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: url } });
  const alice = apiClient(app, await tokenFor('alice'));
  for (const cameras of [GROUPS, CLASSES]) {
    const params = await makeTree(alice);
    await alice(saveChanges, { params, body: { cameras, serverSettings: null } });
    const { body: issued } = await alice(issueProposal, { params, body: {} });
    const stored = await run(`select ${size} from issued_proposals where id = ${issued.proposal.id}`);
    expect(Number(stored)).toBeLessThan(MOST_BYTES);
    expect(Number(stored)).toBeGreaterThan(0);
    const read = await alice(getIssuedProposal, { params: { ...params, proposalId: issued.proposal.id } });
    const { id: _id, ...content } = issued.proposal;
    expect(read.body.proposal).toMatchObject(content);
  }
  // What issues have in common is there once.
  expect(Number(await run('select count(*) from frozen_parts'))).toBe(1);
});

it.each(DATABASES)('issues of before are read as they were stored on $name', async ({ opened }) => {
  const { url, run } = await opened();
  const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: url } });
  const alice = apiClient(app, await tokenFor('alice'));
  const params = await makeTree(alice);
  const plain = '"note":"stored before","sections":[]';
  const brotli = brotliCompressSync(plain);
  const before = [plain, `br:${brotli.toString('base64')}`, `b85:${brotli.length}:${base85(brotli)}`];
  for (const content of before) {
    const text = content.replaceAll("'", "''");
    await run(`update issued_proposals set content = '${text}' where id = ${params['proposalId']}`);
    const { body } = await alice(getIssuedProposal, { params });
    expect(body.proposal).toMatchObject({ note: 'stored before', sections: [] });
  }
});
