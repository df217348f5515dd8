import { getIdentity, listSites, updateProject } from '@site-designer/api-contract/addresses';
import { calculateStreamBitrate } from '@site-designer/api-contract/design-addresses';
import { describe, expect, test, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../../src/lib/calls/api-problem.ts';
import { createCall } from '../../src/lib/calls/call.ts';

const PROBLEM = { type: 'about:blank', title: 'Bad Request', status: 400, errors: [{ path: 'name', message: 'no' }] };

function answering(...responses: readonly (Response | Error)[]) {
  const queue = [...responses];
  const requests: { address: string; init: RequestInit & { headers: Record<string, string> } }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit & { headers: Record<string, string> }) => {
    requests.push({ address, init });
    const next = queue.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('Nothing to answer');
  });
  return requests;
}

function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), init);
}

const call = createCall({ accessToken: async () => 'first', renew: async () => 'second' });

test('a call has its parameters in the address and the token in the header', async () => {
  const requests = answering(json({ sites: [] }, { headers: { etag: '"7"' } }));
  const answer = await call(listSites, { params: { projectId: 12 } });
  expect(requests[0]?.address).toBe('/api/project/12/site');
  expect(requests[0]?.init.headers['authorization']).toBe('Bearer first');
  expect(answer).toEqual({ data: { sites: [] }, etag: '"7"' });
});

test('a query leaves out undefined values', async () => {
  const requests = answering(json(2702));
  await call(calculateStreamBitrate, { querystring: { codecId: 3, complexityId: 2, resolutionId: 8, motionFps: 15 } });
  expect(requests[0]?.address).toBe('/api/tools/calculatebitrate?codecId=3&complexityId=2&resolutionId=8&motionFps=15');
});

test('bodies are sent as JSON', async () => {
  const requests = answering(json({ project: {} }));
  await call(updateProject, { params: { projectId: 1 }, body: { name: '<b>Ünïcode</b>' } });
  expect(requests[0]?.init.headers['content-type']).toBe('application/json');
  expect(requests[0]?.init.body).toBe(JSON.stringify({ name: '<b>Ünïcode</b>' }));
});

test('public endpoints are called without a token', async () => {
  const requests = answering(json({}));
  await call(getIdentity, {});
  expect(requests[0]?.init.headers['authorization']).toBeUndefined();
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': new Date(0).toUTCString() }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('a refusal with the headers %j says when to retry', async (headers, ms) => {
  answering(json({}, { status: 503, headers: headers as Record<string, string> }));
  const refusal: unknown = await call(listSites, { params: { projectId: 1 } }).catch((cause: unknown) => cause);
  expect(refusal).toMatchObject({ status: 503, retryAfterMs: ms });
});

describe('a refused token', () => {
  test('is renewed once and the call repeated', async () => {
    const requests = answering(json({ status: 401 }, { status: 401 }), json({ sites: [] }));
    await call(listSites, { params: { projectId: 1 } });
    expect(requests.map(({ init }) => init.headers['authorization'])).toEqual(['Bearer first', 'Bearer second']);
  });

  test('that cannot be renewed gives a problem of status 401', async () => {
    answering(json({ title: 'Unauthorized' }, { status: 401 }));
    const unrenewable = createCall({ accessToken: async () => 'old', renew: async () => undefined });
    await expect(unrenewable(listSites, { params: { projectId: 1 } })).rejects.toMatchObject({ status: 401 });
  });
});

test('a refusal has the problem of the server', async () => {
  answering(json(PROBLEM, { status: 400 }));
  const refusal: unknown = await call(listSites, { params: { projectId: 1 } }).catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(ApiProblem);
  expect(refusal).toMatchObject({ problem: PROBLEM });
});

test('a refusal without a problem document has its status', async () => {
  answering(new Response('<html>Bad gateway</html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(listSites, { params: { projectId: 1 } })).rejects.toMatchObject({
    problem: { status: 502, title: 'Bad Gateway' },
  });
});

test('a network failure has no status', async () => {
  answering(new TypeError('Failed to fetch'));
  await expect(call(listSites, { params: { projectId: 1 } })).rejects.toBeInstanceOf(NetworkError);
});
