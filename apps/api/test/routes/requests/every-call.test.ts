import { contracts, deleteMe, followEvents, type RouteContract } from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { SAMPLES, sampleOf } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { isAboutProposal, makeTree, makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

const PROBLEM = 'application/problem+json; charset=utf-8';

const isProtected = ({ schema }: RouteContract) => schema.security === undefined;
const hasIds = (contract: RouteContract) =>
  isProtected(contract) && contract.schema.params !== undefined && !contract.url.includes(':secret');
const isVersioned = ({ schema }: RouteContract) => schema.headers !== undefined;
const takesInput = ({ schema }: RouteContract) => schema.body !== undefined || schema.querystring !== undefined;
const statusOf = ({ schema }: RouteContract) => Number(Object.keys(schema.response)[0]);
const named = (chosen: readonly RouteContract[]) =>
  chosen.map((contract) => [contract.schema.operationId, contract] as const);

let served: TestApp;
let alice: ApiClient;
let bob: ApiClient;
let anonymous: ApiClient;
/** What calls are tried on that read or are refused: none of them changes it. */
let unchanged: Ids;

/** The same, but for calls that need something to be deleted before: each of them gets a tree of its own. */
async function treeToRefuse(contract: RouteContract): Promise<Ids> {
  return SAMPLES[contract.schema.operationId]?.before === undefined ? unchanged : treeFor(contract);
}

/** A tree of its own for each call that changes something. */
async function treeToUse(contract: RouteContract): Promise<Ids> {
  return contract.method === 'GET' ? unchanged : treeFor(contract);
}

/** With a proposal where the call is about one, its link or its version. */
function treeFor(contract: RouteContract): Promise<Ids> {
  return isAboutProposal(contract) ? makeTree(alice) : makeTreeWithoutProposal(alice);
}

/** Starts the server whose answers the tests of a group look at. */
function useServer(url: () => Promise<string>): void {
  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    alice = apiClient(
      served.app,
      await served.tokenFor('alice'),
      apiClient(served.app, await served.tokenFor('carol')),
    );
    bob = apiClient(served.app, await served.tokenFor('bob'));
    anonymous = apiClient(served.app, undefined);
    unchanged = await makeTree(alice);
  });
  afterAll(() => served.close());
}

describe('whatever the database', () => {
  useServer(DATABASES[0]!.url);

  it('has a sample of every call that takes input', () => {
    const ids = contracts.filter(takesInput).map(({ schema }) => schema.operationId);
    expect(Object.keys(SAMPLES)).toEqual(expect.arrayContaining(ids));
  });

  it('serves every contract', () => {
    const unserved = contracts.filter(({ method, url }) => !served.app.hasRoute({ method, url: `/api${url}` }));
    expect(unserved).toEqual([]);
  });

  describe.each(named(contracts.filter((each) => each !== deleteMe)))('%s', (_, contract) => {
    it('refuses bodies that are not JSON', async () => {
      const { method } = contract;
      const ids = await treeToRefuse(contract);
      const response = await served.app.inject({
        method,
        url: addressOf(contract, ids),
        // Without it the answer of events ends with the access alone.
        ...(contract === followEvents && { query: { follow: 'false' } }),
        headers: { authorization: `Bearer ${await served.tokenFor('alice')}`, 'content-type': 'application/json' },
        payload: '{"name":',
      });
      // A GET has no body, whatever is sent along.
      const expected = method === 'GET' ? [200, 400, 404] : [400];
      expect(expected).toContain(response.statusCode);
    });
  });

  describe.each(named(contracts.filter(isProtected)))('%s', (operationId, contract) => {
    it('needs a token', async () => {
      const ids = await treeToRefuse(contract);
      const answer = await anonymous(contract, await sampleOf(operationId, alice, ids));
      expect(answer.status).toBe(401);
      expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'content-type': PROBLEM });
    });

    it('needs a valid token', async () => {
      const ids = await treeToRefuse(contract);
      const forged = apiClient(served.app, `${await served.tokenFor('alice')}x`);
      const answer = await forged(contract, await sampleOf(operationId, alice, ids));
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    });
  });

  describe.each(named(contracts.filter(hasIds)))('%s', (operationId, contract) => {
    it('refuses invalid ids', async () => {
      const ids = await treeToRefuse(contract);
      const sample = await sampleOf(operationId, alice, ids);
      const [name = ''] = Object.keys((contract.schema.params as unknown as { properties: object }).properties);
      for (const id of ['abc', '1.5', '0', '-1']) {
        const answer = await alice(contract, { ...sample, params: { ...ids, [name]: id } });
        expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [name]]);
      }
    });
  });

  const takesFields = (each: (typeof contracts)[number]) =>
    takesInput(each) && !('contentMediaType' in (each.schema.body ?? {}));
  describe.each(named(contracts.filter(takesFields)))('%s', (operationId, contract) => {
    it('refuses unknown fields', async () => {
      const ids = await treeToRefuse(contract);
      const sample = await sampleOf(operationId, alice, ids);
      const surprising =
        sample.body === undefined
          ? { ...sample, querystring: { ...sample.querystring, surprise: '1' } }
          : { ...sample, body: { ...(sample.body as object), surprise: 1 } };
      const answer = await alice(contract, surprising);
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual({ surprise: 'Unknown field' });
    });
  });
});

describe.each(DATABASES)('on $name', ({ url }) => {
  useServer(url);

  // Nobody would be left to make the other calls: see accounts.test.ts. Calls with ids follow.
  describe.each(named(contracts.filter((each) => each !== deleteMe && !hasIds(each))))(
    '%s',
    (operationId, contract) => {
      it('answers a good request', async () => {
        const ids = await treeToUse(contract);
        const answer = await alice(contract, await sampleOf(operationId, alice, ids));
        expect(answer.body?.errors).toBeUndefined();
        expect(answer.status).toBe(statusOf(contract));
      });
    },
  );

  describe.each(named(contracts.filter(hasIds)))('%s', (operationId, contract) => {
    it('answers a good request, and does not find the data of another user', async () => {
      const ids = await treeToUse(contract);
      const sample = await sampleOf(operationId, alice, ids);
      expect(await bob(contract, sample)).toMatchObject({ status: 404, body: { status: 404 } });
      const answer = await alice(contract, sample);
      expect(answer.body?.errors).toBeUndefined();
      expect(answer.status).toBe(statusOf(contract));
    });

    it.each(Object.keys((contract.schema.params as unknown as { properties: object }).properties))(
      'finds nothing under an unknown %s',
      async (name) => {
        const ids = await treeToRefuse(contract);
        const sample = await sampleOf(operationId, alice, ids);
        for (const id of [999_999_999, 2 ** 40]) {
          expect((await alice(contract, { ...sample, params: { ...ids, [name]: id } })).status).toBe(404);
        }
      },
    );
  });

  describe.each(named(contracts.filter(({ method, schema }) => method !== 'GET' && schema.body === undefined)))(
    '%s',
    (operationId, contract) => {
      it('refuses a body, and accepts an empty one', async () => {
        const ids = await treeFor(contract);
        const { params = ids, ...sample } = await sampleOf(operationId, alice, ids);
        const refused = await alice(contract, { params, ...sample, body: { name: 'x' } });
        expect([refused.status, fieldsOf(refused)]).toEqual([400, { name: 'Unknown field' }]);
        const headers = { 'content-type': 'application/json' };
        expect((await alice(contract, { params, headers })).status).toBe(statusOf(contract));
      });
    },
  );

  describe.each(named(contracts.filter(isVersioned)))('%s', (operationId, contract) => {
    it('is refused on a stale version, and changes nothing', async () => {
      const ids = await treeToRefuse(contract);
      const sample = await sampleOf(operationId, alice, ids);
      const before = await readDesign(alice, ids);
      for (const stale of ['"1"', '"nonsense"', 'nonsense', '"999"', 'W/"1"']) {
        expect((await alice(contract, { ...sample, headers: { 'if-match': stale } })).status).toBe(412);
      }
      expect(await readDesign(alice, ids)).toEqual(before);
    });

    it('is applied on the version that was read, and raises it', async () => {
      const ids = await treeFor(contract);
      const sample = await sampleOf(operationId, alice, ids);
      const { etag } = await readDesign(alice, ids);
      const answer = await alice(contract, { ...sample, headers: { 'if-match': `"1", ${etag}` } });
      expect(answer.status).toBe(statusOf(contract));
      const isGone = operationId === 'deleteSiteDesign';
      expect(answer.headers['etag']).toBe(isGone ? undefined : `"${Number(etag.slice(1, -1)) + 1}"`);
    });
  });
});
