import {
  calculateSiteDesign,
  chooseSiteDesign,
  createSite,
  createSiteDesign,
  deleteSiteDesign,
  duplicateSiteDesign,
  getProjectSummary,
  listSites,
  saveChanges,
  updatePriceList,
} from '@site-designer/api-contract';
import { NEW_STREAM, summarize } from '@site-designer/sizing-engine';
import { describe, expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../support/api-client.ts';
import { DATABASES } from '../support/databases.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

describe.each(DATABASES)('the summary of a project on $name', ({ url }) => {
  async function started() {
    const served = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    const client = async (user: 'alice' | 'bob') => apiClient(served.app, await served.tokenFor(user));
    const alice = await client('alice');
    const { projectId = 0, siteId = 0, siteDesignId = 0 } = await makeTree(alice);
    const summary = async () => (await alice(getProjectSummary, { params: { projectId } })).body;
    return { alice, bob: await client('bob'), params: { projectId, siteId, siteDesignId }, summary };
  }

  it('adds up the designs of all sites, and merges their bills of materials', async () => {
    const { alice, params, summary } = await started();
    const { projectId } = params;
    const siteId = (await alice(createSite, { params })).body.site.id;
    const other = { projectId, siteId };
    const siteDesignId = (await alice(createSiteDesign, { params: other })).body.siteDesign.id;
    const cameras = [{ ...NEW_STREAM, quantity: 150 }];
    await alice(saveChanges, { params: { ...other, siteDesignId }, body: { cameras } });
    const first = (await alice(calculateSiteDesign, { params })).body;
    const second = (await alice(calculateSiteDesign, { params: { ...other, siteDesignId } })).body;

    const answer = await summary();
    expect(answer).toMatchObject(JSON.parse(JSON.stringify(summarize([second, first]))));
    expect(answer.sites).toMatchObject(
      [
        { siteId, siteDesignId, siteDesignName: second.siteDesignName, totals: second.totals, failed: false },
        { ...params, projectId: undefined, totals: first.totals, failed: false, errorMessage: null },
      ].map(({ projectId: _project, ...site }: Record<string, unknown>) => site),
    );
    expect(answer.totals.cameras.value).toBe(first.totals.cameras.value + 150);
    expect(answer.bill.length).toBeLessThan(first.bill.length + second.bill.length);
    expect(answer.billTotal).toEqual({ ...first.billTotal, lines: answer.bill.length });
  });

  it('has the prices of its reader, like the calculation of a design', async () => {
    const { alice, params, summary } = await started();
    const { bill } = (await alice(calculateSiteDesign, { params })).body;
    const lines = [{ designation: bill[0].designation, unitPrice: '850', margin: 0.15, leadTimeDays: 14 }];
    await alice(updatePriceList, { body: { priceList: { currency: 'USD', lines } } });
    const priced = (await alice(calculateSiteDesign, { params })).body;
    expect(priced.bill[0]).toMatchObject({ unitPrice: '1000.00', currency: 'USD' });
    expect(await summary()).toMatchObject({ bill: priced.bill, billTotal: priced.billTotal });
  });

  it('uses the chosen design, and the newest one when that is deleted or none is chosen', async () => {
    const { alice, params, summary } = await started();
    const copyId = (await alice(duplicateSiteDesign, { params })).body.siteDesign.id;
    const counting = async () => (await summary()).sites[0].siteDesignId;
    const choose = (body: unknown) => alice(chooseSiteDesign, { params, body });
    expect(await counting()).toBe(copyId);
    const { status, body } = await choose({ siteDesignId: params.siteDesignId });
    expect([status, body.site.chosenSiteDesignId]).toEqual([200, params.siteDesignId]);
    expect((await alice(listSites, { params })).body.sites).toEqual([body.site]);
    expect(await counting()).toBe(params.siteDesignId);
    await alice(deleteSiteDesign, { params });
    expect((await alice(listSites, { params })).body.sites[0].chosenSiteDesignId).toBeNull();
    expect(await counting()).toBe(copyId);
    await choose({ siteDesignId: copyId });
    expect((await choose({ siteDesignId: null })).body.site.chosenSiteDesignId).toBeNull();
  });

  it('treats a null body as no choice', async () => {
    const { alice, params } = await started();
    await alice(chooseSiteDesign, { params, body: { siteDesignId: params.siteDesignId } });
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await alice(chooseSiteDesign, { params, body: 'null', headers });
    expect([status, body.site.chosenSiteDesignId]).toEqual([200, null]);
  });

  it('refuses to choose a design that is not of the site', async () => {
    const { alice, bob, params } = await started();
    const theirs = await makeTree(bob);
    for (const siteDesignId of [theirs['siteDesignId'], 999_999, 0, -1]) {
      expect((await alice(chooseSiteDesign, { params, body: { siteDesignId } })).status).toBe(404);
    }
    for (const siteDesignId of [1.5, '1']) {
      const answer = await alice(chooseSiteDesign, { params, body: { siteDesignId } });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['siteDesignId']]);
    }
    expect((await alice(chooseSiteDesign, { params, body: {} })).status).toBe(400);
    expect((await alice(listSites, { params })).body.sites[0].chosenSiteDesignId).toBeNull();
  });

  it('lists sites without a design, and designs that nothing fits', async () => {
    const { alice, params, summary } = await started();
    const before = await summary();
    await alice(createSite, { params });
    const none = { siteDesignId: null, siteDesignName: null, totals: null, hardware: null, failed: false };
    expect(await summary()).toMatchObject({ ...before, sites: [{ ...none, errorMessage: null }, ...before.sites] });
    await alice(createSiteDesign, { params });
    const { errorMessage, totals } = (
      await alice(calculateSiteDesign, { params: { ...params, siteDesignId: params.siteDesignId + 1 } })
    ).body;
    expect(errorMessage).not.toBeNull();
    const { sites, bill } = await summary();
    expect(sites[1]).toMatchObject({ hardware: null, failed: true, errorMessage, totals });
    expect(bill).toEqual([]);
  });
});
