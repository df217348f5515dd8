import {
  createCameraGroup,
  createProject,
  createSite,
  createSiteDesign,
  getSiteDesign,
  issueProposal,
  saveChanges,
} from '@site-designer/api-contract';
import type { IssuedProposal, RouteContract, SiteDesign } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { beforeAll, expect, it } from 'vitest';
import { addressOf, type Call } from '../support/api-client.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import {
  runToken,
  startServer,
  temporaryFolder,
  whenAllAreOver,
  type RunningServer,
} from '../support/server-process.ts';

const WRITERS = 6;
const WRITES = 8;

const whenOver = whenAllAreOver();
let servers: readonly [RunningServer, RunningServer];
let token: string;

beforeAll(async () => {
  const folder = temporaryFolder(whenOver);
  const shared = {
    DATABASE_URL: await newPostgresDatabase(),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    // Fifty writes wait for one another, however slow the machine is.
    DATABASE_CONNECT_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    DATABASE_IDLE_TIMEOUT_MS: '60000',
  };
  const first = await startServer(shared, whenOver);
  servers = [first, await startServer({ ...shared, PUBLIC_ORIGIN: first.origin }, whenOver)];
  token = (await runToken(first.port, 'alice')).out.trim();
});

type Caller = (contract: RouteContract, call?: Call) => Promise<{ status: number; etag: string; body: unknown }>;

/** Both answer to the same token, as they have the same issuer. */
function callerOf({ origin }: RunningServer): Caller {
  return async (contract, { params, body, headers } = {}) => {
    const response = await fetch(`${origin}${addressOf(contract, params)}`, {
      method: contract.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.json() };
  };
}

const idOf = (body: unknown, key: string): number => (body as Record<string, { id: number }>)[key]?.id ?? 0;

async function designOver([first, second]: readonly [Caller, Caller]) {
  const projectId = idOf((await first(createProject)).body, 'project');
  const siteId = idOf((await second(createSite, { params: { projectId } })).body, 'site');
  const siteDesignId = idOf((await first(createSiteDesign, { params: { projectId, siteId } })).body, 'siteDesign');
  return { projectId, siteId, siteDesignId };
}

/** A design of its own for each test. */
async function started() {
  const callers: [Caller, Caller] = [callerOf(servers[0]), callerOf(servers[1])];
  return { callers, params: await designOver(callers) };
}

const namesOf = (body: unknown) =>
  (body as { siteDesign: SiteDesign }).siteDesign.cameras.map(({ streamName }) => streamName).toSorted();

it('two servers on one database lose and mix up no concurrent writes to one design', async () => {
  const { callers, params } = await started();

  /** Adds a camera to the design as it is, again and again until nobody was faster. */
  async function add(streamName: string, turn: number): Promise<void> {
    const read = callers[turn % 2] ?? callers[0];
    const write = callers[(turn + 1) % 2] ?? callers[1];
    for (;;) {
      const { etag } = await read(getSiteDesign, { params });
      const body = { cameras: [{ ...NEW_STREAM, streamName }], serverSettings: null };
      const { status } = await write(saveChanges, { params, body, headers: { 'if-match': etag } });
      if (status === 200) return;
      expect(status).toBe(412);
    }
  }

  const names = Array.from({ length: WRITERS }, (_, writer) =>
    Array.from({ length: WRITES }, (_each, index) => `Camera ${writer}.${index}`),
  );
  await Promise.all(
    names.map((own, writer) =>
      own.reduce((before, name, index) => before.then(() => add(name, writer + index)), Promise.resolve()),
    ),
  );

  for (const call of callers) {
    const { etag, body } = await call(getSiteDesign, { params });
    expect(namesOf(body)).toEqual(names.flat().toSorted());
    expect(etag).toBe(`"${1 + WRITERS * WRITES}"`);
  }
});

it('two servers on one database accept one of several writes on the same version', async () => {
  const { callers, params } = await started();
  const { etag } = await callers[0](getSiteDesign, { params });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const body = { cameras: [{ ...NEW_STREAM, streamName: `Writer ${index}` }], serverSettings: null };
      return (callers[index % 2] ?? callers[0])(saveChanges, { params, body, headers: { 'if-match': etag } });
    }),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  expect(namesOf((await callers[1](getSiteDesign, { params })).body)).toEqual(namesOf(won[0]?.body));
});

it('two servers on one database give each number and revision once', async () => {
  const { callers, params } = await started();
  const other = await designOver(callers);
  for (const design of [params, other]) await callers[0](createCameraGroup, { params: design });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (callers[index % 2] ?? callers[0])(issueProposal, { params: index % 3 === 0 ? params : other, body: {} }),
    ),
  );
  const names = answers.map(({ body }) => {
    const { number, revision } = (body as { proposal: IssuedProposal }).proposal;
    return `${number} ${revision}`;
  });
  expect(new Set(names).size).toBe(50);
  expect(new Set(names.map((name) => name.slice(0, 6)))).toEqual(new Set(['P-0001', 'P-0002']));
});
