import {
  calculateSiteDesign,
  chooseSiteDesign,
  createSite,
  createSiteDesign,
  deleteSiteDesign,
  duplicateSite,
  duplicateSiteDesign,
  getNetworkRequest,
  getProjectDocument,
  getProjectSummary,
  getSiteDesign,
  issueProposal,
  listSiteDesigns,
  listSites,
  saveChanges,
  updatePriceList,
  updateProjectSystem,
  updateProposalStatus,
} from '@site-designer/api-contract';
import { NEW_STREAM, summarize } from '@site-designer/sizing-engine';
import { NETWORK_DEFAULTS, STATION_DEFAULTS } from '@site-designer/sizing-engine/design';
import { english, type BillLine } from '@site-designer/texts';
import { describe, expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

const TILES = { monitorResolution: 8, columns: 3, rows: 3 };

describe.each(DATABASES)('the summary of a project on $name', ({ url }) => {
  async function started() {
    const served = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    const client = async (user: 'alice' | 'bob') => apiClient(served.app, await served.tokenFor(user));
    const alice = await client('alice');
    const { projectId = 0, siteId = 0, siteDesignId = 0, proposalId = 0 } = await makeTree(alice);
    const status = async (id: number, to: 'accepted' | 'withdrawn') =>
      alice(updateProposalStatus, { params: { projectId, proposalId: id }, body: { status: to } });
    await status(proposalId, 'withdrawn');
    const summary = async () => (await alice(getProjectSummary, { params: { projectId } })).body;
    return { alice, status, bob: await client('bob'), params: { projectId, siteId, siteDesignId }, summary };
  }

  it("counts switches, ports, watts and workstations of all sites, and asks the customer's IT for them", async () => {
    const { alice, params, summary } = await started();
    expect((await summary()).network).toBeNull();
    const { serverSettings } = (await alice(getSiteDesign, { params })).body.siteDesign;
    const viewing = { stations: [{ ...STATION_DEFAULTS, id: 1, name: 'Guard', quantity: 2, monitors: 1, ...TILES }] };
    const settings = { ...serverSettings, network: NETWORK_DEFAULTS, viewing };
    const saved = await alice(saveChanges, { params, body: { serverSettings: settings } });
    expect(saved.body.errors ?? []).toEqual([]);
    const answer = await summary();
    const counted = { switches: 1, ports: 1, reservedW: 15.4, workstations: 2 };
    expect([answer.network, answer.sites[0].network]).toEqual([counted, counted]);
    const { document } = (await alice(getNetworkRequest, { params })).body;
    expect(document.sites).toHaveLength(1);
    expect(document.totals[0]).toMatchObject({ code: 'ports', value: 1, unit: 'port' });
  });

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
    const { atSites: _atSites, ...sums } = english.rendered(summarize([second, first]));
    expect(answer).toMatchObject(JSON.parse(JSON.stringify(sums)));
    expect(answer.system).toBe('perSite');
    expect(answer.sites).toMatchObject(
      [
        {
          siteId,
          siteDesignId,
          from: 'newest',
          siteDesignName: second.siteDesignName,
          totals: second.totals,
          failed: false,
        },
        { ...params, projectId: undefined, totals: first.totals, failed: false, errorMessage: null },
      ].map(({ projectId: _project, ...site }: Record<string, unknown>) => site),
    );
    expect(answer.totals.cameras.value).toBe(first.totals.cameras.value + 150);
    expect(answer.bill.length).toBeLessThan(first.bill.length + second.bill.length);
    expect(answer.billTotal).toEqual({ ...first.billTotal, lines: answer.bill.length });
  });

  it('has the answer of each site, and what it buys with its sum', async () => {
    const { alice, params, summary } = await started();
    const { answer, bill } = (await alice(calculateSiteDesign, { params })).body;
    await alice(duplicateSite, { params });
    const lines = [{ designation: bill[0].designation, unitPrice: '850', margin: null, leadTimeDays: null }];
    await alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } });
    for (const system of ['perSite', 'one'] as const) {
      await alice(updateProjectSystem, { params, body: { system } });
      const { sites, bill: merged, billTotal, systemLines, systemTotal } = await summary();
      expect(systemTotal?.lines).toBe(system === 'one' ? systemLines : undefined);
      const ofSites = sites.flatMap((site: { bill: BillLine[] }) => site.bill);
      const quantities = (all: readonly BillLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
      const ofSystem = systemLines === 0 ? [] : merged.slice(-systemLines);
      expect(quantities(ofSites) + quantities(ofSystem)).toBe(quantities(merged));
      expect(sites).toMatchObject([
        { answer: { ...answer, price: null }, billTotal: { amount: '850.00', pricedLines: 1 } },
        { answer: { ...answer, price: null }, billTotal: { amount: '850.00', pricedLines: 1 } },
      ]);
      expect(billTotal.amount).toBe('1700.00');
    }
    await alice(createSite, { params });
    expect((await summary()).sites[0]).toMatchObject({ answer: null, bill: [], billTotal: null });
  });

  it('makes one document for a customer, whose items and offers add up to its price', async () => {
    const { alice, bob, params } = await started();
    const { projectId } = params;
    const offer = { lines: [], discountPercent: 10, vatPercent: 25 };
    await alice(saveChanges, { params, body: { offer } });
    await alice(duplicateSite, { params });
    await alice(createSite, { params });
    const { bill } = (await alice(calculateSiteDesign, { params })).body;
    const lines = bill.map(({ designation }: BillLine) => ({ designation, unitPrice: '100', margin: null }));
    await alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } });
    const documentOf = async (query: Readonly<Record<string, string>>) =>
      (await alice(getProjectDocument, { params: { projectId }, querystring: query })).body.document;
    for (const system of ['perSite', 'one'] as const) {
      await alice(updateProjectSystem, { params, body: { system } });
      const { sites, items, price, sentences, terms } = await documentOf({ withPrices: 'true' });
      expect(sites).toHaveLength(2);
      expect(items).toHaveLength(system === 'one' ? 1 : 0);
      const all = [...sites.flatMap((site: { items: object[] }) => site.items), ...items] as { price: string }[];
      const sum = all.reduce((before, each) => before + Number(each.price), 0);
      expect(Number(price.sum)).toBe(sum);
      // What the whole system buys is in no offer, and has no discount.
      const discounted = sum - (system === 'one' ? 100 : 0);
      expect([Number(price.discount), Number(price.net)]).toEqual([discounted / 10, sum - discounted / 10]);
      expect(Number(price.gross)).toBe(Number(price.net) * 1.25);
      expect(sentences.join(' ')).toContain('nothing is designed there yet');
      const basis = terms.find(({ code }: { code: string }) => code === 'basis').lines;
      expect(new Set(basis).size).toBe(basis.length);
    }
    expect(JSON.stringify(await documentOf({}))).not.toMatch(/EUR|100\.00/);
    expect((await bob(getProjectDocument, { params: { projectId } })).status).toBe(404);
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

  it('bills one system once where the project says so', async () => {
    const { alice, bob, params, summary } = await started();
    await alice(duplicateSite, { params });
    const bases = ({ bill }: { bill: BillLine[] }) =>
      bill.flatMap(({ designation, quantity }) => (designation.endsWith('base licence') ? [quantity] : []));
    const two = await summary();
    expect([bases(two), two.systemLines, two.problem]).toEqual([[2], 0, null]);
    const answer = await alice(updateProjectSystem, { params, body: { system: 'one' } });
    expect([answer.status, answer.body]).toEqual([200, { system: 'one' }]);
    const one = await summary();
    expect([one.system, bases(one), one.systemLines, one.problem]).toEqual(['one', [1], 1, null]);
    expect(one.totals).toEqual(two.totals);
    expect(one.billTotal.lines).toBe(one.bill.length);
    expect((await bob(updateProjectSystem, { params, body: { system: 'one' } })).status).toBe(404);
    for (const body of [{ system: 'two' }, {}, { system: 'one', name: 'x' }])
      expect((await alice(updateProjectSystem, { params, body })).status).toBe(400);
    expect((await summary()).system).toBe('one');
  });

  it('gives no total of one system with several editions, but the reason', async () => {
    const { alice, params, summary } = await started();
    const { bill } = (await alice(calculateSiteDesign, { params })).body;
    const priced = (designation: string, unitPrice: string) => ({
      designation,
      unitPrice,
      margin: null,
      leadTimeDays: null,
    });
    const lines = [priced(bill[0].designation, '850'), priced('Professional+ base licence', '100')];
    await alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } });
    const siteId = (await alice(duplicateSite, { params })).body.site.id;
    const designs = await alice(listSiteDesigns, { params: { ...params, siteId } });
    const other = { ...params, siteId, siteDesignId: designs.body.siteDesigns[0].id };
    const { serverSettings } = (await alice(getSiteDesign, { params: other })).body.siteDesign;
    const genericServerSettings = { ...serverSettings.genericServerSettings, xProtectVersion: 1 };
    await alice(saveChanges, { params: other, body: { serverSettings: { ...serverSettings, genericServerSettings } } });
    await alice(updateProjectSystem, { params, body: { system: 'one' } });
    const { problem, billTotal, systemTotal } = await summary();
    expect(systemTotal).toMatchObject({ amount: null, currency: 'EUR', pricedLines: 1 });
    expect(problem).toMatch(/^Copy of .* has Corporate, .* Professional\+: one system has one edition$/);
    expect(billTotal).toMatchObject({ amount: null, currency: 'EUR', pricedLines: 2 });
    await alice(updateProjectSystem, { params, body: { system: 'perSite' } });
    expect(await summary()).toMatchObject({ problem: null, billTotal: { amount: '1800.00' } });
  });

  it('counts an issued or accepted proposal as it was frozen, with its prices, else those of today', async () => {
    const { alice, params, status, summary } = await started();
    const before = (await alice(calculateSiteDesign, { params })).body;
    const { designation } = before.bill[0];
    const pricing = (unitPrice: string) => {
      const lines = [{ designation, unitPrice, margin: null, leadTimeDays: null }];
      return alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } });
    };
    const issued = async (withPrices: boolean) =>
      (await alice(issueProposal, { params, body: { withPrices } })).body.proposal;
    await pricing('850');
    const priced = await issued(true);
    await pricing('900');
    await alice(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, quantity: 150 }] } });
    const frozen = await summary();
    const row = { from: 'issued', proposalId: priced.id, number: priced.number, revision: priced.revision };
    expect(frozen.sites).toMatchObject([{ ...row, totals: before.totals, hardware: priced.headline, failed: false }]);
    expect(frozen.bill[0]).toMatchObject({ designation, unitPrice: '850.00' });
    await status(priced.id, 'accepted');
    await alice(duplicateSiteDesign, { params });
    expect((await summary()).sites).toMatchObject([{ ...row, from: 'accepted' }]);
    const unpriced = await issued(false);
    const today = await summary();
    expect(today.sites).toMatchObject([{ from: 'issued', proposalId: unpriced.id, revision: unpriced.revision }]);
    const lineOfToday = today.bill.find((line: BillLine) => line.designation === designation);
    expect(lineOfToday?.unitPrice ?? null).toBe(lineOfToday === undefined ? null : '900.00');
    expect(today.totals.cameras.value).toBe(before.totals.cameras.value + 150);
  });

  it('lists sites without a design or with an empty one as such, and designs that nothing fits', async () => {
    const { alice, params, summary } = await started();
    const before = await summary();
    await alice(createSite, { params });
    const none = { siteDesignId: null, siteDesignName: null, totals: null, hardware: null, failed: false };
    expect(await summary()).toMatchObject({ ...before, sites: [{ ...none, errorMessage: null }, ...before.sites] });
    const draft = (await alice(createSiteDesign, { params })).body.siteDesign.id;
    expect((await summary()).sites).toMatchObject([none, ...before.sites]);
    const at = { ...params, siteDesignId: draft };
    const { serverSettings } = (await alice(getSiteDesign, { params: at })).body.siteDesign;
    const { genericServerSettings: usual } = serverSettings;
    const mainSettings = { ...usual.mainSettings, maxCamerasPerServer: 48 };
    const genericServerSettings = { ...usual, xProtectVersion: 3, mainSettings };
    const cameras = [{ ...NEW_STREAM, quantity: 49 }];
    await alice(saveChanges, {
      params: at,
      body: { cameras, serverSettings: { ...serverSettings, genericServerSettings } },
    });
    const { errorMessage, totals } = (await alice(calculateSiteDesign, { params: at })).body;
    expect(errorMessage).not.toBeNull();
    const { sites, bill } = await summary();
    expect(sites[1]).toMatchObject({ hardware: null, from: 'newest', failed: true, errorMessage, totals });
    expect(bill).toEqual([]);
  });
});
