import { gunzipSync } from 'node:zlib';
import { createProject, listProjects, updateProject } from '@site-designer/api-contract';
import { expect, it } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { testAppForThisTest } from '../support/test-app.ts';

it('the requests of one user are limited per minute, and the refusal says when to retry', async () => {
  const { app, tokenFor } = await testAppForThisTest({ variables: { RATE_LIMIT_PER_MINUTE: '3' } });
  const [alice, bob] = [apiClient(app, await tokenFor('alice')), apiClient(app, await tokenFor('bob'))];
  const another = apiClient(app, await tokenFor('alice'));
  const statuses = [await alice(listProjects), await another(listProjects), await alice(listProjects)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await another(listProjects);
  expect(refused).toMatchObject({ status: 429, body: { title: 'Too Many Requests', status: 429 } });
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await bob(listProjects)).status).toBe(200);
});

it('the size of bodies is limited', async () => {
  const { app, tokenFor } = await testAppForThisTest({ variables: { BODY_LIMIT_BYTES: '1024' } });
  const alice = apiClient(app, await tokenFor('alice'));
  await alice(createProject);
  const answer = await alice(updateProject, { params: { projectId: 1 }, body: { name: 'x'.repeat(2000) } });
  expect(answer).toMatchObject({ status: 413, body: { title: 'Payload Too Large', status: 413 } });
});

it('a request that is not complete within the time limit is refused, its head included', async () => {
  const { app } = await testAppForThisTest({ variables: { REQUEST_TIMEOUT_SECONDS: '7' } });
  // Node goes by the longer of the two for requests whose body does not come.
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([7000, 7000]);
});

it('only JSON bodies are accepted', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const authorization = `Bearer ${await tokenFor('alice')}`;
  await app.inject({ method: 'POST', url: '/api/project', headers: { authorization } });
  const put = (contentType: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/project/1',
      headers: { authorization, 'content-type': contentType },
      payload: '{"name":"x"}',
    });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
    const { statusCode, headers } = await put(type);
    expect([statusCode, headers['content-type']]).toEqual([415, 'application/problem+json; charset=utf-8']);
  }
  expect((await put('application/json; charset=utf-8')).statusCode).toBe(200);
});

it('the null character is refused, and escaped text that resembles it is accepted', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const alice = apiClient(app, await tokenFor('alice'));
  await alice(createProject);
  const rename = (name: string) => alice(updateProject, { params: { projectId: 1 }, body: { name } });
  for (const name of ['a\u0000b', '\\\u0000', '\u0000']) {
    expect(await rename(name)).toMatchObject({ status: 400, body: { errors: [{ path: '' }] } });
  }
  for (const name of [String.raw`a\u0000b`, String.raw`\\u0000`, '\u{10000}']) {
    expect(await rename(name)).toMatchObject({ status: 200, body: { project: { name } } });
  }
});

it('fields that name prototypes are refused', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const authorization = `Bearer ${await tokenFor('alice')}`;
  await app.inject({ method: 'POST', url: '/api/project', headers: { authorization } });
  for (const payload of ['{"name":"x","__proto__":{"a":1}}', '{"name":"x","constructor":{"prototype":{"a":1}}}']) {
    const headers = { authorization, 'content-type': 'application/json' };
    expect((await app.inject({ method: 'PUT', url: '/api/project/1', headers, payload })).statusCode).toBe(400);
  }
});

it('a POST without a body is answered whatever content type it names', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const authorization = `Bearer ${await tokenFor('alice')}`;
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const headers = { authorization, 'content-type': type, 'content-length': '0' };
    expect((await app.inject({ method: 'POST', url: '/api/project', headers })).statusCode).toBe(201);
  }
});

it('long answers are compressed for clients that accept it, short ones never', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const authorization = `Bearer ${await tokenFor('alice')}`;
  const get = (url: string, encoding: string) =>
    app.inject({ url, headers: { authorization, 'accept-encoding': encoding } });
  const plain = await get('/api/openapi.json', 'identity');
  const packed = await get('/api/openapi.json', 'gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect((await get('/api/project', 'gzip')).headers['content-encoding']).toBeUndefined();
});
