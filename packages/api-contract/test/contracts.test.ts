import { expect, it } from 'vitest';
import { contracts } from '../src/index.ts';

it('every endpoint has one contract', () => {
  const ids = contracts.map(({ schema }) => schema.operationId);
  const addresses = contracts.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('the contracts cover every call of the product', () => {
  const design = '/project/:projectId/site/:siteId/sitedesign/:siteDesignId';
  const addresses = contracts.map(({ method, url }) => `${method} ${url}`);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'GET /project',
      'POST /project',
      'PUT /project/:projectId',
      'DELETE /project/:projectId',
      'POST /project/:projectId/copy',
      'GET /project/:projectId/site',
      'POST /project/:projectId/site',
      'PUT /project/:projectId/site/:siteId',
      'DELETE /project/:projectId/site/:siteId',
      'POST /project/:projectId/site/:siteId/copy',
      'GET /project/:projectId/site/:siteId/sitedesign',
      'POST /project/:projectId/site/:siteId/sitedesign',
      `GET ${design}`,
      `PUT ${design}`,
      `DELETE ${design}`,
      `POST ${design}`,
      `PUT ${design}/savechanges`,
      `PUT ${design}/serversettings`,
      `GET ${design}/calculate`,
      `POST ${design}/camera`,
      `PUT ${design}/camera/:cameraGroupId`,
      `DELETE ${design}/camera/:cameraGroupId`,
      `POST ${design}/camera/:cameraGroupId/copy`,
      `POST ${design}/camera/:cameraGroupId/camerastream`,
      `DELETE ${design}/camera/:cameraGroupId/camerastream/:cameraStreamId`,
      `PUT ${design}/camera/bulkapply`,
      'GET /defaults',
      'GET /tools/calculatebitrate',
    ]),
  );
});

/** A picture has no fields. */
const hasFields = ({ schema }: (typeof contracts)[number]) => !('contentMediaType' in (schema.body ?? {}));

it.each(contracts.filter(hasFields))('$schema.operationId refuses unknown fields', ({ schema }) => {
  const parts = [schema.body, schema.querystring].filter((part) => part !== undefined);
  expect(parts).toEqual(parts.map(() => expect.objectContaining({ additionalProperties: false })));
});

it.each(contracts)('$schema.operationId has a parameter for each part of its address', ({ url, schema }) => {
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const properties = (schema.params as { readonly properties?: object } | undefined)?.properties ?? {};
  expect(Object.keys(properties)).toEqual(named);
});
