import {
  calculateSiteDesign,
  createSiteDesign,
  deleteSite,
  deleteSiteDesign,
  duplicateSiteDesign,
  getServerDefaults,
  getSiteDesign,
  listSiteDesigns,
  restoreSiteDesign,
  saveChanges,
  saveServerSettings,
  updateSiteDesign,
  type ServerSettings,
} from '@site-designer/api-contract';
import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import { optionLists } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

let alice: ApiClient;
let params: Ids;

beforeEach(async () => {
  const served = await testAppForThisTest();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  params = await makeTreeWithoutProposal(alice);
});

type Generic = ServerSettings['genericServerSettings'];
type Husky = ServerSettings['huskyServerSettings'];

/** Settings with some of them changed. */
async function settingsWith({
  generic,
  husky,
}: {
  generic?: (before: Generic) => Generic;
  husky?: (before: Husky) => Husky;
}) {
  const { serverSettings } = await readDesign(alice, params);
  return {
    ...serverSettings,
    genericServerSettings: generic?.(serverSettings.genericServerSettings) ?? serverSettings.genericServerSettings,
    huskyServerSettings: husky?.(serverSettings.huskyServerSettings) ?? serverSettings.huskyServerSettings,
  };
}

describe('a design', () => {
  it('starts without cameras, with the default name and settings', async () => {
    const made = await alice(createSiteDesign, { params });
    expect(made.headers).toMatchObject({ location: '/api/project/1/site/1/sitedesign/2', etag: '"1"' });
    expect(made.body.siteDesign).toMatchObject({
      id: 2,
      projectId: 1,
      siteId: 1,
      name: 'New Site Design',
      siteName: 'New Site',
      projectName: 'New Project',
      cameras: [],
      serverSettings: defaultServerSettings(publishedCatalogue),
    });
  });

  it('is read with the lists that its forms offer', async () => {
    const { body, headers } = await alice(getSiteDesign, { params });
    expect(body.formData).toEqual({ ...optionLists(publishedCatalogue), groupsPerDesign: 5000 });
    expect(headers['etag']).toBe('"3"');
  });

  it('is listed without cameras and settings, newest first', async () => {
    await alice(createSiteDesign, { params });
    const { siteDesigns } = (await alice(listSiteDesigns, { params })).body;
    expect(siteDesigns.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    expect(Object.keys(siteDesigns[0])).toEqual([
      'id',
      'siteId',
      'projectId',
      'name',
      'siteName',
      'projectName',
      'createdUtc',
      'updatedUtc',
      'formattedCreatedUtc',
      'formattedUpdatedUtc',
    ]);
  });

  it('takes only its name from an update with the whole object', async () => {
    const { siteDesign } = await readDesign(alice, params);
    const body = { ...siteDesign, name: ' Perimeter ', cameras: [], createdUtc: null };
    const answer = await alice(updateSiteDesign, { params, body });
    expect(answer.body.siteDesign).toMatchObject({ name: 'Perimeter', cameras: siteDesign.cameras });
  });

  it.each([
    [50, 200],
    [51, 400],
  ])('answers a name of %i characters with %i', async (length, status) => {
    const answer = await alice(updateSiteDesign, { params, body: { name: 'x'.repeat(length) } });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.message).toBe(
      status === 400 ? 'Unable to post site design as the name must be under 50 characters.' : undefined,
    );
  });

  it('is duplicated with its cameras and settings, independent of the original', async () => {
    const { etag, cameras } = await readDesign(alice, params);
    const { siteDesign } = (await alice(duplicateSiteDesign, { params })).body;
    expect(siteDesign).toMatchObject({ name: 'Copy of New Site Design' });
    expect(siteDesign.cameras).toHaveLength(2);
    const copy = { ...params, siteDesignId: siteDesign.id };
    await alice(saveChanges, { params: copy, body: { cameras: [{ ...siteDesign.cameras[0], retentionDays: 9 }] } });
    expect(await readDesign(alice, params)).toMatchObject({ etag, cameras });
  });

  it('is restored after a deletion as a new version, and not under another site', async () => {
    const { siteDesign, etag } = await readDesign(alice, params);
    expect((await alice(deleteSiteDesign, { params })).status).toBe(204);
    expect((await alice(getSiteDesign, { params })).status).toBe(404);
    expect((await alice(listSiteDesigns, { params })).body.siteDesigns).toEqual([]);
    expect((await alice(restoreSiteDesign, { params: { ...params, siteId: 2 } })).status).toBe(404);
    const restored = await alice(restoreSiteDesign, { params });
    expect(restored.body.siteDesign).toMatchObject({ id: siteDesign.id, cameras: siteDesign.cameras });
    expect(restored.headers['etag']).not.toBe(etag);
  });

  it('is deleted with its site', async () => {
    await alice(deleteSite, { params });
    expect((await alice(getSiteDesign, { params })).status).toBe(404);
    expect((await alice(listSiteDesigns, { params })).status).toBe(404);
  });
});

describe('server settings', () => {
  it('have defaults of both hardware types', async () => {
    const { genericServerSettings, huskyServerSettings } = defaultServerSettings(publishedCatalogue);
    expect((await alice(getServerDefaults)).body).toEqual({ genericServerSettings, huskyServerSettings });
  });

  it('are stored completely', async () => {
    const body = { ...(await settingsWith({ husky: (before) => ({ ...before, ivoModel: 1 }) })), hardwareType: 1 };
    const answer = await alice(saveServerSettings, { params, body });
    expect(answer.body.siteDesign.serverSettings).toEqual(body);
    expect((await readDesign(alice, params)).serverSettings).toEqual(body);
  });

  it('are refused with more spare servers than the design has servers to fail, and nothing is stored', async () => {
    const before = await readDesign(alice, params);
    const withSpares = (servers: number) => ({
      ...before.serverSettings,
      resilience: { failover: { kind: 1 as const, servers, outageDays: 3 }, hotSparesPerServer: 0 },
    });
    for (const answer of [
      await alice(saveServerSettings, { params, body: withSpares(2) }),
      await alice(saveChanges, { params, body: { serverSettings: withSpares(2) } }),
    ]) {
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual({
        'serverSettings.resilience.failover.servers': expect.stringContaining('more than the 1 recording server of'),
      });
    }
    expect((await readDesign(alice, params)).etag).toBe(before.etag);
    expect((await alice(saveServerSettings, { params, body: withSpares(1) })).status).toBe(200);
  });

  it('keep their capacity convention if a write leaves it out', async () => {
    const { capacityConvention: _default, ...without } = (await readDesign(alice, params)).serverSettings;
    const exact = { ...without, capacityConvention: 'exact' } as const;
    await alice(saveServerSettings, { params, body: exact });
    const changed = { ...without, hardwareType: 1 } as const;
    for (const write of [
      () => alice(saveServerSettings, { params, body: changed }),
      () => alice(saveChanges, { params, body: { serverSettings: changed } }),
    ]) {
      expect((await write()).body.siteDesign.serverSettings).toEqual({ ...exact, hardwareType: 1 });
    }
    expect((await readDesign(alice, params)).serverSettings).toEqual({ ...exact, hardwareType: 1 });
  });

  it('refuse an unknown capacity convention', async () => {
    const { serverSettings } = await readDesign(alice, params);
    const body = { ...serverSettings, capacityConvention: 'optimistic' as 'exact' };
    const answer = await alice(saveServerSettings, { params, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ path: 'capacityConvention' }] });
  });

  it('check retentions against the selected rules, and refuse an unknown rule', async () => {
    const { serverSettings } = await readDesign(alice, params);
    const save = (retentionRules: number[]) =>
      alice(saveServerSettings, { params, body: { ...serverSettings, retentionRules } });
    const refused = await save([1, 99]);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path: 'retentionRules[1]' }] });
    expect((await readDesign(alice, params)).serverSettings.retentionRules).toEqual([]);

    await alice(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, retentionDays: 60 }] } });
    expect((await save([1, 5])).body.siteDesign.serverSettings.retentionRules).toEqual([1, 5]);
    const { retentionFindings } = (await alice(calculateSiteDesign, { params })).body as Proposal;
    expect(retentionFindings).toMatchObject([
      { ruleId: 1, kind: 'min', days: 90 },
      { ruleId: 5, kind: 'max', days: 30 },
      { ruleId: 1, kind: 'min', days: 90 },
    ]);
  });

  it('reserve storage for evidence locks, and refuse invalid locks', async () => {
    const { serverSettings } = await readDesign(alice, params);
    const none = { locksPerMonth: 0, camerasPerLock: 0, hoursPerLock: 0, monthsKept: 0 };
    expect(serverSettings.evidenceLock).toEqual(none);
    const save = (change: Partial<typeof none>) =>
      alice(saveServerSettings, { params, body: { ...serverSettings, evidenceLock: { ...none, ...change } } });
    const refused = await save({ monthsKept: 241 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path: 'evidenceLock.monthsKept' }] });

    await alice(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, quantity: 10 }] } });
    const lock = { locksPerMonth: 4, camerasPerLock: 6, hoursPerLock: 1.5, monthsKept: 12 };
    expect((await save(lock)).body.siteDesign.serverSettings.evidenceLock).toEqual(lock);
    const { evidenceLock: _left, ...without } = serverSettings;
    const kept = await alice(saveServerSettings, { params, body: without });
    expect(kept.body.siteDesign.serverSettings.evidenceLock).toEqual(lock);
    const { evidenceLock, ledger } = (await alice(calculateSiteDesign, { params })).body as Proposal;
    expect(evidenceLock?.cameraHours).toBe(576);
    expect(ledger.map(({ code }) => code)).toContain('evidence-lock');
  });

  it('decide the convention that capacities are counted by', async () => {
    const { serverSettings } = await readDesign(alice, params);
    await alice(saveChanges, {
      params,
      body: { cameras: [{ ...NEW_STREAM, quantity: 100 }], serverSettings: { ...serverSettings, hardwareType: 1 } },
    });
    const factor = async () => {
      const { ledger } = (await alice(calculateSiteDesign, { params })).body as Pick<Proposal, 'ledger'>;
      return ledger.find(({ code }) => code === 'convention')?.factor;
    };
    expect(await factor()).toBeCloseTo(0.982 / 0.8931);
    await alice(saveServerSettings, { params, body: { ...serverSettings, capacityConvention: 'exact' } });
    expect(await factor()).toBe(1);
  });

  it('never have a management server with Express+', async () => {
    const expressPlus = { addManagementServer: true, xProtectVersion: 3 };
    const body = await settingsWith({
      generic: (before) => ({
        ...before,
        ...expressPlus,
        mainSettings: { ...before.mainSettings, maxCamerasPerServer: 48 },
      }),
    });
    const { siteDesign } = (await alice(saveServerSettings, { params, body })).body;
    expect(siteDesign.serverSettings.genericServerSettings.addManagementServer).toBe(false);
  });

  it.each([
    [1, 999, 20],
    [3, 999, 7],
    [3, 5, 5],
  ])('of disk type %i store a maximum size of %i as %i', async (diskType, diskSizeMax, stored) => {
    const body = await settingsWith({
      generic: (before) => ({
        ...before,
        advancedSettings: {
          ...before.advancedSettings,
          liveDatabase: { ...before.advancedSettings.liveDatabase, diskType, diskSizeMax },
        },
      }),
    });
    const { siteDesign } = (await alice(saveServerSettings, { params, body })).body;
    expect(siteDesign.serverSettings.genericServerSettings.advancedSettings.liveDatabase.diskSizeMax).toBe(stored);
  });

  const mainGeneric = (change: Partial<Generic['mainSettings']>) => ({
    generic: (before: Generic) => ({ ...before, mainSettings: { ...before.mainSettings, ...change } }),
  });
  const mainHusky = (change: Partial<Husky['mainSettings']>) => ({
    husky: (before: Husky) => ({ ...before, mainSettings: { ...before.mainSettings, ...change } }),
  });
  const live = (change: Partial<Generic['advancedSettings']['liveDatabase']>) => ({
    generic: (before: Generic) => ({
      ...before,
      advancedSettings: {
        ...before.advancedSettings,
        liveDatabase: { ...before.advancedSettings.liveDatabase, ...change },
      },
    }),
  });
  const husky = (change: Partial<Husky>) => ({ husky: (before: Husky) => ({ ...before, ...change }) });

  it.each([
    ['systemOverhead', 0, 500, (systemOverhead: number) => mainGeneric({ systemOverhead })],
    ['concurrentSmartClientStreams', 0, 9999, (n: number) => mainGeneric({ concurrentSmartClientStreams: n })],
    ['maxCamerasPerServer', 1, 500, (maxCamerasPerServer: number) => mainGeneric({ maxCamerasPerServer })],
    ['diskSizeMin', 0, 20, (diskSizeMin: number) => live({ diskSizeMin })],
    ['diskSizeMax', 0, 999, (diskSizeMax: number) => live({ diskSizeMax })],
    ['husky maxCamerasPerServer', 1, 500, (maxCamerasPerServer: number) => mainHusky({ maxCamerasPerServer })],
    ['husky streams', 1, 500, (n: number) => mainHusky({ concurrentSmartClientStreams: n })],
    ['maxSystemUtilization', 50, 100, (maxSystemUtilization: number) => husky({ maxSystemUtilization })],
    ['maxDiskUtilization', 50, 100, (maxDiskUtilization: number) => husky({ maxDiskUtilization })],
  ])('hold %s within %i and %i', async (_, min, max, change) => {
    const statusOf = async (value: number) =>
      (await alice(saveServerSettings, { params, body: await settingsWith(change(value)) })).status;
    expect([await statusOf(min), await statusOf(max)]).toEqual([200, 200]);
    expect([await statusOf(min - 1), await statusOf(max + 1)]).toEqual([400, 400]);
  });

  it('refuse disks whose minimum size is above their maximum', async () => {
    const body = await settingsWith(live({ diskSizeMin: 8, diskSizeMax: 4 }));
    expect((await alice(saveServerSettings, { params, body })).status).toBe(400);
  });

  it('refuse appliances that do not exist with the name of the field', async () => {
    const body = await settingsWith(husky({ ivoModel: 1, formFactor: 2 }));
    const answer = await alice(saveServerSettings, { params, body });
    expect(fieldsOf(answer)).toEqual({
      'huskyServerSettings.ivoModel': 'Model, form factor and RAID type do not go together',
    });
  });

  it('leave the design unchanged if a save is refused, including its cameras', async () => {
    const before = await readDesign(alice, params);
    const [row] = before.cameras;
    const serverSettings = await settingsWith(mainGeneric({ systemOverhead: 501 }));
    const body = { cameras: [{ ...row, retentionDays: 99 }], serverSettings };
    const answer = await alice(saveChanges, { params, body });
    expect(fieldsOf(answer)).toEqual({
      'serverSettings.genericServerSettings.mainSettings.systemOverhead': 'Value must be between 0 and 500',
    });
    expect(await readDesign(alice, params)).toEqual(before);
  });
});
