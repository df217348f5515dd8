import { calculateSiteDesign, getSiteDesign, saveChanges, type CameraRow } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

const newRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...NEW_STREAM, streamName: `New ${index}`, quantity: index + 1 }));
const idsOf = (rows: readonly CameraRow[]) => rows.map(({ id }) => id);

describe.each(DATABASES)('savechanges on $name', ({ url }) => {
  let served: TestApp;
  let alice: ApiClient;
  let params: Ids;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
  });
  afterAll(() => served.close());
  beforeEach(async () => {
    params = await makeTreeWithoutProposal(alice);
  });

  const save = (body: object, headers = {}) => alice(saveChanges, { params, body, headers });
  const rows = async () => (await readDesign(alice, params)).cameras;

  it('stores a thousand rows at once: new, changed and deleted ones', async () => {
    await save({ cameras: newRows(1000), removedCameraIds: idsOf(await rows()) });
    const before = await rows();
    const [changed, removed] = [before.slice(0, 400), before.slice(400, 700)];
    const { etag } = await readDesign(alice, params);
    const cameras = [...changed.map((row) => ({ ...row, retentionDays: 90, quantity: 3 })), ...newRows(300)];
    const saved = await save({ cameras, removedCameraIds: idsOf(removed) }, { 'if-match': etag });
    expect(saved.status).toBe(200);
    const after: CameraRow[] = saved.body.siteDesign.cameras;
    expect(after).toEqual(await rows());
    expect(after).toHaveLength(1000);
    expect(after.filter(({ retentionDays, quantity }) => retentionDays === 90 && quantity === 3)).toHaveLength(400);
    const left = new Set(idsOf(after));
    expect(idsOf(removed).filter((id) => left.has(id))).toEqual([]);
    // What came last stands first, as after any other addition.
    const told = (row: { streamName: string; quantity: number }) => [row.streamName, row.quantity];
    expect(after.slice(0, 300).map(told)).toEqual(newRows(300).map(told).toReversed());
    expect((await alice(calculateSiteDesign, { params })).status).toBe(200);
  });

  it.each([
    ['whose ids follow each other', (index: number) => index < 3],
    ['with others between them', (index: number) => index % 2 === 0],
  ])('changes rows %s, and no other ones', async (_, isChanged) => {
    await save({ cameras: newRows(6) });
    const before = await rows();
    const after = before.map((row, index) => (isChanged(index) ? { ...row, retentionDays: 60 } : row));
    await save({ cameras: after.filter((_row, index) => isChanged(index)) });
    expect(await rows()).toEqual(after);
  });

  it('changes different columns of each row', async () => {
    await save({ cameras: newRows(3) });
    const [first, second, third, ...others] = await rows();
    const cameras = [
      { ...first!, streamName: 'Named' },
      { ...second!, hoursPerDay: 5, quantity: 7 },
      { ...third!, motionIsCustomBitrate: true, bitrateKbit: { ...third!.bitrateKbit, motion: 4000 } },
    ];
    await save({ cameras });
    expect(await rows()).toEqual([...cameras, ...others]);
  });

  it('stores columns with equal values in all rows, and columns with different ones', async () => {
    await save({ cameras: newRows(4) });
    const cameras = (await rows()).map((row, index) => ({
      ...row,
      streamName: `"${index}" ü`,
      quantity: row.cameraGroupId % 5 || 1,
      retentionDays: 60,
      hoursPerDay: 1 + index,
      recording: Recording.speedup,
      fps: { continuous: 2, motion: 10 + index },
      motionIsCustomBitrate: index % 2 === 0,
      bitrateKbit: { continuous: 0, motion: 4000 },
    }));
    const { siteDesign } = (await save({ cameras })).body;
    const read = await rows();
    expect(read).toEqual(siteDesign.cameras);
    const told = ({ streamName, retentionDays, hoursPerDay, motionIsCustomBitrate }: CameraRow) => [
      streamName,
      retentionDays,
      hoursPerDay,
      motionIsCustomBitrate,
    ];
    expect(read.map(told)).toEqual(cameras.map((row) => told(row)));
  });

  it('deletes a group with its last row, and a further row alone', async () => {
    const [first, second] = await rows();
    expect((await save({ removedCameraIds: [second?.id] })).body.siteDesign.cameras).toEqual([first]);
    expect((await save({ removedCameraIds: [first?.id] })).body.siteDesign.cameras).toEqual([]);
  });

  it.each([
    ['a first row without the others', ([first]: number[]) => [first], { 'removedCameraIds[0]': /first stream/ }],
    ['a row that is not there', () => [999_999], { 'removedCameraIds[0]': /Row 999999 not found/ }],
    ['a row twice', ([first, second]: number[]) => [first, second, second], { 'removedCameraIds[2]': /twice/ }],
    ['what is no id', () => ['1'], { 'removedCameraIds[0]': /valid number/ }],
    ['what is no list', () => 7, { removedCameraIds: /list/ }],
  ])('refuses to delete %s, and stores nothing', async (_, ids, errors) => {
    const before = await rows();
    const answer = await save({ cameras: newRows(1), removedCameraIds: ids(idsOf(before)) });
    expect(answer.status).toBe(400);
    const expected = Object.entries(errors).map(([path, text]) => [path, expect.stringMatching(text)]);
    expect(fieldsOf(answer)).toEqual(Object.fromEntries(expected));
    expect(await rows()).toEqual(before);
  });

  it('refuses to delete a row and change it, or add to its group, in one request', async () => {
    const before = await rows();
    const [row] = before;
    const changed = await save({ cameras: [row], removedCameraIds: idsOf(before) });
    expect(fieldsOf(changed)).toMatchObject({ 'cameras[0].id': `Row ${row?.id} not found` });
    const cameras = [{ ...NEW_STREAM, cameraGroupId: row?.cameraGroupId }];
    const added = await save({ cameras, removedCameraIds: idsOf(before) });
    expect(fieldsOf(added)).toEqual({
      'cameras[0].cameraGroupId': `The row does not belong to group ${row?.cameraGroupId}`,
    });
    expect(await rows()).toEqual(before);
  });

  it('stores a new group of several streams in one request', async () => {
    const before = await rows();
    const [row] = before;
    const streams = (labels: readonly (number | undefined)[]) =>
      labels.map((newGroup, index) => ({ ...NEW_STREAM, quantity: index + 2, streamName: `${index}`, newGroup }));
    const saved = await save({
      cameras: [...streams([7, undefined, 3, 7, 3]), { ...NEW_STREAM, cameraGroupId: row?.cameraGroupId }],
    });
    const fresh = (await rows()).filter(({ id }) => before.every((known) => known.id !== id));
    expect(saved.status).toBe(200);
    const told = [...rowsByGroup(fresh).values()].map((group) => group.map((each) => [each.streamName, each.quantity]));
    // The quantity belongs to the group, and the first stream says it.
    expect(told).toEqual([
      [
        ['2', 4],
        ['4', 4],
      ],
      [['1', 3]],
      [
        ['0', 2],
        ['3', 2],
      ],
      [[NEW_STREAM.streamName, row?.quantity]],
    ]);
  });

  it('refuses to start a new group with a row of one that exists', async () => {
    const before = await rows();
    const [row] = before;
    const text = 'Only a row without id and cameraGroupId can start a new group';
    const further = { ...NEW_STREAM, cameraGroupId: row?.cameraGroupId, newGroup: 1 };
    const answer = await save({ cameras: [{ ...row, newGroup: 1 }, further] });
    expect(fieldsOf(answer)).toEqual({ 'cameras[0].newGroup': text, 'cameras[1].newGroup': text });
    expect(await rows()).toEqual(before);
  });

  it('refuses more rows than the limit', async () => {
    const { body } = await alice(getSiteDesign, { params });
    const cameras = Array.from({ length: 20_001 }, () => 1);
    expect(fieldsOf(await save({ cameras }))).toEqual({ cameras: 'Must be 20000 or less' });
    expect(fieldsOf(await save({ removedCameraIds: cameras }))).toEqual({ removedCameraIds: 'Must be 20000 or less' });
    expect((await alice(getSiteDesign, { params })).body).toEqual(body);
  });
});
