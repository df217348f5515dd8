import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getIssuedProposal } from '@site-designer/api-contract';
import Fastify from 'fastify';
import type { BenchRow } from '../../../tools/bench-row.ts';
import { addressOf, apiClient } from '../test/support/api-client.ts';
import { testApp } from '../test/support/test-app.ts';
import { makeTree } from '../test/support/tree.ts';
import { medianTurns } from './median-turns.ts';

/** Opening an issue may cost twice what a file of its size does. */
const GOAL = 2;

/** The cost of opening an issued proposal, to a static file of its size. */
export async function rows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-bench-'));
  const variables = { DATABASE_URL: `sqlite:${join(folder, 'designs.db')}`, RATE_LIMIT_PER_MINUTE: '100000000' };
  const served = await testApp({ variables });
  const files = Fastify();
  try {
    const token = await served.tokenFor('alice');
    const params = await makeTree(apiClient(served.app, token));
    const asked = { url: addressOf(getIssuedProposal, params), headers: { authorization: `Bearer ${token}` } };
    const issued = await served.app.inject(asked);
    if (issued.statusCode !== 200) throw new Error(issued.payload);
    writeFileSync(join(folder, 'issue.json'), issued.rawPayload);
    await files.register(fastifyStatic, { root: folder });
    const [ours, theirs] = await medianTurns([() => served.app.inject(asked), () => files.inject('/issue.json')]);
    const bytes = Math.round(issued.rawPayload.length / 1000);
    return [
      {
        name: `api: open an issued proposal of ${bytes} kB / static file of its size`,
        ratio: ours / theirs,
        goal: GOAL,
        better: 'lower',
        figures: `${ours.toFixed(2)} ms to ${theirs.toFixed(2)} ms of processor time`,
      },
    ];
  } finally {
    await files.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
