import { createCameraTemplate, listSites, saveChanges, updateProject, type Problem } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../../support/tree.ts';

describe.each(DATABASES)('a server on $name', ({ url }) => {
  let served: TestApp;
  let token: string;
  let alice: ApiClient;
  let params: Ids;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    token = await served.tokenFor('alice');
    alice = apiClient(served.app, token);
    params = await makeTree(alice);
  });
  afterAll(() => served.close());

  const put = async (payload: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await served.app.inject({
      method: 'PUT',
      url: addressOf(updateProject, params),
      headers,
      payload,
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  it.each(['01x', '+1', ' 1', '1e0', '0x1', '1.0', 'Infinity', 'NaN', 'null', 'true', '-0', '１', '0'])(
    'finds nothing under the id %j',
    async (projectId) => {
      const answer = await alice(listSites, { params: { projectId: encodeURIComponent(projectId) } });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['projectId']]);
    },
  );

  it.each(['9007199254740993', '9'.repeat(90)])('finds nothing under %s', async (projectId) => {
    expect((await alice(listSites, { params: { projectId } })).status).toBe(404);
  });

  it('reports an address that cannot be decoded', async () => {
    const response = await served.app.inject({ url: '/api/project/%ff/site' });
    expect(response.json<Problem>()).toMatchObject({ status: 400, detail: 'The address cannot be read' });
  });

  it.each(['\u202E', '\u2066', '\u202A'])('refuses a name with %j, which turns its direction', async (character) => {
    const answer = await put(JSON.stringify({ name: `a${character}txt.exe` }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    const cameras = [{ ...NEW_STREAM, streamName: `a${character}b` }];
    expect((await alice(createCameraTemplate, { body: { name: 'x', cameras } })).status).toBe(400);
  });

  it('refuses names in a query that the call does not know', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/project?limits=10', '/api/camera-template?limits=10', '/api/catalogue?limits=10']) {
      const response = await served.app.inject({ url, headers });
      expect(response.json<Problem>()).toMatchObject({ status: 400, errors: [{ path: 'limits' }] });
    }
  });

  it('refuses lone surrogates anywhere, and accepts pairs in any notation', async () => {
    for (const text of [String.raw`a\ud800b`, String.raw`\uDC00`, String.raw`\ud83d\ud83d\ude00`]) {
      expect(await put(`{"name":"${text}"}`)).toMatchObject({ status: 400, body: { errors: [{ path: '' }] } });
    }
    const cameras = [{ ...NEW_STREAM, streamName: '\ud800' }];
    expect((await alice(createCameraTemplate, { body: { name: 'x', cameras } })).status).toBe(400);
    expect(await put(String.raw`{"name":"\ud83d\ude00"}`)).toMatchObject({ body: { project: { name: '😀' } } });
    expect(await put(String.raw`{"name":"\\ud800"}`)).toMatchObject({
      body: { project: { name: String.raw`\ud800` } },
    });
  });

  it.each(['[]', 'null', '1', '"x"', 'true', '', ' '])('refuses the body %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });

  it.each([
    ['lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['objects', `${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['unknown fields', `{"name":"x",${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ])('refuses very many %s with a short answer', async (_, body) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000_000);
  });

  it('lists the errors of ten thousand rows, and counts further ones', async () => {
    const before = await readDesign(alice, params);
    const cameras = Array.from({ length: 12_000 }, () => ({ ...NEW_STREAM, quantity: 0 }));
    const { status, body } = await alice(saveChanges, { params, body: { cameras } });
    expect([status, body.detail]).toEqual([400, '12000 fields need to be corrected']);
    expect(body.errors).toHaveLength(10_000);
    expect(body.errors[9999].path).toBe('cameras[9999].quantity');
    expect(await readDesign(alice, params)).toEqual(before);
  });

  it.each(['a\u0001b', 'a\nb', '\u001b[2J', '\u0085x', '\u200b', '\u200b \u2060', '\u3164', '\u2800'])(
    'refuses the unreadable name %j',
    async (name) => {
      const answer = await put(JSON.stringify({ name }));
      expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path: 'name' }]]);
    },
  );

  it.each(['👩‍👩‍👧', 'می‌خواهم', 'a\u00a0b', '\u200bvisible'])('accepts the name %j', async (name) => {
    expect((await put(JSON.stringify({ name }))).status).toBe(200);
  });

  it.each([
    ['PATCH', '/api/project', 'GET, HEAD, POST'],
    ['PUT', '/api/project?x=1', 'GET, HEAD, POST'],
    ['POST', '/api/project/1', 'DELETE, PUT'],
    ['GET', '/api/project/1/copy', 'POST'],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ] as const)('lists the allowed methods of an address: %s %s', async (method, url, allow) => {
    const response = await served.app.inject({ method, url });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, allow]);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('answers 404 for any method at an unknown address', async () => {
    const response = await served.app.inject({ method: 'PATCH', url: '/api/nothing' });
    expect([response.statusCode, response.headers['allow']]).toEqual([404, undefined]);
  });
});
