import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getIssuedProposal, issueProposal, saveChanges } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

const MOST_BYTES = 40_000;

it('an issue of 50 groups is stored in less than 40 kB, and those of before are read as it is', async () => {
  const path = join(temporaryFolder(), 'designs.db');
  const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: `sqlite:${path}` } });
  const alice = apiClient(app, await tokenFor('alice'));
  const params = await makeTree(alice);
  const cameras = Array.from({ length: 50 }, (_, index) => ({ ...NEW_STREAM, streamName: `Camera ${index}` }));
  await alice(saveChanges, { params, body: { cameras, serverSettings: null } });
  const { body: issued } = await alice(issueProposal, { params, body: {} });
  const proposalId: number = issued.proposal.id;
  const file = new Database(path);
  onTestFinished(() => void file.close());
  const stored = file.prepare('select content from issued_proposals where id = ?').pluck();
  const packed = String(stored.get(proposalId));
  expect(packed.length).toBeLessThan(MOST_BYTES);

  const read = async () => (await alice(getIssuedProposal, { params: { ...params, proposalId } })).body.proposal;
  const before = await read();
  const { id: _id, ...content } = issued.proposal;
  expect(before).toMatchObject(content);
  const plain = '"note":"stored before","sections":[]';
  for (const old of [plain, `br:${brotliCompressSync(plain).toString('base64')}`]) {
    file.prepare('update issued_proposals set content = ? where id = ?').run(old, proposalId);
    expect(await read()).toMatchObject({ note: 'stored before', sections: [] });
  }
});
