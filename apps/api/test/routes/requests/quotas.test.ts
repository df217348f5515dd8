import {
  addCameraStream,
  createCameraGroup,
  createCameraTemplate,
  createProject,
  createSite,
  createSiteDesign,
  deleteCameraGroup,
  deleteProject,
  deleteSiteDesign,
  duplicateCameraGroup,
  duplicateProject,
  duplicateSite,
  duplicateSiteDesign,
  getSiteDesign,
  issueProposal,
  listIssuedProposals,
  listProjects,
  listSiteDesigns,
  listSites,
  restoreProject,
  restoreSiteDesign,
  saveChanges,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { describe, expect, it } from 'vitest';
import { apiClient, type Answer, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree, readDesign } from '../../support/tree.ts';

function expectExcess({ status, headers, body }: Answer, figure: number, limit: number): void {
  expect(body).toMatchObject({ title: 'Conflict', status: 409, figure, limit });
  expect(body.detail).toMatch(new RegExp(`would have ${figure} .*at most ${limit} are allowed.*Nothing was stored`));
  expect([status, headers['content-type']]).toEqual([409, 'application/problem+json; charset=utf-8']);
}

async function countDesigns(call: ApiClient): Promise<number> {
  let designs = 0;
  for (const { id: projectId } of (await call(listProjects)).body.projects as { id: number }[]) {
    for (const { id: siteId } of (await call(listSites, { params: { projectId } })).body.sites as { id: number }[]) {
      designs += (await call(listSiteDesigns, { params: { projectId, siteId } })).body.siteDesigns.length as number;
    }
  }
  return designs;
}

describe.each(DATABASES)('quotas on $name', ({ url }) => {
  /** A user with a project, a site and a design of one group with two streams, and one who has nothing. */
  async function users(quotas: Readonly<Record<string, string>>) {
    const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: await url(), ...quotas } });
    const [alice, bob] = [apiClient(app, await tokenFor('alice')), apiClient(app, await tokenFor('bob'))];
    return { alice, bob, params: await makeTree(alice) };
  }

  it('limit the designs of a user, however they are created', async () => {
    const { alice, bob, params } = await users({ QUOTA_DESIGNS_PER_USER: '2' });
    const second = (await alice(createSiteDesign, { params })).body.siteDesign.id as number;
    expectExcess(await alice(createSiteDesign, { params }), 3, 2);
    expectExcess(await alice(duplicateSiteDesign, { params }), 3, 2);
    expectExcess(await alice(duplicateSite, { params }), 4, 2);
    expectExcess(await alice(duplicateProject, { params }), 4, 2);
    expect((await alice(listProjects)).body.projects).toHaveLength(1);

    await alice(deleteSiteDesign, { params: { ...params, siteDesignId: second } });
    expect((await alice(createSiteDesign, { params })).status).toBe(201);
    expectExcess(await alice(restoreSiteDesign, { params: { ...params, siteDesignId: second } }), 3, 2);
    expect((await alice(deleteProject, { params })).status).toBe(204);
    expect((await alice(restoreProject, { params })).status).toBe(200);
    await makeTree(bob);
  });

  it('limit projects, sites of a project and camera templates', async () => {
    const { alice, bob, params } = await users({
      QUOTA_PROJECTS_PER_USER: '2',
      QUOTA_SITES_PER_PROJECT: '2',
      QUOTA_TEMPLATES_PER_USER: '2',
    });
    const created = await Promise.all([1, 2, 3].map(() => alice(createProject)));
    expect(created.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expectExcess(await alice(createProject), 3, 2);
    expectExcess(await alice(duplicateProject, { params }), 3, 2);
    expect((await alice(duplicateSite, { params })).status).toBe(201);
    expectExcess(await alice(duplicateSite, { params }), 3, 2);
    expectExcess(await alice(createSite, { params }), 3, 2);
    await alice(deleteProject, { params });
    expect((await alice(createProject)).status).toBe(201);
    expectExcess(await alice(restoreProject, { params }), 3, 2);
    const template = { body: { name: 'Dome', cameras: [NEW_STREAM] } };
    expect((await alice(createCameraTemplate, template)).status).toBe(201);
    expectExcess(await alice(createCameraTemplate, template), 3, 2);
    expect((await bob(createCameraTemplate, template)).status).toBe(201);
  });

  it('limit the bytes of issued proposals', async () => {
    const { alice, params } = await users({ QUOTA_BYTES_PER_USER: '30000' });
    const { status, body } = await alice(issueProposal, { params, body: {} });
    expect([status, body.limit]).toEqual([409, 30_000]);
    expect(body.detail).toMatch(/^Your issued proposals and plans would have [\d,]+ bytes; at most 30,000 are allowed/);
    expect((await alice(listIssuedProposals, { params })).body.proposals).toHaveLength(1);
  });

  it('limit designs that are created at the same time', async () => {
    const { alice, params } = await users({ QUOTA_DESIGNS_PER_USER: '4' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => alice(createSiteDesign, { params })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
  });

  it('limit designs that are created and copied at the same time in several projects', async () => {
    const { alice, params } = await users({ QUOTA_DESIGNS_PER_USER: '8' });
    const other = await makeTree(alice);
    const calls = [params, other].flatMap((at) =>
      [
        createSiteDesign,
        createSiteDesign,
        duplicateSiteDesign,
        duplicateSiteDesign,
        duplicateSite,
        duplicateProject,
      ].map((call) => [call, at] as const),
    );
    const answers = await Promise.all(calls.map(([call, at]) => alice(call, { params: at })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await countDesigns(alice)).toBe(8);
  });

  it('limit the groups of a design, and allow new ones for deleted ones', async () => {
    const { alice, params } = await users({ QUOTA_GROUPS_PER_DESIGN: '2' });
    expect((await alice(getSiteDesign, { params })).body.formData.groupsPerDesign).toBe(2);
    expect((await alice(duplicateCameraGroup, { params })).status).toBe(201);
    expectExcess(await alice(createCameraGroup, { params }), 3, 2);
    const { cameras, etag } = await readDesign(alice, params);
    const save = (removed: number) => {
      const removedCameraIds = cameras.slice(0, removed).map(({ id }) => id);
      const body = { cameras: [NEW_STREAM, NEW_STREAM], removedCameraIds, serverSettings: null };
      return alice(saveChanges, { params, body });
    };
    expectExcess(await save(2), 3, 2);
    expect((await readDesign(alice, params)).etag).toBe(etag);
    expect((await save(4)).status).toBe(200);
    const { cameraGroupId = 0 } = (await readDesign(alice, params)).cameras[0] ?? {};
    expect((await alice(addCameraStream, { params: { ...params, cameraGroupId } })).status).toBe(201);
  });

  it('limit the rows of a user over all designs', async () => {
    const { alice, bob, params } = await users({ QUOTA_ROWS_PER_USER: '4' });
    const other = await makeTree(alice);
    expectExcess(await alice(createCameraGroup, { params }), 5, 4);
    expectExcess(await alice(duplicateSiteDesign, { params }), 6, 4);
    await alice(deleteSiteDesign, { params });
    expect((await alice(duplicateSiteDesign, { params: other })).status).toBe(201);
    expectExcess(await alice(duplicateSiteDesign, { params: other }), 6, 4);
    expectExcess(await alice(restoreSiteDesign, { params }), 6, 4);
    await alice(deleteCameraGroup, { params: other });
    expect((await alice(restoreSiteDesign, { params })).status).toBe(200);
    await makeTree(bob);
  });

  it('count deleted data that can be restored, up to twice the limit', async () => {
    const { alice, params } = await users({ QUOTA_DESIGNS_PER_USER: '2' });
    for (let each = 0; each < 3; each += 1) {
      const { body } = await alice(createSiteDesign, { params });
      await alice(deleteSiteDesign, { params: { ...params, siteDesignId: body.siteDesign.id as number } });
    }
    const { status, body } = await alice(createSiteDesign, { params });
    expect([status, body.figure, body.limit]).toEqual([409, 5, 4]);
    expect(body.detail).toContain('deleted in the last 30 days');
  });
});
