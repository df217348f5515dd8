import {
  bulkApplyCameras,
  createCameraTemplate,
  duplicateSiteDesign,
  listCameraTemplates,
  saveChanges,
  type CameraRow,
} from '@site-designer/api-contract';
import { BulkApplyField } from '@site-designer/sizing-engine/design';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type Answer, type ApiClient } from '../support/api-client.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../support/tree.ts';

const NOTHING = { audioKbps: 0, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 };
const SOUND = { audioKbps: 64, metadataKbps: 20, eventsPerHour: 6, preSeconds: 5, postSeconds: 10 };
const WEEK = { measuredUtc: '2026-05-04T10:00:00Z', sampleHours: 168, note: 'Yard, recorder 2' };

let served: TestApp;
let alice: ApiClient;
let params: Ids;
let first: CameraRow;
let second: CameraRow;

beforeAll(async () => {
  served = await testApp();
  alice = apiClient(served.app, await served.tokenFor('alice'));
});
afterAll(() => served.close());
beforeEach(async () => {
  params = await makeTree(alice);
  const [one, two] = (await readDesign(alice, params)).cameras;
  if (one === undefined || two === undefined) throw new Error('the tree has two streams');
  [first, second] = [one, two];
});

const stored = async (of: Ids = params) => (await readDesign(alice, of)).cameras;
const save = (...cameras: object[]): Promise<Answer> => alice(saveChanges, { params, body: { cameras } });
const typed = (): CameraRow => ({
  ...first,
  motionIsCustomBitrate: true,
  bitrateKbit: { ...first.bitrateKbit, motion: 2000 },
  measured: { continuous: null, motion: WEEK },
});

describe('what is recorded besides video', () => {
  it('is nothing until somebody says so', async () => {
    expect((await stored()).map(({ extras }) => extras)).toEqual([NOTHING, NOTHING]);
  });

  it('is stored for the whole group, and stays where it is left out', async () => {
    await save({ ...first, extras: SOUND });
    const { extras: _left, measured: _nobody, ...without } = first;
    await save({ ...without, retentionDays: 60 });
    expect((await stored()).map(({ extras }) => extras)).toEqual([SOUND, SOUND]);
  });

  it('is set for all groups at once', async () => {
    const body = { bulkApplyDataField: BulkApplyField.audioKbps, value: 32 };
    expect((await alice(bulkApplyCameras, { params, body })).status).toBe(200);
    expect((await stored()).map(({ extras }) => extras.audioKbps)).toEqual([32, 32]);
  });

  it('is refused by its path, and changes nothing', async () => {
    const answer = await save({ ...first, extras: { ...SOUND, audioKbps: 321 } });
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))).toEqual(['cameras[0].extras.audioKbps']);
    expect((await stored()).map(({ extras }) => extras)).toEqual([NOTHING, NOTHING]);
  });
});

describe('where a typed rate comes from', () => {
  it('is stored with the rate, for one stream', async () => {
    await save(typed());
    expect((await stored()).map(({ measured }) => measured.motion)).toEqual([WEEK, second.measured.motion]);
  });

  it('is refused for a rate that is calculated', async () => {
    const answer = await save({ ...first, measured: { continuous: null, motion: WEEK } });
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))).toEqual(['cameras[0].measured.motion']);
  });

  it('goes with copies and templates', async () => {
    await save({ ...typed(), extras: SOUND });
    const { id } = (await alice(duplicateSiteDesign, { params })).body.siteDesign;
    const [copy] = await stored({ ...params, siteDesignId: id });
    expect([copy?.measured.motion, copy?.extras]).toEqual([WEEK, SOUND]);
    const [row] = await stored();
    const { id: _id, cameraGroupId: _group, streamId: _stream, ...content } = row!;
    await alice(createCameraTemplate, { body: { name: 'Yard camera', cameras: [content] } });
    const { cameraTemplates } = (await alice(listCameraTemplates)).body;
    expect(cameraTemplates[0].cameras[0]).toMatchObject({ measured: { motion: WEEK }, extras: SOUND });
  });
});
