import {
  createPlan,
  createProposalLink,
  createSite,
  deletePlan,
  duplicateProject,
  duplicateSite,
  duplicateSiteDesign,
  getPlanPicture,
  calculateSiteDesign,
  getSiteDesign,
  issueProposal,
  listPlans,
  listSiteDesigns,
  listSites,
  listDesignVersions,
  replacePlanPicture,
  restoreDesignVersion,
  saveChanges,
  updatePlan,
  type Plan,
  type SiteDesign,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { pngOf } from '../../support/pictures.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

const PNG = { 'content-type': 'image/png' };

async function addedPlan(call: ApiClient, params: Ids, picture = pngOf(400, 300)): Promise<Plan> {
  return (await call(createPlan, { params, body: picture, headers: PNG })).body.plan;
}

const CAMERA = { x: 100, y: 60, directionDeg: 90 };

describe.each(DATABASES)('floor plans on $name', ({ url }) => {
  let served: TestApp;
  let alice: ApiClient;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
  });
  afterAll(() => served.close());

  async function design(params: Ids): Promise<SiteDesign> {
    return (await alice(getSiteDesign, { params })).body.siteDesign;
  }

  it('are stored with their pictures, named, scaled and removed', async () => {
    const ids = await makeTree(alice);
    const picture = pngOf(400, 300);
    const plan = await addedPlan(alice, ids, picture);
    expect(plan).toMatchObject({ name: 'Floor plan 2', width: 400, height: 300, metresPerPixel: null, walls: [] });
    const second = await addedPlan(alice, ids, picture);
    expect(second.name).toBe('Floor plan 3');
    const at = { ...ids, planId: plan.id };
    const got = await served.app.inject({
      url: `/api/project/${ids['projectId']}/site/${ids['siteId']}/plan/${plan.id}/picture`,
      headers: { authorization: `Bearer ${await served.tokenFor('alice')}` },
    });
    expect(got.rawPayload.equals(picture)).toBe(true);
    expect(got.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const walls = [
      {
        id: 1,
        points: [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
        ],
      },
    ];
    const change = { name: ' Ground floor ', sort: 9, metresPerPixel: 0.02, rotation: 90, opacity: 0.5, walls };
    const changed = await alice(updatePlan, { params: at, body: change });
    expect(changed.body.plan).toEqual({ ...plan, ...change, name: 'Ground floor' });
    const { body } = await alice(listPlans, { params: ids });
    expect(body.plans.map(({ name }: Plan) => name)).toEqual(['Floor plan', 'Floor plan 3', 'Ground floor']);
    const refused = await alice(updatePlan, {
      params: at,
      body: { metresPerPixel: 0, name: ' ', walls: [{ id: 1, points: [] }] },
    });
    expect(Object.keys(fieldsOf(refused)).toSorted()).toEqual(['metresPerPixel', 'name', 'walls[0].points']);
    expect((await alice(deletePlan, { params: at })).status).toBe(204);
    expect((await alice(getPlanPicture, { params: at })).status).toBe(404);
    const bob = apiClient(served.app, await served.tokenFor('bob'));
    expect((await bob(listPlans, { params: ids })).status).toBe(404);
    expect((await bob(createPlan, { params: ids, body: picture, headers: PNG })).status).toBe(404);
  });

  it('refuse every picture that is none in one sentence, and store nothing', async () => {
    const ids = await makeTree(alice);
    const heic = Buffer.from('\0\0\0\u0018ftypheic', 'latin1');
    const bad: readonly (readonly [Buffer, number, RegExp])[] = [
      [pngOf(30_000, 30_000), 400, /at most 8 megapixels/],
      [pngOf(400, 300).subarray(0, 60), 400, /damaged/],
      [Buffer.from('<?xml version="1.0"?><svg/>'), 415, /SVG/],
      [Buffer.from('%PDF-1.7'), 415, /PDF/],
      [heic, 415, /HEIC/],
      [Buffer.from('hello'), 415, /no PNG, JPEG or WebP/],
      [Buffer.alloc(12 * 1024 * 1024 + 1, 1), 413, /at most 12 MB/],
      [Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 400, /damaged/],
    ];
    for (const [body, status, detail] of bad) {
      const answer = await alice(createPlan, { params: ids, body, headers: PNG });
      expect(answer).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } });
    }
    const empty = await alice(createPlan, { params: ids });
    expect(empty).toMatchObject({ status: 400, body: { detail: 'The file is empty' } });
    expect((await alice(listPlans, { params: ids })).body.plans).toHaveLength(1);
  });

  it('hold the cameras, closets and areas of a design', async () => {
    const ids = await makeTree(alice);
    const { id: planId } = await addedPlan(alice, ids);
    const { cameraGroupId = 0 } = ids;
    const points = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ];
    const areas = [{ id: 1, planId, points, standard: '2014', level: 'observe' }];
    const closets = [{ name: 'MDF', planId, x: 5, y: 5, heightM: 2.5 }];
    const placements = [
      { ...CAMERA, planId, cameraGroupId },
      { ...CAMERA, planId, newRow: 0, label: 'C-01' },
    ];
    const body = { cameras: [NEW_STREAM], placements, closets, areas };
    const saved = (await alice(saveChanges, { params: ids, body })).body.siteDesign as SiteDesign;
    const newGroup = saved.cameras[0]!.cameraGroupId;
    expect(newGroup).toBeGreaterThan(cameraGroupId);
    expect(saved.placements).toEqual([
      { ...CAMERA, planId, cameraGroupId, id: 1, label: 'C-02', note: '' },
      { ...CAMERA, planId, cameraGroupId: newGroup, id: 2, label: 'C-01', note: '' },
    ]);
    expect(await design(ids)).toMatchObject({ placements: saved.placements, closets, areas });

    const [first, second] = saved.placements;
    const moved = { ...second!, x: 130, note: 'above the door' };
    await alice(saveChanges, { params: ids, body: { placements: [moved], removedPlacementIds: [1] } });
    expect((await design(ids)).placements).toEqual([moved]);
    // One that was removed returns with its id, as undoing does it; ids are not given out again.
    await alice(saveChanges, { params: ids, body: { placements: [first, { ...CAMERA, planId, cameraGroupId }] } });
    expect((await design(ids)).placements.map(({ id, label }) => [id, label])).toEqual([
      [1, 'C-02'],
      [2, 'C-01'],
      [3, 'C-03'],
    ]);

    const wrong = [
      { ...CAMERA, planId: 999, cameraGroupId },
      { ...CAMERA, planId, cameraGroupId: 999, directionDeg: 400, label: 'x'.repeat(21) },
      { ...CAMERA, planId, cameraGroupId, id: 50 },
    ];
    const refused = await alice(saveChanges, {
      params: ids,
      body: { placements: wrong, areas: [{ ...areas[0], level: 'see' }] },
    });
    expect(Object.keys(fieldsOf(refused)).toSorted()).toEqual([
      'areas[0].level',
      'placements[0].planId',
      'placements[1].cameraGroupId',
      'placements[1].directionDeg',
      'placements[1].label',
      'placements[2].id',
    ]);
    const twice = await alice(saveChanges, { params: ids, body: { placements: [{ ...moved, label: 'C-02' }] } });
    expect(fieldsOf(twice)).toEqual({ 'placements[0].label': 'Another camera of this design has this label' });
    const many = Array.from({ length: 2001 }, () => ({ ...CAMERA, planId, cameraGroupId }));
    expect(await alice(saveChanges, { params: ids, body: { placements: many } })).toMatchObject({
      status: 409,
      body: { limit: 2000 },
    });
    expect((await design(ids)).placements).toHaveLength(3);
  });

  it('stand in the documents of customers and installers as they were, with their pictures, also by a link', async () => {
    const ids = await makeTree(alice);
    const picture = pngOf(400, 300);
    const { id: planId } = await addedPlan(alice, ids, picture);
    const { cameraGroupId = 0, projectId = 0 } = ids;
    await alice(updatePlan, { params: { ...ids, planId }, body: { metresPerPixel: 0.1 } });
    const { cameras, serverSettings } = await design(ids);
    const row = { ...cameras[0]!, network: { ...cameras[0]!.network, closet: 'MDF' } };
    await alice(saveChanges, {
      params: ids,
      body: {
        cameras: [row],
        serverSettings: { ...serverSettings, network: NETWORK_DEFAULTS },
        placements: [{ ...CAMERA, planId, cameraGroupId, label: 'Gate 1', note: 'high' }],
        closets: [{ name: 'MDF', planId, x: 0, y: 0, heightM: 3 }],
      },
    });
    // 10 m across, 6 m down, 12.5 m for both ends.
    const before = (await alice(calculateSiteDesign, { params: ids })).body;
    expect(before.network?.cable.metres).toBe(28.5);
    await alice(updatePlan, { params: { ...ids, planId }, body: { metresPerPixel: 0.2 } });
    expect((await alice(calculateSiteDesign, { params: ids })).body.network?.cable.metres).toBe(44.5);

    const issued = async (audience: 'customer' | 'installer' | 'sales') =>
      (await alice(issueProposal, { params: ids, body: { audience } })).body.proposal;
    expect((await issued('sales')).plans).toBeUndefined();
    const installer = await issued('installer');
    expect(installer.plans?.sheets).toMatchObject([
      {
        id: planId,
        metresPerPixel: 0.2,
        cameras: [{ label: 'Gate 1', x: 100, note: 'high' }],
        closets: [{ name: 'MDF' }],
      },
    ]);
    expect(JSON.stringify(installer.installerDocument)).toContain('Gate 1');
    const customer = await issued('customer');
    expect(customer.plans?.sheets[0]?.cameras[0]?.note).toBe('');

    await alice(deletePlan, { params: { ...ids, planId } });
    const { link } = (await alice(createProposalLink, { params: { projectId, proposalId: customer.id } })).body;
    const secret = link.url.split('/').at(-1)!;
    const token = await served.tokenFor('alice');
    const got = async (url: string, headers: Record<string, string> = {}) =>
      served.app.inject({ url: `/api${url}`, headers });
    const byLink = await got(`/shared/${secret}/plan/${planId}/picture`);
    expect(byLink.rawPayload.equals(picture)).toBe(true);
    const shared = (await got(`/shared/${secret}`)).json().proposal;
    expect(shared.plans.sheets).toHaveLength(1);
    expect((await got(`/shared/unknown/plan/${planId}/picture`)).statusCode).toBe(404);
    const own = `/project/${projectId}/proposal/${customer.id}/plan/${planId}/picture`;
    expect((await got(own, { authorization: `Bearer ${token}` })).rawPayload.equals(picture)).toBe(true);
    const bob = await served.tokenFor('bob');
    expect((await got(own, { authorization: `Bearer ${bob}` })).statusCode).toBe(404);
  });

  it('are copied with their designs, restored with versions, and scale with a newer picture', async () => {
    const ids = await makeTree(alice);
    const { id: planId } = await addedPlan(alice, ids);
    const { cameraGroupId = 0, projectId = 0 } = ids;
    const placed = { ...CAMERA, planId, cameraGroupId, label: 'C-01', note: '' };
    await alice(saveChanges, { params: ids, body: { placements: [placed] } });

    const copy = (await alice(duplicateSiteDesign, { params: ids })).body.siteDesign as SiteDesign;
    expect(copy.placements).toEqual([{ ...placed, id: 1, cameraGroupId: copy.cameras[0]!.cameraGroupId }]);
    const site = (await alice(duplicateSite, { params: ids })).body.site;
    const [ofSite] = (await alice(listSiteDesigns, { params: { projectId, siteId: site.id } })).body.siteDesigns;
    const [, planOfSite] = (await alice(listPlans, { params: { projectId, siteId: site.id } })).body.plans;
    const copied = await design({ projectId, siteId: site.id, siteDesignId: ofSite.id });
    expect(copied.placements[0]).toEqual({
      ...placed,
      id: 1,
      planId: planOfSite.id,
      cameraGroupId: copied.cameras[0]!.cameraGroupId,
    });
    expect(planOfSite.id).not.toBe(planId);

    const walls = [
      {
        id: 1,
        points: [
          { x: 0, y: 0 },
          { x: 400, y: 300 },
        ],
      },
    ];
    await alice(updatePlan, { params: { ...ids, planId }, body: { metresPerPixel: 0.02, walls } });
    const replaced = await alice(replacePlanPicture, {
      params: { ...ids, planId },
      body: pngOf(800, 600),
      headers: PNG,
    });
    expect(replaced.body.plan).toMatchObject({
      width: 800,
      metresPerPixel: 0.01,
      walls: [
        {
          id: 1,
          points: [
            { x: 0, y: 0 },
            { x: 800, y: 600 },
          ],
        },
      ],
    });
    expect((await design(ids)).placements[0]).toMatchObject({ x: 200, y: 120 });

    await alice(saveChanges, { params: ids, body: { removedPlacementIds: [1] } });
    const { versions } = (await alice(listDesignVersions, { params: ids })).body;
    expect(versions.length).toBeGreaterThan(0);
    await alice(restoreDesignVersion, { params: { ...ids, version: versions[0].version } });

    const project = (await alice(duplicateProject, { params: ids })).body.project;
    const [first] = (await alice(listSites, { params: { projectId: project.id } })).body.sites;
    expect((await alice(listPlans, { params: { projectId: project.id, siteId: first.id } })).body.plans).toHaveLength(
      2,
    );
    const other = (await alice(createSite, { params: ids })).body.site;
    expect((await alice(listPlans, { params: { projectId, siteId: other.id } })).body.plans).toEqual([]);
  });
});
