import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calculateSiteDesign,
  calculateStreamBitrate,
  createCameraTemplate,
  getCatalogue,
  getSiteDesign,
  listCameraTemplates,
  saveChanges,
} from '@site-designer/api-contract';
import { calculateBitrate, calculateProposal, NEW_STREAM, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { temporaryFolder } from '../../support/server-process.ts';
import { testApp, testAppForThisTest, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

let served: TestApp;
let alice: ApiClient;
let bob: ApiClient;

beforeAll(async () => {
  served = await testApp();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  bob = apiClient(served.app, await served.tokenFor('bob'));
});
afterAll(() => served.close());

it('the served catalogue is the one that designs are sized with', async () => {
  const { status, body } = await alice(getCatalogue);
  expect([status, body]).toEqual([200, { catalogue: publishedCatalogue, version: publishedCatalogue.version }]);
});

it("everything is computed with a company's own catalogue", async () => {
  const codecs = publishedCatalogue.codecs.map((codec) => ({ ...codec, factor: { ...codec.factor, value: 0.5 } }));
  const file = join(temporaryFolder(), 'catalogue.json');
  writeFileSync(file, JSON.stringify({ version: 'own-1', codecs }));
  const own = await testAppForThisTest({ variables: { CATALOGUE_FILE: file } });
  const call = apiClient(own.app, await own.tokenFor('alice'));
  const { catalogue } = own.config;
  expect((await call(getCatalogue)).body).toEqual({ catalogue, version: 'own-1' });
  const querystring = { codecId: '4', complexityId: '2', resolutionId: '8', motionFps: '15' };
  const stream = { codecId: 4, complexityId: 2, resolutionId: 8, fps: 15 };
  expect((await call(calculateStreamBitrate, { querystring })).body).toBe(calculateBitrate(stream, catalogue));
  expect(calculateBitrate(stream, catalogue)).not.toBe(calculateBitrate(stream, publishedCatalogue));

  const params = await makeTree(call);
  await call(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, codec: 4 }], serverSettings: null } });
  const { siteDesign } = (await call(getSiteDesign, { params })).body as { siteDesign: Design };
  const { totals } = calculateProposal(siteDesign, catalogue);
  expect((await call(calculateSiteDesign, { params })).body).toMatchObject({ totals });
});

describe('bitrate', () => {
  const ids = { codecId: '3', complexityId: '2', resolutionId: '8' };
  const ask = (querystring: Record<string, string>) => alice(calculateStreamBitrate, { querystring });

  it.each([
    [{ motionFps: '15', continuousFps: '0' }, 15],
    [{ motionFps: '15', continuousFps: '30' }, 15],
    [{ motionFps: '0', continuousFps: '30' }, 30],
    [{ continuousFps: '60' }, 60],
    [{ motionFps: '1' }, 1],
  ])('of %j equals that of the engine', async (rates, fps) => {
    const { status, body } = await ask({ ...ids, ...rates });
    const query = { codecId: 3, complexityId: 2, resolutionId: 8, fps };
    expect([status, body]).toEqual([200, calculateBitrate(query, publishedCatalogue)]);
  });

  const BY_SIZE = { codecId: '3', complexityId: '2', motionFps: '12.5', width: '2688', height: '1520' };

  it('takes any size in place of a resolution, and a decimal of the frame rate', async () => {
    const query = { codecId: 3, complexityId: 2, size: { width: 2688, height: 1520 }, fps: 12.5 };
    expect((await ask(BY_SIZE)).body).toBe(calculateBitrate(query, publishedCatalogue));
  });

  it('is 2702 for the default stream', async () => {
    expect((await ask({ ...ids, motionFps: '15' })).body).toBe(2702);
  });

  it.each([
    [{ ...ids }, 'motionFps', 'Value must be between 1 and 60'],
    [{ ...ids, motionFps: '0', continuousFps: '0' }, 'motionFps', 'Value must be between 1 and 60'],
    [{ ...ids, motionFps: '61' }, 'motionFps', 'Value must be between 1 and 60'],
    [{ ...ids, continuousFps: '61' }, 'continuousFps', 'Value must be between 1 and 60'],
    [{ ...ids, motionFps: '-1' }, 'motionFps', 'Value must be at least 0'],
    [{ ...ids, motionFps: 'x' }, 'motionFps', 'Must be a valid number'],
    [{ ...ids, motionFps: '12.55' }, 'motionFps', 'Must have at most one decimal'],
    [{ ...ids, motionFps: '60.1' }, 'motionFps', 'Value must be between 1 and 60'],
    [{ ...ids, motionFps: '0.9' }, 'motionFps', 'Value must be between 1 and 60'],
    [{ ...ids, motionFps: '15', width: '2688', height: '1520' }, 'resolutionId', 'Must be one of 0'],
    [{ ...BY_SIZE, width: '15' }, 'width', 'Value must be between 16 and 16384'],
    [{ ...BY_SIZE, height: '16385' }, 'height', 'Value must be between 16 and 16384'],
    [{ codecId: '3', complexityId: '2', motionFps: '15', width: '2688' }, 'height', 'This field is required'],
    [{ ...ids, resolutionId: '0', motionFps: '15' }, 'resolutionId', expect.stringContaining('Must be one of 1, 2')],
    [{ ...ids, motionFps: '15', codecId: '7' }, 'codecId', 'Must be one of 1, 2, 3, 4, 5, 6'],
    [{ ...ids, motionFps: '15', complexityId: '0' }, 'complexityId', 'Must be one of 1, 2, 3, 4, 5'],
    [{ codecId: '3', complexityId: '2', motionFps: '15' }, 'resolutionId', 'This field is required'],
  ])('refuses %j', async (querystring, path, message) => {
    const answer = await ask(querystring);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { [path]: message }]);
  });
});

describe('camera templates', () => {
  const save = (body: unknown) => alice(createCameraTemplate, { body });

  it('are stored for their user, newest first', async () => {
    await save({ name: ' Corridor ', cameras: [NEW_STREAM] });
    const made = await save({ name: 'Yard', cameras: [{ ...NEW_STREAM, lensType: 1, quantity: 3 }, NEW_STREAM] });
    expect(made.headers['location']).toBe(`/api/camera-template/${made.body.cameraTemplate.id}`);
    const { cameraTemplates } = (await alice(listCameraTemplates)).body;
    expect(cameraTemplates.map(({ name }: { name: string }) => name)).toEqual(['Yard', 'Corridor']);
    expect(cameraTemplates[1].cameras).toEqual([NEW_STREAM]);
    expect(cameraTemplates[0].cameras.map(({ lensType, quantity }: typeof NEW_STREAM) => [lensType, quantity])).toEqual(
      [
        [1, 3],
        [2, 3],
      ],
    );
    expect((await bob(listCameraTemplates)).body.cameraTemplates).toEqual([]);
  });

  it.each([
    ['a blank name', { name: ' ', cameras: [NEW_STREAM] }, 'name'],
    ['a long name', { name: 'x'.repeat(71), cameras: [NEW_STREAM] }, 'name'],
    ['no rows', { name: 'x', cameras: [] }, 'cameras'],
    ['a row out of its bounds', { name: 'x', cameras: [{ ...NEW_STREAM, quantity: 0 }] }, 'cameras[0].quantity'],
  ])('refuse %s', async (_, body, path) => {
    const answer = await save(body);
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [path]]);
  });
});
