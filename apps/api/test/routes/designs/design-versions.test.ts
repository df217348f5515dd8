import {
  bulkApplyCameras,
  compareDesignVersion,
  createCameraGroup,
  createDesignVersion,
  deleteCameraGroup,
  getDesignVersion,
  issueProposal,
  listDesignVersions,
  NO_OFFER,
  renameDesignVersion,
  restoreDesignVersion,
  saveChanges,
  type DesignVersion,
} from '@site-designer/api-contract';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { beforeEach, describe, expect, it } from 'vitest';
import { isVersionDue, MOST_VERSIONS, thinnedOut } from '../../../src/modules/versions/version-rules.ts';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../../support/tree.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFER = { ...NO_OFFER, discountPercent: 5 };

describe.each(DATABASES)('versions of a design on $name', ({ url }) => {
  let now: number;
  let alice: ApiClient;
  let bob: ApiClient;
  let params: Ids;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T08:00:00Z');
    const variables = { DATABASE_URL: await url() };
    const { app, tokenFor } = await testAppForThisTest({ variables, clock: () => new Date(now) });
    alice = apiClient(app, await tokenFor('alice'));
    bob = apiClient(app, await tokenFor('bob'));
    params = await makeTree(alice);
  });

  const list = async (): Promise<readonly DesignVersion[]> =>
    (await alice(listDesignVersions, { params })).body.versions;
  const kept = async () => (await list()).map(({ version, name, groups }) => [version, name, groups]);
  const save = async (quantity: number) => {
    const { cameras } = await readDesign(alice, params);
    const body = { cameras: cameras.map((row) => ({ ...row, quantity })) };
    expect((await alice(saveChanges, { params, body })).status).toBe(200);
  };
  const restore = (version: number, ifMatch = '*') =>
    alice(restoreDesignVersion, { params: { ...params, version }, headers: { 'if-match': ifMatch } });

  it('are kept at an issue, before the first save after ten minutes, before one setting for all, and by hand', async () => {
    // An empty new design is nothing to be kept.
    const atStart = [
      [3, 'P-0001 A', 1],
      [2, '', 1],
    ];
    expect(await kept()).toEqual(atStart);
    await save(2);
    expect(await kept()).toEqual(atStart);
    now += 10 * MINUTE_MS;
    await save(3);
    await save(4);
    expect(await kept()).toEqual([[4, '', 1], ...atStart]);
    await alice(bulkApplyCameras, { params, body: { bulkApplyDataField: BulkApplyField.retentionDays, value: 9 } });
    expect(await kept()).toEqual([[6, '', 1], [4, '', 1], ...atStart]);
    const made = await alice(createDesignVersion, { params, body: { name: ' Tender ' } });
    expect(made).toMatchObject({
      status: 201,
      body: { version: { version: 7, name: 'Tender', by: 'Alice Andersen' } },
    });
    await alice(issueProposal, { params, body: {} });
    expect((await kept())[0]).toEqual([7, 'Tender', 1]);
    const then = (await alice(getDesignVersion, { params: { ...params, version: 4 } })).body.siteDesign;
    expect(then.cameras.map((row: { quantity: number }) => row.quantity)).toEqual([2, 2]);
  });

  it('keep nothing for a save that is refused or changes nothing', async () => {
    now += DAY_MS;
    const before = await kept();
    const { cameras } = await readDesign(alice, params);
    const wrong = { cameras: [{ ...cameras[0], quantity: 0 }] };
    expect((await alice(saveChanges, { params, body: wrong })).status).toBe(400);
    const stale = { params, body: { cameras }, headers: { 'if-match': '"1"' } };
    expect((await alice(saveChanges, stale)).status).toBe(412);
    expect((await alice(saveChanges, { params, body: { cameras: null } })).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  it('are restored with all ids, and what was before is kept and restored as well', async () => {
    await alice(saveChanges, { params, body: { offer: OFFER } });
    const first = await readDesign(alice, params);
    await alice(createDesignVersion, { params, body: { name: 'First' } });
    await alice(createCameraGroup, { params });
    await alice(deleteCameraGroup, { params });
    const station = { ...first.serverSettings, hardwareType: 1 - first.serverSettings.hardwareType };
    await alice(saveChanges, { params, body: { serverSettings: station, offer: NO_OFFER } });
    const second = await readDesign(alice, params);
    expect(second.cameras.map(({ cameraGroupId }) => cameraGroupId)).not.toContain(params['cameraGroupId']);

    expect((await restore(4, '"4"')).status).toBe(412);
    const restored = await restore(4, second.etag);
    expect(restored.status).toBe(200);
    const after = await readDesign(alice, params);
    expect(after).toMatchObject({ cameras: first.cameras, serverSettings: first.serverSettings });
    expect(after.siteDesign.offer).toEqual(OFFER);
    expect(restored.body.siteDesign).toEqual(after.siteDesign);
    expect(restored.headers['etag']).toBe(after.etag);
    const before = Number(second.etag.replaceAll('"', ''));
    expect((await kept())[0]).toEqual([before, '', 1]);

    expect((await restore(before)).status).toBe(200);
    const back = await readDesign(alice, params);
    expect(back).toMatchObject({ cameras: second.cameras, serverSettings: second.serverSettings });
    expect(back.siteDesign.offer).toEqual(NO_OFFER);
    // New rows do not take the ids of those that returned.
    const { cameraGroupId } = (await alice(createCameraGroup, { params })).body.cameras[0];
    expect([...first.cameras, ...second.cameras].map((row) => row.cameraGroupId)).not.toContain(cameraGroupId);
  });

  it('are compared with the design and with each other', async () => {
    await save(9);
    const difference = async (version: number, to?: string) =>
      (await alice(compareDesignVersion, { params: { ...params, version }, querystring: to ? { to } : {} })).body;
    const toNow = await difference(3);
    expect(toNow.changes).toContainEqual(expect.objectContaining({ title: 'Cameras', before: 1, after: 9 }));
    expect(toNow.figures).toContainEqual(expect.objectContaining({ code: 'cameras', before: 1, after: 9 }));
    expect(toNow.differences).toContainEqual(expect.objectContaining({ path: 'totals.cameras.value' }));
    expect((await difference(3, '3')).changes).toEqual([]);
  });

  it('answer 404 to strangers and for versions that are not kept, and 400 for a wrong name', async () => {
    const at = { params: { ...params, version: 99 } };
    for (const route of [getDesignVersion, restoreDesignVersion, compareDesignVersion])
      expect((await alice(route, at)).status).toBe(404);
    const body = { name: 'x' };
    expect((await alice(renameDesignVersion, { ...at, body })).status).toBe(404);
    const strange = { params: { ...params, version: 3 } };
    for (const route of [listDesignVersions, getDesignVersion, restoreDesignVersion, compareDesignVersion])
      expect((await bob(route, strange)).status).toBe(404);
    for (const route of [createDesignVersion, renameDesignVersion])
      expect((await bob(route, { ...strange, body })).status).toBe(404);
    for (const name of [' ', 'x'.repeat(101)])
      expect(fieldsOf(await alice(renameDesignVersion, { ...strange, body: { name } }))).toHaveProperty('name');
    expect(await kept()).toContainEqual([3, 'P-0001 A', 1]);
    const renamed = await alice(renameDesignVersion, { ...strange, body: { name: 'Sent' } });
    expect(renamed.body.version).toMatchObject({ version: 3, name: 'Sent' });
  });

  it('are thinned: all of a day, one a day for 30 days, and those with a name', async () => {
    for (let day = 0; day < 33; day += 1) {
      for (const quantity of [1, 2]) {
        now += 20 * MINUTE_MS;
        await save(1 + day + quantity);
      }
      now += DAY_MS - 40 * MINUTE_MS;
    }
    const versions = await list();
    const unnamed = versions.filter(({ name }) => name === '').map(({ atUtc }) => atUtc.slice(0, 10));
    expect(new Set(unnamed).size).toBe(30);
    // Both of the last day.
    expect(unnamed).toHaveLength(31);
    expect(versions.at(-1)).toMatchObject({ version: 3, name: 'P-0001 A' });
  });
});

describe('the rules', () => {
  const at = (ms: number) => new Date(ms).toISOString();

  it('keep the state before a save of another user, however soon', () => {
    const last = { at: at(0), userId: 1 };
    expect(isVersionDue(last, { userId: 1, now: at(1000) })).toBe(false);
    expect(isVersionDue(last, { userId: 2, now: at(1000) })).toBe(true);
    expect(isVersionDue(undefined, { userId: 1, now: at(0) })).toBe(true);
  });

  it('keep at most 200 versions, the oldest unnamed ones go first', () => {
    const versions = Array.from({ length: 250 }, (_, index) => ({
      version: 250 - index,
      name: index >= 240 ? 'kept' : '',
      at: at(DAY_MS - index),
    }));
    const gone = thinnedOut(versions, at(DAY_MS));
    expect(gone).toHaveLength(250 - MOST_VERSIONS);
    expect(Math.min(...gone)).toBe(11);
    expect(Math.max(...gone)).toBe(60);
  });
});
