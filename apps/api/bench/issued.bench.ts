import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { createProposalLink, getIssuedProposal, getSharedProposal } from '@site-designer/api-contract';
import Fastify from 'fastify';
import type { BenchRow } from '../../../tools/bench-row.ts';
import { addressOf, apiClient } from '../test/support/api-client.ts';
import { testApp } from '../test/support/test-app.ts';
import { makeTree } from '../test/support/tree.ts';
import { medianTurns } from './median-turns.ts';

/** Opening an issue may cost twice what a file of its size does. */
const GOAL = 2;

/** The cost of opening an issued proposal, and the document of a link, to static files of their size. */
export async function rows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const variables = { DATABASE_URL: `sqlite:${join(folder, 'designs.db')}`, RATE_LIMIT_PER_MINUTE: '100000000' };
  const served = await testApp({ variables });
  const files = Fastify();
  try {
    const token = await served.tokenFor('alice');
    const params = await makeTree(apiClient(served.app, token));
    const client = apiClient(served.app, token);
    const { url } = (await client(createProposalLink, { params })).body.link as { url: string };
    await files.register(fastifyStatic, { root: folder });
    const cases = [
      ['an issued proposal', addressOf(getIssuedProposal, params)],
      ['a shared document', addressOf(getSharedProposal, { secret: url.split('/').at(-1)! })],
    ] as const;
    const measured: BenchRow[] = [];
    for (const [what, address] of cases) {
      const asked = { url: address, headers: { authorization: `Bearer ${token}` } };
      const answer = await served.app.inject(asked);
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      const file = `${what}.json`;
      writeFileSync(join(folder, file), answer.rawPayload);
      const [ours, theirs] = await medianTurns([
        () => served.app.inject(asked),
        () => files.inject(`/${encodeURIComponent(file)}`),
      ]);
      measured.push({
        name: `api: open ${what} of ${Math.round(answer.rawPayload.length / 1000)} kB / static file of its size`,
        ratio: ours / theirs,
        goal: GOAL,
        better: 'lower',
        figures: `${ours.toFixed(2)} ms to ${theirs.toFixed(2)} ms of processor time`,
      });
    }
    return measured;
  } finally {
    await files.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
