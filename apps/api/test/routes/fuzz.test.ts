import { contracts, getSiteDesign, calculateSiteDesign, SiteDesign } from '@site-designer/api-contract';
import { checkCameraRow, checkServerSettings, rowsByGroup } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, apiClient, type ApiClient } from '../support/api-client.ts';
import { mutated, requestOf, type DrawnRequest } from '../support/requests.ts';
import { SAMPLES } from '../support/samples.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { makeTree, type Ids } from '../support/tree.ts';

/** More of them in a long run: FUZZ_RUNS=20000. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 600);

let served: TestApp;
let token: string;
let alice: ApiClient;

beforeAll(async () => {
  served = await testApp({ variables: { RATE_LIMIT_PER_MINUTE: '100000000' } });
  token = await served.tokenFor('alice');
  alice = apiClient(served.app, token);
});
afterAll(() => served.close());

function paramsOf({ contract, strangeId }: DrawnRequest, ids: Ids): Record<string, number | string> {
  const names = [...contract.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const params: Record<string, number | string> = { ...ids };
  const name = strangeId && names[strangeId.place % Math.max(1, names.length)];
  if (strangeId !== undefined && name !== undefined) params[name] = strangeId.id;
  return params;
}

async function bodyOf({ contract, body, mutations }: DrawnRequest, ids: Ids): Promise<unknown> {
  const sample = SAMPLES[contract.schema.operationId]?.body;
  if (mutations === undefined || sample === undefined || (await alice(getSiteDesign, { params: ids })).status !== 200) {
    return body;
  }
  return mutations.reduce(mutated, await sample(alice, ids));
}

let accepted = 0;

async function send(request: DrawnRequest, ids: Ids) {
  const { contract, query, ifMatch } = request;
  const body = await bodyOf(request, ids);
  const text = body === undefined ? undefined : JSON.stringify(body);
  return served.app.inject({
    method: contract.method,
    url: addressOf(contract, paramsOf(request, ids)),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? ''])),
    headers: {
      authorization: `Bearer ${token}`,
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && contract.method !== 'GET' && { payload: text }),
  });
}

/** What holds for a stored design, however it came to be. */
function faultsOf({ cameras, serverSettings }: SiteDesign): unknown[] {
  const quantities = [...rowsByGroup([...cameras]).values()].map(
    (rows) => new Set(rows.map(({ quantity }) => quantity)),
  );
  return [
    ...cameras.flatMap((row, index) => checkCameraRow(row, publishedCatalogue, `cameras[${index}]`)),
    ...checkServerSettings(serverSettings, publishedCatalogue, 'serverSettings'),
    ...quantities.filter(({ size }) => size !== 1),
  ];
}

describe('any sequence of requests', () => {
  it('is answered without a fault of ours, and leaves designs as they must be', async () => {
    const steps = fc.array(fc.oneof(...contracts.map(requestOf)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (requests) => {
        const ids = await makeTree(alice);
        for (const request of requests) {
          const { statusCode, headers, payload } = await send(request, ids);
          if (statusCode < 300) accepted += 1;
          expect(statusCode, `${request.contract.schema.operationId}: ${payload}`).toBeLessThan(500);
          const type = String(headers['content-type'] ?? '');
          expect(type.startsWith('application/problem+json')).toBe(statusCode >= 400);
        }
        const { status, body } = await alice(getSiteDesign, { params: ids });
        if (status !== 200) return;
        expect(Value.Errors(SiteDesign, body.siteDesign)).toEqual([]);
        expect(faultsOf(body.siteDesign)).toEqual([]);
        expect((await alice(calculateSiteDesign, { params: ids })).status).toBe(200);
      }),
      { numRuns },
    );
    // Requests that are all refused would show nothing.
    expect(accepted).toBeGreaterThan(numRuns / 2);
  });
});
