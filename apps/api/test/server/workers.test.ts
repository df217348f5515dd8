import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createCameraGroup,
  calculateSiteDesign,
  createProject,
  createSite,
  createSiteDesign,
  duplicateProject,
  duplicateSiteDesign,
  getSiteDesign,
  listProjects,
  restoreSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateSiteDesign,
  type RouteContract,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { SPOKEN, type LanguageCode } from '@site-designer/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.ts';
import { apiTexts, inLanguage } from '../../src/texts/language-in-use.ts';
import { workersFor } from '../../src/workers/worker-pool.ts';
import { apiClient, type Answer, type Call } from '../support/api-client.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { temporaryFolder, whenAllAreOver } from '../support/server-process.ts';
import { testApp, testAppForThisTest, type TestApp } from '../support/test-app.ts';

const LARGE = 400;
const params = { projectId: 1, siteId: 1, siteDesignId: 1 };

const fileVariables = () => ({ DATABASE_URL: `sqlite:${join(temporaryFolder(), 'designs.db')}` });

function cameras(count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...NEW_STREAM, streamName: `Camera ${index}` }));
}

async function userOf({ app, tokenFor }: TestApp, name = 'alice') {
  return apiClient(app, await tokenFor(name));
}

/** A design with so many rows, whose only save it is. */
async function saved(served: TestApp, count: number) {
  const user = await userOf(served);
  await user(createProject);
  await user(createSite, { params });
  await user(createSiteDesign, { params });
  const body = { cameras: cameras(count), serverSettings: null };
  return { user, answer: await user(saveChanges, { params, body }) };
}

/** What does not tell when it happened. */
function timeless({ status, headers, body }: Answer): object {
  const { 'content-type': type, etag, location } = headers;
  const text = JSON.stringify(body)?.replaceAll(/"[^"]*Utc":"[^"]*"|"\w+Date":"[^"]*"/g, '');
  return { status, type, etag, location, text };
}

const CALLS: readonly (readonly [RouteContract, Call?])[] = [
  [getSiteDesign],
  [calculateSiteDesign],
  [calculateSiteDesign],
  [calculateSiteDesign, { querystring: { explain: 'true' } }],
  [createCameraGroup, { headers: { 'if-match': '"2"' } }],
  [createCameraGroup, { headers: { 'if-match': '"2"' } }],
  [updateSiteDesign, { body: { name: 'Renamed' } }],
  [updateSiteDesign, { body: { name: '' } }],
  [saveChanges, { body: { cameras: cameras(LARGE).map((row) => ({ ...row, quantity: -1 })), serverSettings: null } }],
  [saveChanges, { body: { cameras: cameras(LARGE).map((row) => ({ ...row, colour: 1 })), serverSettings: null } }],
  [saveChanges, { body: { cameras: cameras(LARGE), serverSettings: null }, headers: { 'if-match': '"1"' } }],
  [duplicateSiteDesign],
  [duplicateProject],
  [deleteSiteDesign],
  [getSiteDesign],
  [restoreSiteDesign],
];

describe.each([
  ['SQLite', async () => fileVariables()],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newPostgresDatabase() })],
])('a large design on %s', (_, variables) => {
  it('gets the same answers from workers as from the main thread', async () => {
    const [served, alone] = [await testAppForThisTest({ variables: await variables() }), await testAppForThisTest()];
    const [{ user, answer }, other] = [await saved(served, LARGE), await saved(alone, LARGE)];
    expect(alone.workers).toBeUndefined();
    expect(timeless(answer)).toEqual(timeless(other.answer));
    for (const [contract, call] of CALLS) {
      const [ours, theirs] = [
        await user(contract, { params, ...call }),
        await other.user(contract, { params, ...call }),
      ];
      expect({ [contract.schema.operationId]: timeless(ours) }).toEqual({
        [contract.schema.operationId]: timeless(theirs),
      });
    }
    expect(served.workers?.answered()).toBe(1 + CALLS.length);
  });
});

it('does not move small designs and other calls to workers', async () => {
  const served = await testAppForThisTest({ variables: fileVariables() });
  const { user, answer } = await saved(served, 100);
  expect(answer.status).toBe(200);
  for (const contract of [getSiteDesign, calculateSiteDesign, listProjects])
    expect((await user(contract, { params })).status).toBe(200);
  expect(served.workers?.answered()).toBe(0);
});

/** One server for both, as its thread loads all code again. */
describe('a large design of one user', () => {
  const whenOver = whenAllAreOver();
  let served: TestApp;
  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: `sqlite:${join(temporaryFolder(whenOver), 'designs.db')}` } });
    await saved(served, LARGE);
  });
  afterAll(() => served.close());

  it('is answered in the language of the request', async () => {
    const user = await userOf(served);
    const before = served.workers?.answered() ?? 0;
    for (const language of Object.keys(SPOKEN)) {
      const headers = { 'accept-language': language };
      const { headers: told } = await user(calculateSiteDesign, { params, headers });
      expect(told['content-language']).toBe(language);
      const refused = await user(saveChanges, { params, headers, body: { cameras: [{ id: 999_999 }] } });
      expect(refused.body.title).toBe(inLanguage(language as LanguageCode, apiTexts).titles[400]);
    }
    expect(served.workers?.answered()).toBe(before + 2 * Object.keys(SPOKEN).length);
  });

  it('stays hidden from other users in workers', async () => {
    const before = served.workers?.answered() ?? 0;
    const bob = await userOf(served, 'bob');
    const forged = { 'site-designer-user': '{"iss":"x","sub":"alice"}' };
    for (const headers of [{}, forged]) {
      const answer = await bob(getSiteDesign, { params, headers });
      expect(answer).toMatchObject({ status: 404, body: { status: 404 } });
    }
    expect(served.workers?.answered()).toBe(before + 2);
  });

  it('keeps him waiting in a queue of limited length that does not delay other users', async () => {
    const user = await userOf(served);
    const all = Array.from({ length: 30 }, () => user(calculateSiteDesign, { params }));
    const bob = await userOf(served, 'bob');
    expect((await bob(getSiteDesign, { params })).status).toBe(404);
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(30);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5' }, body: { status: 429 } });
    expect((await user(calculateSiteDesign, { params })).status).toBe(200);
  });
});

it('bodies that are unauthenticated, of another type or too large are refused before they reach a worker', async () => {
  const served = await testAppForThisTest({ variables: { ...fileVariables(), BODY_LIMIT_BYTES: '200000' } });
  const authorization = `Bearer ${await served.tokenFor('alice')}`;
  const put = async (headers: Record<string, string>, bytes: number) => {
    const url = '/api/project/1/site/1/sitedesign/1/savechanges';
    const payload = JSON.stringify({ cameras: [], name: 'x'.repeat(bytes) });
    return (await served.app.inject({ method: 'PUT', url, headers, payload })).statusCode;
  };
  const json = { 'content-type': 'application/json' };
  expect(await put(json, 150_000)).toBe(401);
  expect(await put({ authorization, 'content-type': 'text/plain' }, 150_000)).toBe(415);
  expect(await put({ authorization, ...json }, 250_000)).toBe(413);
  expect(served.workers?.answered()).toBe(0);
  expect(await put({ authorization, ...json }, 150_000)).toBe(400);
  expect(served.workers?.answered()).toBe(1);
});

it('an explanation that is too large is refused with its size and the limit', async () => {
  const served = await testAppForThisTest({ variables: { EXPLANATION_LIMIT_BYTES: '100000' } });
  const { user } = await saved(served, LARGE);
  expect((await user(calculateSiteDesign, { params })).status).toBe(200);
  const { status, body } = await user(calculateSiteDesign, { params, querystring: { explain: 'true' } });
  expect([status, body]).toEqual([409, expect.objectContaining({ title: 'Conflict' })]);
  expect(body).toMatchObject({
    detail: expect.stringMatching(/^The explanation of this design has \d\.\d MB; this server sends at most 0\.1 MB$/),
  });
});

it('the end waits for a thread that is starting, as it may be loading native code', async () => {
  const path = join(temporaryFolder(), 'designs.db');
  const workers = workersFor(readConfig({ DATABASE_URL: `sqlite:${path}`, DATA_FOLDER: temporaryFolder() }));
  const user = { iss: 'issuer', sub: 'alice', exp: 0 };
  const job = { requestId: '1', method: 'GET', url: '/api/project', user, headers: {}, body: undefined } as const;
  let answer: Promise<unknown> | undefined;
  await new Promise<void>((resolve) => {
    const isWanted = () => (resolve(), true);
    answer = workers?.run(job, isWanted).catch(String);
  });
  await workers?.close();
  // The thread opens the database as the last thing of its start.
  expect(existsSync(path)).toBe(true);
  await answer;
});
