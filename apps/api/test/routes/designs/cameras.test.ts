import {
  addCameraStream,
  bulkApplyCameras,
  createCameraGroup,
  createCameraTemplate,
  deleteCameraGroup,
  deleteCameraStream,
  duplicateCameraGroup,
  duplicateSiteDesign,
  listCameraTemplates,
  saveChanges,
  updateCameraGroup,
  type CameraRow,
} from '@site-designer/api-contract';
import { calculateBitrate, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type Answer, type ApiClient } from '../../support/api-client.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

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
  params = await makeTreeWithoutProposal(alice);
  const [one, two] = (await readDesign(alice, params)).cameras;
  if (one === undefined || two === undefined) throw new Error('the tree has two streams');
  [first, second] = [one, two];
});

const stored = async (of: Ids = params) => (await readDesign(alice, of)).cameras;
const put = (...cameras: object[]): Promise<Answer> => alice(updateCameraGroup, { params, body: { cameras } });
const save = (...cameras: object[]): Promise<Answer> => alice(saveChanges, { params, body: { cameras } });
const bulk = (bulkApplyDataField: number, value: unknown): Promise<Answer> =>
  alice(bulkApplyCameras, { params, body: { bulkApplyDataField, value } });

describe('a new group', () => {
  it('has one default stream, whose id equals its streamId', async () => {
    const { cameras } = (await alice(createCameraGroup, { params })).body;
    const [row] = cameras;
    expect(cameras).toHaveLength(1);
    expect(row).toEqual({ ...NEW_STREAM, id: row.streamId, streamId: row.streamId, cameraGroupId: row.cameraGroupId });
  });

  it('is listed before older groups, with its streams in the order of their ids', async () => {
    const { cameras } = (await alice(createCameraGroup, { params })).body;
    expect((await stored()).map(({ id }) => id)).toEqual([cameras[0].id, first.id, second.id]);
  });
});

describe('a row', () => {
  it.each([
    ['a\nb', 'Must not contain line breaks or other control characters'],
    ['Gate\u001b[2J', 'Must not contain line breaks or other control characters'],
    ['\u200b\u3164', 'Must contain visible characters'],
    ['x'.repeat(71), 'Must be 70 characters or less'],
  ])('cannot be named %j by any call', async (streamName, text) => {
    const wanted = [400, { 'cameras[0].streamName': text }];
    const row = { ...NEW_STREAM, streamName };
    for (const cameras of [[{ ...first, streamName }], [row]]) {
      const answer = await save(...cameras);
      expect([answer.status, fieldsOf(answer)]).toEqual(wanted);
    }
    const changed = await put({ ...first, streamName });
    const template = await alice(createCameraTemplate, { body: { name: 'Gate', cameras: [row] } });
    for (const answer of [changed, template]) expect([answer.status, fieldsOf(answer)]).toEqual(wanted);
    const named = await alice(createCameraTemplate, { body: { name: streamName, cameras: [NEW_STREAM] } });
    expect([named.status, fieldsOf(named)]).toEqual([400, { name: text }]);
  });

  it.each([
    ['quantity', 1, 999_999],
    ['hoursPerDay', 1, 24],
    ['retentionDays', 1, 9999],
  ])('has a %s from %i to %i', async (field, min, max) => {
    for (const value of [min, max]) {
      expect((await put({ ...first, [field]: value })).body.cameras[0]).toMatchObject({ [field]: value });
    }
    const before = await stored();
    for (const value of [-1, min - 1, max + 1, 1e15]) {
      const answer = await put({ ...first, [field]: value });
      const text = `Value must be between ${min} and ${max}`;
      expect([answer.status, fieldsOf(answer)]).toEqual([400, { [`cameras[0].${field}`]: text }]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['fps', 1, 60],
    ['motion', 1, 100],
    ['bitrateKbit', 1, 26_000],
  ] as const)('has %s of the motion half from %i to %i', async (field, min, max) => {
    const withValue = (value: number) => ({
      ...first,
      motionIsCustomBitrate: field === 'bitrateKbit',
      [field]: { ...first[field], motion: value },
    });
    for (const value of [min, max]) expect((await put(withValue(value))).status).toBe(200);
    for (const value of [-1, min - 1, max + 1]) {
      const answer = await put(withValue(value));
      const path = `cameras[0].${field}.motion`;
      expect([answer.status, fieldsOf(answer)]).toEqual([400, { [path]: `Value must be between ${min} and ${max}` }]);
    }
  });

  it.each(['lensType', 'recording', 'codec'])('refuses an unknown %s', async (field) => {
    const answer = await put({ ...first, [field]: 99 });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [`cameras[0].${field}`]]);
  });

  it('has a name of up to 70 characters', async () => {
    expect((await put({ ...first, streamName: 'x'.repeat(70) })).status).toBe(200);
    const answer = await put({ ...first, streamName: 'x'.repeat(71) });
    expect(fieldsOf(answer)).toEqual({ 'cameras[0].streamName': 'Must be 70 characters or less' });
  });

  it('accepts any bounded value in the half that its mode does not use', async () => {
    const row = { ...first, fps: { continuous: 99, motion: 15 }, bitrateKbit: { continuous: 99_999, motion: 1 } };
    expect((await put({ ...row, continuousIsCustomBitrate: true })).status).toBe(200);
    expect((await put({ ...row, continuousIsCustomBitrate: true, recording: 2 })).status).toBe(400);
    const answer = await put({ ...row, fps: { continuous: -1, motion: 15 } });
    expect(fieldsOf(answer)).toHaveProperty(['cameras[0].fps.continuous']);
  });

  it.each([
    [0, { continuous: 15, motion: 15 }, 100],
    [1, { continuous: 0, motion: 15 }, 0],
    [2, { continuous: 1, motion: 15 }, 60],
  ])('of recording mode %i gets the frame rates and shares of the mode', async (recording, fps, continuous) => {
    const [row] = (await put({ ...first, recording, motion: { continuous: 77, motion: 40 } })).body.cameras;
    expect(row).toMatchObject({ recording, fps, motion: { continuous, motion: 40 } });
    expect(await stored()).toContainEqual(row);
  });

  it('has a calculated rate without the custom flag, and keeps the typed rate with it', async () => {
    const typed = { continuous: 5, motion: 1234 };
    const [calculated] = (await put({ ...first, codec: 4, bitrateKbit: typed })).body.cameras;
    const query = { codecId: 4, complexityId: 2, resolutionId: 8, fps: 15 };
    expect(calculated.bitrateKbit).toEqual({ continuous: 0, motion: calculateBitrate(query, publishedCatalogue) });
    const [custom] = (await put({ ...first, bitrateKbit: typed, motionIsCustomBitrate: true })).body.cameras;
    expect(custom).toMatchObject({ bitrateKbit: { continuous: 0, motion: 1234 }, motionIsCustomBitrate: true });
  });

  it('may have a calculated rate above the greatest typed one', async () => {
    const row = { ...first, codec: 1, resolution: { continuous: 17, motion: 17 }, fps: { continuous: 0, motion: 60 } };
    const [calculated] = (await put(row)).body.cameras;
    expect(calculated.bitrateKbit.motion).toBeGreaterThan(26_000);
    expect((await put(calculated)).status).toBe(200);
  });

  it('needs all of its fields', async () => {
    const { codec: _codec, ...row } = first;
    expect(fieldsOf(await put(row))).toEqual({ 'cameras[0].codec': 'This field is required' });
  });
});

describe('a group', () => {
  it('has the quantity of its first stream', async () => {
    const { cameras } = (await put({ ...first, quantity: 7 })).body;
    expect(cameras.map(({ quantity }: CameraRow) => quantity)).toEqual([7, 7]);
    await put({ ...second, quantity: 9 });
    expect((await stored()).map(({ quantity }) => quantity)).toEqual([7, 7]);
  });

  it('of a multi-lens camera may have further lenses', async () => {
    await put({ ...first, lensType: 1 });
    await alice(addCameraStream, { params });
    expect((await stored()).map(({ lensType }) => lensType)).toEqual([1, 2, 2]);
  });

  it('gets a further stream of its quantity', async () => {
    await put({ ...first, quantity: 12 });
    const { cameras } = (await alice(addCameraStream, { params })).body;
    expect(cameras).toHaveLength(1);
    expect(cameras[0]).toMatchObject({ cameraGroupId: first.cameraGroupId, quantity: 12 });
  });

  it('accepts only its own rows', async () => {
    const other = (await alice(createCameraGroup, { params })).body.cameras[0];
    const answer = await put(first, other);
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['cameras[1].id']]);
    const twice = await put(first, first);
    expect([twice.status, Object.keys(fieldsOf(twice))]).toEqual([400, ['cameras[1].id']]);
    const moved = await put({ ...first, cameraGroupId: other.cameraGroupId });
    expect([moved.status, Object.keys(fieldsOf(moved))]).toEqual([400, ['cameras[0].cameraGroupId']]);
    expect((await put()).status).toBe(400);
  });

  it('is stored with all its rows or none', async () => {
    const before = await stored();
    expect((await put({ ...first, retentionDays: 5 }, { ...second, retentionDays: 0 })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('is duplicated with all its streams', async () => {
    await put({ ...first, streamName: 'Gate', quantity: 3 }, { ...second, codec: 4 });
    const { cameras } = (await alice(duplicateCameraGroup, { params })).body;
    const content = ({ id: _id, streamId: _stream, cameraGroupId: _group, ...row }: CameraRow) => row;
    const originals = (await stored()).filter(({ cameraGroupId }) => cameraGroupId === first.cameraGroupId);
    expect(cameras.map(content)).toEqual(originals.map(content));
    expect(new Set(cameras.map(({ cameraGroupId }: CameraRow) => cameraGroupId)).size).toBe(1);
  });

  it('is deleted with all its streams', async () => {
    expect((await alice(deleteCameraGroup, { params })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('can lose a further stream, but its first stream only with the group', async () => {
    const firstStream = { ...params, cameraStreamId: first.streamId };
    const refused = await alice(deleteCameraStream, { params: firstStream });
    expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([400, ['cameraStreamId']]);
    expect((await alice(deleteCameraStream, { params })).status).toBe(204);
    expect(await stored()).toEqual([first]);
  });
});

describe('saving changes', () => {
  it('changes named rows of any groups, leaves others unchanged, and adds rows without an id', async () => {
    const other = (await alice(createCameraGroup, { params })).body.cameras[0];
    const { id: _id, streamId: _stream, cameraGroupId, ...content } = first;
    const answer = await save(
      { ...other, retentionDays: 11 },
      { ...content, cameraGroupId, retentionDays: 12 },
      { ...content, retentionDays: 13 },
      { ...content, retentionDays: 14 },
    );
    expect(answer.status).toBe(200);
    const rows = await stored();
    expect(answer.body.siteDesign.cameras).toEqual(rows);
    const days = (group: number | undefined) =>
      rows.filter((row) => row.cameraGroupId === group).map(({ retentionDays }) => retentionDays);
    expect(days(first.cameraGroupId)).toEqual([30, 30, 12]);
    expect(days(other.cameraGroupId)).toEqual([11]);
    expect(rows.map(({ retentionDays }) => retentionDays).slice(0, 2)).toEqual([14, 13]);
  });

  it('leaves a half unchanged that is null or absent', async () => {
    const before = await readDesign(alice, params);
    const serverSettings = { ...before.serverSettings, hardwareType: 1 as const };
    await alice(saveChanges, { params, body: { cameras: null, serverSettings } });
    expect(await stored()).toEqual(before.cameras);
    await alice(saveChanges, { params, body: { cameras: [{ ...first, retentionDays: 8 }], serverSettings: null } });
    expect((await readDesign(alice, params)).serverSettings).toEqual(serverSettings);
  });

  it('without changes leaves the design and its version unchanged', async () => {
    const before = await readDesign(alice, params);
    await alice(saveChanges, { params, body: { cameras: null, serverSettings: null } });
    await alice(saveChanges, { params, body: { cameras: [], serverSettings: null } });
    expect(await readDesign(alice, params)).toEqual(before);
  });

  it.each([
    ['an unknown row', { id: 999_999 }, 'cameras[0].id'],
    ['an unknown group', { id: undefined, cameraGroupId: 999_999 }, 'cameras[0].cameraGroupId'],
  ])('refuses %s', async (_, change, path) => {
    const answer = await save({ ...first, ...change });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [path]]);
  });

  it('stores 1000 rows in one request', async () => {
    const { id: _id, streamId: _stream, cameraGroupId: _group, ...content } = first;
    const rows = Array.from({ length: 1000 }, (_, index) => ({ ...content, retentionDays: index + 1 }));
    const answer = await save(...rows);
    expect(answer.body.siteDesign.cameras).toHaveLength(1002);
  });

  it('reports every invalid field of every row at once', async () => {
    const answer = await save(
      { ...first, quantity: 0 },
      { ...second, hoursPerDay: 25, fps: { continuous: 0, motion: 61 } },
    );
    expect(fieldsOf(answer)).toEqual({
      'cameras[0].quantity': 'Value must be between 1 and 999999',
      'cameras[1].hoursPerDay': 'Value must be between 1 and 24',
      'cameras[1].fps.motion': 'Value must be between 1 and 60',
    });
  });
});

describe('bulk apply', () => {
  it.each([
    [0, 5, { quantity: 5 }],
    [1, 2, { recording: 2, fps: { continuous: 1, motion: 15 } }],
    [2, 12, { hoursPerDay: 12 }],
    [3, 60, { retentionDays: 60 }],
    [4, 4, { codec: 4 }],
    [5, { motion: 25 }, { fps: { continuous: 0, motion: 25 } }],
    [6, { motion: 12 }, { motion: { continuous: 0, motion: 12 } }],
    [7, { continuous: 1, motion: 3 }, { complexity: { continuous: 1, motion: 3 } }],
    [8, { motion: 14 }, { resolution: { continuous: 8, motion: 14 } }],
    [9, { motion: 999 }, { bitrateKbit: { continuous: 0, motion: 999 }, motionIsCustomBitrate: true }],
    [10, 0, { lensType: 0 }],
  ])('of field %i changes every group', async (field, value, expected) => {
    await alice(createCameraGroup, { params });
    const answer = await bulk(field, value);
    expect(answer.status).toBe(200);
    expect(answer.body.cameras).toEqual(await stored());
    expect(answer.body.cameras).toEqual([1, 2, 3].map(() => expect.objectContaining(expected)));
  });

  it('clears typed rates when a setting changes that rates depend on', async () => {
    await bulk(9, { motion: 999 });
    const { cameras } = (await bulk(4, 3)).body;
    expect(cameras[0]).toMatchObject({ bitrateKbit: { motion: 2702 }, motionIsCustomBitrate: false });
  });

  it.each([
    [17, 1],
    [3, 0],
    [3, 10_000],
    [3, { motion: 4 }],
    [3, 1.5],
    [5, 15],
    [5, {}],
    [5, { motion: 61 }],
    [5, { motion: 15, surprise: 1 }],
    [9, { motion: 26_001 }],
    [8, { motion: 99 }],
    [10, 2],
    [4, 'H.264'],
  ])('refuses field %i with %j', async (field, value) => {
    const before = await stored();
    const answer = await bulk(field, value);
    expect([answer.status, Object.keys(fieldsOf(answer)).length]).toEqual([400, 1]);
    expect(await stored()).toEqual(before);
  });
});

const NOTHING = { audioKbps: 0, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 };
const SOUND = { audioKbps: 64, metadataKbps: 20, eventsPerHour: 6, preSeconds: 5, postSeconds: 10 };
const WEEK = { measuredUtc: '2026-05-04T10:00:00Z', sampleHours: 168, note: 'Yard, recorder 2' };

const typed = (): CameraRow => ({
  ...first,
  motionIsCustomBitrate: true,
  bitrateKbit: { ...first.bitrateKbit, motion: 2000 },
  measured: { continuous: null, motion: WEEK },
});

describe('what is recorded besides video', () => {
  it('is empty by default', async () => {
    expect((await stored()).map(({ extras }) => extras)).toEqual([NOTHING, NOTHING]);
  });

  it('is stored for the whole group, and kept if a write leaves it out', async () => {
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

  it('is refused with its path, and changes nothing', async () => {
    const answer = await save({ ...first, extras: { ...SOUND, audioKbps: 321 } });
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))).toEqual(['cameras[0].extras.audioKbps']);
    expect((await stored()).map(({ extras }) => extras)).toEqual([NOTHING, NOTHING]);
  });
});

describe('the measurement of a typed rate', () => {
  it('is stored with the rate, for one stream', async () => {
    await save(typed());
    expect((await stored()).map(({ measured }) => measured.motion)).toEqual([WEEK, second.measured.motion]);
  });

  it('is refused for a rate that is calculated', async () => {
    const answer = await save({ ...first, measured: { continuous: null, motion: WEEK } });
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))).toEqual(['cameras[0].measured.motion']);
  });

  it('is copied into duplicates and templates', async () => {
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

describe('a typed size and a frame rate with a decimal', () => {
  const SIZE = { width: 2688, height: 1520 };
  const own = (): CameraRow => ({
    ...first,
    fps: { ...first.fps, motion: 12.5 },
    resolution: { ...first.resolution, motion: 0 },
    size: { ...first.size, motion: SIZE },
  });

  it('are stored, and kept if a write leaves the size out', async () => {
    await save(own());
    const { size: _size, ...without } = own();
    await save({ ...without, retentionDays: 60 });
    const [row] = (await stored()).filter(({ id }) => id === first.id);
    expect(row).toMatchObject({ fps: own().fps, resolution: own().resolution, size: own().size, retentionDays: 60 });
  });

  it('are set for all groups at once', async () => {
    const body = { bulkApplyDataField: BulkApplyField.resolution, value: { motion: SIZE } };
    expect((await alice(bulkApplyCameras, { params, body })).status).toBe(200);
    expect((await stored()).map(({ resolution, size }) => [resolution.motion, size.motion])).toEqual([
      [0, SIZE],
      [0, SIZE],
    ]);
  });

  it.each<[object, string]>([
    [{ size: { continuous: null, motion: { width: 15, height: 1520 } } }, 'cameras[0].size.motion.width'],
    [{ size: { continuous: null, motion: { width: 2688, height: 16_385 } } }, 'cameras[0].size.motion.height'],
    [{ size: { continuous: null, motion: { width: 0, height: 1520 } } }, 'cameras[0].size.motion.width'],
    [{ resolution: { continuous: 8, motion: 8 } }, 'cameras[0].resolution.motion'],
    [{ size: { continuous: null, motion: null } }, 'cameras[0].resolution.motion'],
    [{ fps: { continuous: 0, motion: 12.55 } }, 'cameras[0].fps.motion'],
    [{ fps: { continuous: 0, motion: 0.9 } }, 'cameras[0].fps.motion'],
    [{ fps: { continuous: 0, motion: 60.1 } }, 'cameras[0].fps.motion'],
  ])('%j is refused with its path, and changes nothing', async (change, path) => {
    const before = await stored();
    const answer = await save({ ...own(), ...change } as CameraRow);
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [path]]);
    expect(await stored()).toEqual(before);
  });

  it('are copied into duplicates and templates', async () => {
    await save(own());
    const { id } = (await alice(duplicateSiteDesign, { params })).body.siteDesign;
    const copies = await stored({ ...params, siteDesignId: id });
    expect(copies.map(({ size, fps }) => [size.motion, fps.motion])).toContainEqual([SIZE, 12.5]);
    const { id: _id, cameraGroupId: _group, streamId: _stream, ...content } = own();
    await alice(createCameraTemplate, { body: { name: 'Own size', cameras: [content] } });
    const { cameraTemplates } = (await alice(listCameraTemplates)).body;
    expect(cameraTemplates[0].cameras[0]).toMatchObject({ size: { motion: SIZE }, fps: { motion: 12.5 } });
  });
});
