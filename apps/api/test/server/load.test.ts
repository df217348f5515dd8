import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  calculateSiteDesign,
  createCameraGroup,
  deleteSiteDesign,
  duplicateSiteDesign,
  getSiteDesign,
  listProjects,
  saveChanges,
  updateSiteDesign,
  type SiteDesign,
} from '@site-designer/api-contract';
import { expect, it } from 'vitest';
import { runsOf } from '../../../../tools/random-runs.ts';
import { apiClient, type Answer, type ApiClient, type Call } from '../support/api-client.ts';
import { DATABASES } from '../support/databases.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree, type Ids } from '../support/tree.ts';

/** `LOAD_USERS=50 LOAD_MINUTES=5` sets another load; the soak has that one. */
const { LOAD_USERS, LOAD_MINUTES } = process.env;
const USERS = Number(LOAD_USERS ?? runsOf({ test: 8, soak: 50 }));
const MINUTES = Number(LOAD_MINUTES ?? runsOf({ test: 0, soak: 5 }));
/** Of each user, however short the time is. */
const LEAST_REQUESTS = 20;
const MINUTE_MS = 60_000;
/** What a heap may gain while the load goes on: caches fill, and no two collections leave the same. */
const MOST_GROWTH = { factor: 1.3, bytes: 32_000_000 };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

interface Load {
  readonly count: (answer: Answer, ms: number) => void;
  readonly isOver: () => boolean;
}

/** One user who works on one design, and knows what of it was acknowledged. */
async function work(call: ApiClient, params: Ids, { count, isOver }: Load): Promise<void> {
  const groups = new Set<number>([params['cameraGroupId'] ?? 0]);
  /** The last one that was acknowledged, and those after it of which nothing is known. */
  let names = new Set<string>();
  const send = async (...[contract, given]: Parameters<ApiClient>): Promise<Answer> => {
    const start = performance.now();
    const answer = await call(contract, { params, ...given });
    count(answer, performance.now() - start);
    return answer;
  };
  const add = async () => {
    const { status, body } = await send(createCameraGroup);
    if (status === 201) groups.add(body.cameras[0].cameraGroupId as number);
  };
  const rename = async (turn: number) => {
    const name = `Turn ${turn}`;
    const { status } = await send(updateSiteDesign, { body: { name } });
    names = status === 200 ? new Set([name]) : names.add(name);
  };
  const read = async () => {
    for (;;) {
      const { status, body, headers } = await send(getSiteDesign);
      const { cameras, name } = (body as { readonly siteDesign?: SiteDesign }).siteDesign ?? { cameras: [], name: '' };
      if (status === 200) return { cameras, name, etag: String(headers['etag']) };
    }
  };
  const save = async (turn: number) => {
    const { cameras, etag } = await read();
    const changed = cameras.map((camera) => ({ ...camera, retentionDays: 1 + (turn % 365) }));
    const body = { cameras: changed, serverSettings: null };
    const { status } = await send(saveChanges, { body, headers: { 'if-match': etag } });
    if (status === 200) await expectDays(1 + (turn % 365));
  };
  const expectDays = async (days: number) => {
    const { cameras } = await read();
    expect(new Set(cameras.map(({ retentionDays }) => retentionDays))).toEqual(new Set([days]));
  };
  const copyAndDelete = async () => {
    const { status, body } = await send(duplicateSiteDesign);
    const copy: Call = { params: { ...params, siteDesignId: Number(body?.siteDesign?.id) } };
    if (status === 201) await send(deleteSiteDesign, copy);
  };
  const turns = [add, () => send(calculateSiteDesign), save, rename, () => send(listProjects), copyAndDelete];

  for (let turn = 0; turn < LEAST_REQUESTS || !isOver(); turn += 1) {
    // Designs stay of a size that people have.
    const each = groups.size > 100 ? turns[1 + (turn % 5)] : turns[turn % turns.length];
    await each?.(turn);
  }
  const { name: storedName, cameras } = await read();
  const stored = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId));
  expect([...groups].filter((group) => !stored.has(group))).toEqual([]);
  expect([...names]).toContain(storedName);
}

it.each(DATABASES)(
  'many concurrent users on $name lose no write, and refused calls say why',
  { timeout: (5 + MINUTES) * MINUTE_MS },
  async ({ name, url }) => {
    const address = name === 'sqlite' ? `sqlite:${temporaryFolder()}/designs.db` : await url();
    const { app, tokenFor } = await testAppForThisTest({
      variables: { DATABASE_URL: address, RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    const answers: Answer[] = [];
    const times: number[] = [];
    const end = performance.now() + MINUTES * MINUTE_MS;
    let early = 0;
    const load: Load = {
      count: (answer, ms) => {
        times.push(ms);
        if (answer.status >= 500) answers.push(answer);
        if (times.length === USERS * LEAST_REQUESTS) early = heapBytes();
      },
      isOver: () => performance.now() > end,
    };
    const users = await Promise.all(
      Array.from({ length: USERS }, async (_, index) => {
        const call = apiClient(app, await tokenFor(`user ${index}`));
        return { call, params: await makeTree(call) };
      }),
    );
    await Promise.all(users.map(({ call, params }) => work(call, params, load)));

    const unannounced = answers.filter(({ status, headers }) => status !== 503 || headers['retry-after'] === undefined);
    expect(unannounced.map(({ status, body }) => [status, body])).toEqual([]);
    expect(heapBytes()).toBeLessThan(early * MOST_GROWTH.factor + MOST_GROWTH.bytes);
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    const [median, late] = [0.5, 0.99].map((part) => sorted[Math.floor(sorted.length * part)]);
    if (MINUTES > 0) {
      process.stdout.write(
        `${name}: ${USERS} users, ${times.length} requests, ${answers.length} of them 503, p50 ${median} ms, p99 ${late} ms\n`,
      );
    }
  },
);
