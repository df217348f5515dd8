import { contracts, exampleOf } from '@site-designer/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { sampleOf } from '../support/samples.ts';
import { testApp, testAppForThisTest, type TestApp } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

let served: TestApp;
let document: Document;

beforeAll(async () => {
  served = await testApp();
  document = (await served.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => served.close());

it('docs/openapi.json equals the served document', async () => {
  await expect(`${JSON.stringify(document, undefined, 2)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
});

it('the document has every call at its address', () => {
  expect(document.openapi).toBe('3.1.0');
  const printed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const said = contracts.map(
    ({ method, url, schema }) =>
      `${schema.operationId} ${method.toLowerCase()} /api${url.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(printed).toEqual(expect.arrayContaining(said));
});

it('every reference in the document has a target', () => {
  const text = JSON.stringify(document);
  const known = Object.keys((document as unknown as { components: { schemas: object } }).components.schemas);
  const used = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(known).toEqual(expect.arrayContaining([...new Set(used)]));
});

it('every named schema has an example', () => {
  const { schemas } = (document as unknown as { components: { schemas: Record<string, { examples?: unknown[] }> } })
    .components;
  const without = Object.entries(schemas).filter(([, { examples = [] }]) => examples.length === 0);
  expect(without.map(([name]) => name)).toEqual([]);
  expect(Object.keys(schemas).length).toBeGreaterThan(20);
});

/** A picture has no example in JSON. */
const isJson = (body: object) => !('contentMediaType' in body);

it.each(contracts.filter(({ schema }) => schema.body !== undefined && isJson(schema.body)))(
  'has a body of $schema.operationId that can be tried as it stands',
  async (contract) => {
    const { app, tokenFor } = await testAppForThisTest();
    const alice = apiClient(app, await tokenFor('alice'));
    const { operationId, body, headers } = contract.schema;
    const { params = {} } = await sampleOf(operationId, alice, await makeTree(alice));
    const answer = await alice(contract, {
      params,
      body: exampleOf(body ?? {}),
      ...(headers && { headers: exampleOf(headers) as Record<string, string> }),
    });
    expect(answer.body).not.toHaveProperty('errors');
    expect([200, 201]).toContain(answer.status);
  },
);

it('the page to read and try the API loads everything from its own origin', async () => {
  const page = await served.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.payload).not.toMatch(/(src|href)="https?:/);
  const files = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  for (const file of files) {
    const { statusCode } = await served.app.inject({ url: new URL(file, 'http://localhost/api/docs/').pathname });
    expect([file, statusCode]).toEqual([file, 200]);
  }
});
