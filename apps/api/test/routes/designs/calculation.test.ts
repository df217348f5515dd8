import {
  bulkApplyCameras,
  calculateSiteDesign,
  CalculationResult,
  createCameraGroup,
  createProject,
  createSite,
  createSiteDesign,
  deleteSiteDesign,
  saveChanges,
  updateProject,
  updateSite,
  type CameraRow,
} from '@site-designer/api-contract';
import { formulas, replay } from '@site-designer/sizing-engine/explanations';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import type { Derivations } from '@site-designer/sizing-engine/explanations';
import { Value } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient, type ApiClient } from '../../support/api-client.ts';
import { testAppForThisTest, type TestApp } from '../../support/test-app.ts';
import { readDesign, type Ids } from '../../support/tree.ts';

let served: TestApp;
let alice: ApiClient;
let params: Ids;

beforeEach(async () => {
  served = await testAppForThisTest();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  const projectId = (await alice(createProject)).body.project.id;
  const siteId = (await alice(createSite, { params: { projectId } })).body.site.id;
  const siteDesignId = (await alice(createSiteDesign, { params: { projectId, siteId } })).body.siteDesign.id;
  params = { projectId, siteId, siteDesignId };
});

const calculate = async (querystring?: Record<string, string>) =>
  alice(calculateSiteDesign, { params, ...(querystring && { querystring }) });

/** Four cameras of typed rates, event recording at 70 % motion, on the smallest appliance. */
async function saveSmallSite(): Promise<void> {
  const cameras: CameraRow[] = [];
  for (const rate of [2041, 2413, 2950, 3459]) {
    const [row] = (await alice(createCameraGroup, { params })).body.cameras;
    const motion = { continuous: 0, motion: 70 };
    cameras.push({ ...row, motion, bitrateKbit: { continuous: 0, motion: rate }, motionIsCustomBitrate: true });
  }
  const { serverSettings } = await readDesign(alice, params);
  const huskyServerSettings = { ...serverSettings.huskyServerSettings, ivoModel: 1 };
  await alice(saveChanges, {
    params,
    body: { cameras, serverSettings: { ...serverSettings, hardwareType: 1, huskyServerSettings } },
  });
}

describe('a cached proposal', () => {
  it('is returned unchanged, with the present names', async () => {
    await saveSmallSite();
    const first = await calculate();
    const again = await calculate();
    expect(again.body).toEqual(first.body);
    for (const { headers } of [first, again]) expect(headers['content-type']).toBe('application/json; charset=utf-8');
    await alice(updateProject, { params, body: { name: 'Harbour' } });
    await alice(updateSite, { params, body: { name: 'North gate' } });
    expect((await calculate()).body).toEqual({ ...first.body, projectName: 'Harbour', siteName: 'North gate' });
  });

  it('is recalculated when the design changes', async () => {
    await saveSmallSite();
    const first = await calculate();
    await alice(bulkApplyCameras, { params, body: { bulkApplyDataField: BulkApplyField.retentionDays, value: 60 } });
    const second = await calculate();
    expect(second.headers['etag']).not.toBe(first.headers['etag']);
    expect(second.body.totals.storageTb.value).toBeCloseTo(2 * first.body.totals.storageTb.value);
  });

  it('is not returned after the design is deleted, nor to another user', async () => {
    await saveSmallSite();
    await calculate();
    const bob = apiClient(served.app, await served.tokenFor('bob'));
    expect((await bob(calculateSiteDesign, { params })).status).toBe(404);
    await alice(deleteSiteDesign, { params });
    expect((await calculate()).status).toBe(404);
  });

  it('can still be explained', async () => {
    await saveSmallSite();
    const { derivations: _derivations, ...plain } = (await calculate({ explain: 'true' })).body;
    expect((await calculate()).body).toEqual(plain);
    expect((await calculate({ explain: 'true' })).body).toMatchObject(plain);
    expect(Object.keys((await calculate({ explain: 'true' })).body)).toContain('derivations');
  });
});

describe('the proposal', () => {
  it('of a published site equals the published one', async () => {
    await saveSmallSite();
    const { status, body } = await calculate();
    expect(status).toBe(200);
    expect(body).toMatchObject({ calculationSuccess: true, errorMessage: null, genericProposal: null });
    const { serverQuantity, huskyIvoSpec, storageWithOverhead, diskUtilization } = body.huskyProposal;
    expect([serverQuantity, huskyIvoSpec.sku]).toEqual([1, 'HE150D-4TB']);
    expect(storageWithOverhead.value.toFixed(2)).toBe('2.46');
    expect(diskUtilization.value.toFixed(2)).toBe('68.97');
  });

  it('has the names, the date and the version of the design', async () => {
    const { siteDesign, etag } = await readDesign(alice, params);
    const { body, headers } = await calculate();
    expect(headers['etag']).toBe(etag);
    expect(body).toMatchObject({
      siteDesignName: 'New Site Design',
      siteName: 'New Site',
      projectName: 'New Project',
      siteDesignDateUtc: siteDesign.updatedUtc,
    });
  });

  it('of generic servers has every part that the contract names', async () => {
    await saveSmallSite();
    const { serverSettings } = await readDesign(alice, params);
    await alice(saveChanges, { params, body: { serverSettings: { ...serverSettings, hardwareType: 0 } } });
    const { body } = await calculate();
    expect(body).toMatchObject({ calculationSuccess: true, overhead: 20, huskyProposal: null });
    expect(body.genericProposal.quantity).toBe(1);
    expect(body.liveDatabase.reqCapacity).toBeGreaterThan(2.46);
    expect(Value.Errors(CalculationResult, body)).toEqual([]);
  });

  it('explains every figure on request, and each explanation replays', async () => {
    await saveSmallSite();
    const { body } = await calculate({ explain: 'true' });
    const { figures, steps } = body.derivations as Derivations;
    const root = steps.find(({ key }) => key === figures['huskyProposal.diskUtilization.value']);
    expect(root).toMatchObject({ value: body.huskyProposal.diskUtilization.value, unit: '%' });
    expect(replay({ steps }, formulas)).toEqual([]);
    expect(Value.Errors(CalculationResult, body)).toEqual([]);
    expect((await calculate({ explain: 'false' })).body.derivations).toBeUndefined();
    expect((await calculate()).body.derivations).toBeUndefined();
  });

  it('of a design without cameras says what is missing, with status 200', async () => {
    const { status, body } = await calculate();
    expect([status, body.calculationSuccess]).toEqual([200, false]);
    expect(body.errorMessage).toMatch(/camera/i);
  });

  it('of a design that nothing fits names the limit, with status 200', async () => {
    const [row] = (await alice(createCameraGroup, { params })).body.cameras;
    const { serverSettings } = await readDesign(alice, params);
    const huge = {
      ...row,
      bitrateKbit: { continuous: 0, motion: 26_000 },
      motionIsCustomBitrate: true,
      retentionDays: 9999,
    };
    const huskyServerSettings = { ...serverSettings.huskyServerSettings, ivoModel: 1 };
    const settings = { ...serverSettings, hardwareType: 1, huskyServerSettings };
    await alice(saveChanges, { params, body: { cameras: [huge], serverSettings: settings } });
    const { status, body } = await calculate();
    expect([status, body.calculationSuccess, body.huskyProposal]).toEqual([200, false, null]);
    expect(body.errorMessage).toMatch(/storage|TB/i);
    expect(Value.Errors(CalculationResult, body)).toEqual([]);
  });
});
