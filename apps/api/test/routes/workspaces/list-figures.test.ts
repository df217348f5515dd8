import {
  calculateSiteDesign,
  createProject,
  createSite,
  createSiteDesign,
  duplicateSite,
  duplicateSiteDesign,
  getProjectSummary,
  issueProposal,
  listProjects,
  listIssuedProposals,
  listSiteDesigns,
  listSites,
  moveSiteDesign,
  saveChanges,
  updateCover,
  updatePriceList,
  updateProjectSystem,
  updateProposalStatus,
  getSiteDesign,
  compareIssuedProposal,
  type ListFigures,
  type RouteContract,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import Client from 'better-sqlite3';
import { join } from 'node:path';
import { Client as PostgresClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newMigratedDatabase } from '../../support/postgres-database.ts';
import { temporaryFolder } from '../../support/server-process.ts';
import { testApp, testAppForThisTest, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

const WITH = { figures: 'true' };
const LISTS = [
  [listProjects, 'projects'],
  [listSites, 'sites'],
  [listSiteDesigns, 'siteDesigns'],
] as const satisfies readonly (readonly [RouteContract, string])[];

type Params = Readonly<Record<string, number>>;

async function figuresOf(call: ApiClient, params: Params): Promise<(ListFigures | null)[]> {
  const answers = LISTS.map(async ([list, name]) => (await call(list, { params, querystring: WITH })).body[name][0]);
  return (await Promise.all(answers)).map(({ figures }) => figures);
}

async function priced(call: ApiClient, params: Params): Promise<void> {
  const { bill } = (await call(calculateSiteDesign, { params })).body;
  const lines = [{ designation: bill[0].designation, unitPrice: '850', margin: null, leadTimeDays: 14 }];
  await call(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } });
}

describe.each(DATABASES)('the figures of lists on $name', ({ url }) => {
  let shared: TestApp;
  let pairs = 0;
  beforeAll(async () => {
    shared = await testApp({ variables: { DATABASE_URL: await url() } });
  });
  afterAll(() => shared.close());

  /** Two users of their own, the first of whom has a tree: a server of its own for each test would load all code again in a thread. */
  async function started(served = shared) {
    pairs += 1;
    const [token, other] = [await served.tokenFor(`alice-${pairs}`), await served.tokenFor(`bob-${pairs}`)];
    const alice = apiClient(served.app, token);
    return { alice, bob: apiClient(served.app, other), params: await makeTree(alice), served, token };
  }

  it('are in every entry where they are asked for, and nothing else changes', async () => {
    const { alice, params, served, token } = await started();
    const text = async (address: string) =>
      (await served.app.inject({ url: `/api${address}`, headers: { authorization: `Bearer ${token}` } })).payload;
    const { projectId, siteId } = params;
    for (const address of ['', `/${projectId}/site`, `/${projectId}/site/${siteId}/sitedesign`]) {
      const plain = await text(`/project${address}`);
      expect(await text(`/project${address}?figures=false`)).toBe(plain);
      const asked = await text(`/project${address}?figures=true`);
      expect(asked).toContain('"figures":{');
      expect(JSON.parse(asked.replaceAll(/,"figures":\{.*?\]?"proposal":(?:null|\{[^}]*\})\}/g, ''))).toEqual(
        JSON.parse(plain),
      );
    }
    for (const [list] of LISTS) {
      const answer = await alice(list, { params, querystring: { figures: 'yes' } });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['figures']]);
    }
  });

  it('are those of the calculation and of the summary', async () => {
    const { alice, params } = await started();
    await priced(alice, params);
    const { answer, totals } = (await alice(calculateSiteDesign, { params })).body;
    const { amount, currency, priced: lines, lines: all } = answer.price;
    const design = {
      customer: '',
      hardware: `${answer.recording} x ${answer.hardware.designation}`,
      cameras: totals.cameras.value,
      storageTb: totals.storageTb.value,
      price: { amount, currency, priced: lines, lines: all },
      status: 'issued',
      proposal: { number: 'P-0001', revision: 'A' },
    };
    expect(await figuresOf(alice, params)).toEqual([design, design, design]);
  });

  it.each([
    ['with two lines of one designation', 82, true],
    ['for presales to work out', 5001, false],
  ])('of the only design of a project have the lines of its answer: %s', async (_of, quantity, addManagementServer) => {
    const { alice } = await started();
    const projectId = (await alice(createProject)).body.project.id;
    const siteId = (await alice(createSite, { params: { projectId } })).body.site.id;
    const siteDesignId = (await alice(createSiteDesign, { params: { projectId, siteId } })).body.siteDesign.id;
    const params = { projectId, siteId, siteDesignId };
    const { serverSettings } = (await alice(getSiteDesign, { params })).body.siteDesign;
    const genericServerSettings = { ...serverSettings.genericServerSettings, addManagementServer };
    await alice(saveChanges, {
      params,
      body: {
        cameras: [{ ...NEW_STREAM, quantity }],
        serverSettings: { ...serverSettings, genericServerSettings },
      },
    });
    await priced(alice, params);
    const {
      amount,
      currency,
      priced: lines,
      lines: all,
    } = (await alice(calculateSiteDesign, { params })).body.answer.price;
    const price = { amount, currency, priced: lines, lines: all };
    expect((await figuresOf(alice, params)).map((figures) => figures?.price)).toEqual([price, price, price]);
  });

  it('add up the designs of a project that count, as its summary does', async () => {
    const { alice, params } = await started();
    const { projectId = 0 } = params;
    const siteId = (await alice(createSite, { params })).body.site.id;
    const siteDesignId = (await alice(createSiteDesign, { params: { projectId, siteId } })).body.siteDesign.id;
    const cameras = [{ ...NEW_STREAM, quantity: 700 }];
    await alice(saveChanges, { params: { projectId, siteId, siteDesignId }, body: { cameras } });
    await priced(alice, params);
    for (const system of ['perSite', 'one']) {
      await alice(updateProjectSystem, { params, body: { system } });
      const { totals, billTotal, bill } = (await alice(getProjectSummary, { params })).body;
      const servers = (bill as { readonly kind: string; readonly quantity: number }[])
        .filter(({ kind }) => kind === 'recording-server')
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const [project] = await figuresOf(alice, params);
      expect(project).toMatchObject({
        hardware: `${servers} servers, 2 sites`,
        cameras: totals.cameras.value,
        storageTb: totals.storageTb.value,
        price: { amount: billTotal.amount, lines: billTotal.lines, priced: billTotal.pricedLines },
      });
    }
  });

  it('follow a change of the design, of its name, of prices, of the cover and of the status', async () => {
    const { alice, params } = await started();
    const { projectId = 0, proposalId = 0 } = params;
    const before = await figuresOf(alice, params);
    expect(before.map((each) => each?.price)).toEqual([null, null, null]);
    await alice(updateProposalStatus, { params: { projectId, proposalId }, body: { status: 'withdrawn' } });
    await alice(updateCover, { params, body: { customer: 'Harbour Authority' } });
    await alice(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, quantity: 40 }] } });
    await priced(alice, params);
    for (const after of await figuresOf(alice, params)) {
      expect(after).toMatchObject({ customer: 'Harbour Authority', status: 'withdrawn', price: { currency: 'EUR' } });
      expect(after?.cameras).toBe((before[0]?.cameras ?? 0) + 40);
    }
    await alice(issueProposal, { params, body: { customer: 'Port of Aarhus' } });
    for (const issued of await figuresOf(alice, params)) {
      const proposal = { number: 'P-0001', revision: 'B' };
      expect(issued).toMatchObject({ customer: 'Port of Aarhus', status: 'issued', proposal });
    }
  });

  it('say that nothing fits, and that there are no cameras', async () => {
    const { alice, params } = await started();
    const { serverSettings } = (await alice(getSiteDesign, { params })).body.siteDesign;
    const { huskyServerSettings: husky } = serverSettings;
    const smallest = { ...serverSettings, hardwareType: 1, huskyServerSettings: { ...husky, ivoModel: 1 } };
    const cameras = [{ ...NEW_STREAM, quantity: 30, retentionDays: 3650, resolution: { continuous: 17, motion: 17 } }];
    const saved = await alice(saveChanges, { params, body: { cameras, serverSettings: smallest } });
    expect(saved.body.errors).toBeUndefined();
    const [, , design] = await figuresOf(alice, params);
    expect(design).toMatchObject({ hardware: null, price: null, status: 'issued' });
    expect(design?.cameras).toBeGreaterThan(30);
    const siteId = (await alice(createSite, { params })).body.site.id;
    await alice(createSiteDesign, { params: { ...params, siteId } });
    const nothing = { hardware: null, cameras: 0, storageTb: 0, price: null, status: 'draft', proposal: null };
    const [, site, empty] = await figuresOf(alice, { ...params, siteId });
    expect([site, empty]).toMatchObject([nothing, nothing]);
  });

  it('keep no other request waiting', async () => {
    const { alice, params } = await started();
    for (let copies = 1; copies < 30; copies += 1) await alice(duplicateSiteDesign, { params });
    const answered: string[] = [];
    const listed = async (name: string, querystring: Readonly<Record<string, string>>) => {
      const { body } = await alice(listSiteDesigns, { params, querystring });
      answered.push(`${name} of ${body.siteDesigns.length}`);
    };
    await Promise.all([listed('figures', WITH), listed('names', {})]);
    expect(answered).toEqual(['names of 30', 'figures of 30']);
  });

  it('are the caller’s alone', async () => {
    const { bob, params } = await started();
    expect((await bob(listProjects, { querystring: WITH })).body).toEqual({ projects: [] });
    for (const list of [listSites, listSiteDesigns])
      expect((await bob(list, { params, querystring: WITH })).status).toBe(404);
  });

  describe('a design that is moved', () => {
    it('keeps its ids and leaves its issued proposals to their project', async () => {
      const { alice, params } = await started();
      const { siteDesignId = 0, proposalId = 0 } = params;
      const other = await makeTree(alice);
      const target = { projectId: other['projectId'] ?? 0, siteId: other['siteId'] ?? 0 };
      const before = (await alice(getSiteDesign, { params })).body.siteDesign;
      const moved = await alice(moveSiteDesign, { params, body: target });
      expect(moved.status).toBe(200);
      expect(moved.body.siteDesign).toMatchObject({ ...target, id: siteDesignId, cameras: before.cameras });
      expect((await alice(getSiteDesign, { params })).status).toBe(404);
      const there = await alice(getSiteDesign, { params: { ...target, siteDesignId } });
      expect(there.body.siteDesign).toEqual(moved.body.siteDesign);
      const designs = (await alice(listSiteDesigns, { params: target, querystring: WITH })).body.siteDesigns;
      const standing = Object.fromEntries(
        (designs as { readonly id: number; readonly figures: ListFigures }[]).map(({ id, figures }) => [
          id,
          figures.status,
        ]),
      );
      expect(standing).toEqual({ [siteDesignId]: 'draft', [other['siteDesignId'] ?? 0]: 'issued' });
      const issued = (await alice(listIssuedProposals, { params })).body.proposals;
      expect(issued.map(({ id }: { readonly id: number }) => id)).toEqual([proposalId]);
      expect((await alice(compareIssuedProposal, { params, querystring: { to: 'design' } })).status).toBe(404);
      expect((await alice(listSites, { params, querystring: WITH })).body.sites[0].figures.cameras).toBe(0);
      const again = (await alice(issueProposal, { params: { ...target, siteDesignId }, body: {} })).body.proposal;
      expect([again.number, again.revision]).toEqual(['P-0003', 'A']);
    });

    it('is refused where the caller has nothing, where it was changed meanwhile, and without a target', async () => {
      const { alice, bob, params } = await started();
      const theirs = await makeTree(bob);
      const target = { projectId: theirs['projectId'], siteId: theirs['siteId'] };
      const own = { projectId: params['projectId'], siteId: params['siteId'] };
      const body = { ...own, siteId: (await alice(createSite, { params })).body.site.id };
      expect((await alice(moveSiteDesign, { params, body: target })).status).toBe(404);
      expect((await alice(moveSiteDesign, { params, body: { ...own, siteId: 999_999 } })).status).toBe(404);
      expect((await bob(moveSiteDesign, { params, body: target })).status).toBe(404);
      expect((await bob(moveSiteDesign, { params, body })).status).toBe(404);
      expect((await alice(moveSiteDesign, { params, body, headers: { 'if-match': '"99"' } })).status).toBe(412);
      const wrong = await alice(moveSiteDesign, { params, body: { siteId: '1' } });
      expect([wrong.status, Object.keys(fieldsOf(wrong)).toSorted()]).toEqual([400, ['projectId', 'siteId']]);
      expect((await alice(getSiteDesign, { params })).status).toBe(200);
      const stays = await alice(moveSiteDesign, { params, body: own });
      expect([stays.status, stays.headers['etag']]).toEqual([
        200,
        (await alice(getSiteDesign, { params })).headers['etag'],
      ]);
    });

    it('adds nothing to what its owner has, and leaves the choice of its site', async () => {
      const variables = { DATABASE_URL: await url(), QUOTA_DESIGNS_PER_USER: '2' };
      const { alice, params } = await started(await testAppForThisTest({ variables }));
      const copy = (await alice(duplicateSiteDesign, { params })).body.siteDesign.id;
      const siteId = (await alice(createSite, { params })).body.site.id;
      expect((await alice(duplicateSite, { params })).status).toBe(409);
      const body = { projectId: params['projectId'], siteId };
      expect((await alice(moveSiteDesign, { params: { ...params, siteDesignId: copy }, body })).status).toBe(200);
      const sites = (await alice(listSites, { params })).body.sites as { readonly chosenSiteDesignId: unknown }[];
      expect(sites.map(({ chosenSiteDesignId }) => chosenSiteDesignId)).toEqual([null, null]);
    });
  });
});

/** A database that this test can open as well. */
const FILES = [
  {
    name: 'sqlite',
    url: async () => `sqlite:${join(temporaryFolder(), 'designs.db')}`,
    run: async (url: string, statement: string) => {
      const client = new Client(url.replace('sqlite:', ''));
      const { changes } = client.prepare(statement).run();
      client.close();
      return changes;
    },
  },
  {
    name: 'postgres',
    url: newMigratedDatabase,
    run: async (url: string, statement: string) => {
      const client = new PostgresClient({ connectionString: url });
      await client.connect();
      const { rowCount } = await client.query(statement);
      await client.end();
      return rowCount;
    },
  },
];

describe.each(FILES)('remembered figures on $name', ({ url, run }) => {
  it('are used as long as nothing has changed, may be lost, and are computed in a worker thread', async () => {
    const database = await url();
    const { app, tokenFor, workers } = await testAppForThisTest({ variables: { DATABASE_URL: database } });
    const alice = apiClient(app, await tokenFor('alice'));
    const params = await makeTree(alice);
    const answered = workers?.answered() ?? 0;
    const figures = await figuresOf(alice, params);
    expect(workers?.answered()).toBe(answered + LISTS.length);
    expect(figures.map((each) => each?.hardware)).toEqual(figures.map(() => expect.stringMatching(/^1 x /)));

    expect(await run(database, `update list_figures set figures = replace(figures, '1 x ', '7 x ')`)).toBe(3);
    const remembered = await figuresOf(alice, params);
    expect(remembered.map((each) => each?.hardware)).toEqual(figures.map(() => expect.stringMatching(/^7 x /)));

    expect(await run(database, 'delete from list_figures')).toBe(3);
    expect(await figuresOf(alice, params)).toEqual(figures);

    await run(database, `update list_figures set figures = replace(figures, '1 x ', '7 x ')`);
    await priced(alice, params);
    const renewed = await figuresOf(alice, params);
    expect(renewed).toEqual(figures.map((each) => ({ ...each, price: renewed[0]?.price })));
    expect(renewed[0]?.price?.currency).toBe('EUR');
  });
});
