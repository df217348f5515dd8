import {
  createProject,
  createSite,
  deleteProject,
  deleteSite,
  duplicateProject,
  duplicateSite,
  listProjects,
  listSiteDesigns,
  listSites,
  restoreProject,
  restoreSite,
  updateProject,
  updateSite,
  updateSiteDesign,
  type Project,
  type Site,
} from '@site-designer/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-01T09:30:00.000Z');

let now: number;
let alice: ApiClient;

beforeEach(async () => {
  now = START;
  const served = await testAppForThisTest({ clock: () => new Date(now) });
  alice = apiClient(served.app, await served.tokenFor('alice'));
});

const projects = async () => (await alice(listProjects)).body.projects as Project[];
const sites = async (params: Ids) => (await alice(listSites, { params })).body.sites as Site[];

describe('projects', () => {
  it('start with the default name, and are listed newest first', async () => {
    const made = await alice(createProject);
    await alice(createProject);
    expect(made.headers['location']).toBe('/api/project/1');
    expect(made.body.project).toEqual({
      id: 1,
      name: 'New Project',
      createdDate: '2026-03-01T09:30:00.000Z',
      updatedDate: '2026-03-01T09:30:00.000Z',
    });
    expect((await projects()).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('take only the trimmed name from an update with the whole object', async () => {
    const { project } = (await alice(createProject)).body;
    now += 1000;
    const body = { ...project, name: '  Harbour  ', createdDate: 'never' };
    const answer = await alice(updateProject, { params: { projectId: project.id }, body });
    expect(answer.body.project).toEqual({ ...project, name: 'Harbour', updatedDate: '2026-03-01T09:30:01.000Z' });
    expect(await projects()).toEqual([answer.body.project as Project]);
  });

  it.each([
    ['', 'This field is required'],
    [' \t', 'This field is required'],
    ['x'.repeat(101), 'Unable to post project as the name must be under 100 characters.'],
    ['🚪'.repeat(101), 'Unable to post project as the name must be under 100 characters.'],
  ])('refuse the name %j', async (name, message) => {
    const { project } = (await alice(createProject)).body;
    const answer = await alice(updateProject, { params: { projectId: project.id }, body: { name } });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, { name: message }]);
    expect(await projects()).toEqual([project]);
  });

  it.each(['x', 'x'.repeat(100), '🚪'.repeat(100)])('take the name %j', async (name) => {
    await alice(createProject);
    expect((await alice(updateProject, { params: { projectId: 1 }, body: { name } })).body.project.name).toBe(name);
  });

  it('refuse an update with the id of another project', async () => {
    await alice(createProject);
    const answer = await alice(updateProject, { params: { projectId: 1 }, body: { id: 2, name: 'x' } });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['id']]);
  });

  it('are duplicated with all their contents', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    await alice(createSite, { params: ids });
    const original = await readDesign(alice, ids);
    const { project } = (await alice(duplicateProject, { params: ids })).body;
    expect(project).toMatchObject({ id: 2, name: 'Copy of New Project' });

    const copied = await sites({ projectId: project.id });
    expect(copied.map(({ name }) => name)).toEqual(['New Site', 'New Site']);
    const siteId = copied[1]?.id ?? 0;
    const params = { projectId: project.id, siteId };
    const [design] = (await alice(listSiteDesigns, { params })).body.siteDesigns;
    const copy = await readDesign(alice, { ...params, siteDesignId: design.id });
    expect(copy.serverSettings).toEqual(original.serverSettings);
    const content = (row: object) => ({ ...row, id: 0, streamId: 0, cameraGroupId: 0 });
    expect(copy.cameras.map(content)).toEqual(original.cameras.map(content));
    expect(copy.cameras.map(({ id }) => id)).not.toEqual(original.cameras.map(({ id }) => id));
  });

  it('leave deleted contents out of a duplicate', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    await alice(deleteSite, { params: ids });
    const { project } = (await alice(duplicateProject, { params: ids })).body;
    expect(await sites({ projectId: project.id })).toEqual([]);
  });

  it.each([
    [92, 201],
    [93, 400],
  ])('with a name of %i characters are duplicated with %i', async (length, status) => {
    await alice(createProject);
    await alice(updateProject, { params: { projectId: 1 }, body: { name: 'x'.repeat(length) } });
    const answer = await alice(duplicateProject, { params: { projectId: 1 } });
    expect(answer.status).toBe(status);
    expect(await projects()).toHaveLength(status === 201 ? 2 : 1);
  });

  it('are restored with all their contents up to 30 days after the deletion', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    const before = await readDesign(alice, ids);
    expect((await alice(deleteProject, { params: ids })).status).toBe(204);
    expect(await projects()).toEqual([]);
    expect((await alice(listSites, { params: ids })).status).toBe(404);
    expect((await alice(deleteProject, { params: ids })).status).toBe(404);

    now += 30 * DAY_MS;
    expect((await alice(restoreProject, { params: ids })).body.project.id).toBe(ids['projectId']);
    expect((await readDesign(alice, ids)).siteDesign.cameras).toEqual(before.siteDesign.cameras);
    expect((await alice(restoreProject, { params: ids })).status).toBe(404);
  });

  it('cannot be restored later', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    await alice(deleteProject, { params: ids });
    now += 30 * DAY_MS + 1;
    expect((await alice(restoreProject, { params: ids })).status).toBe(404);
  });

  it('are dated by the latest change in them', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    now += 5000;
    await alice(updateSiteDesign, { params: ids, body: { name: 'Perimeter' } });
    const at = new Date(now).toISOString();
    expect((await projects())[0]?.updatedDate).toBe(at);
    expect((await sites(ids))[0]?.updatedUtc).toBe(at);
    expect((await readDesign(alice, ids)).siteDesign.updatedUtc).toBe(at);
  });
});

describe('sites', () => {
  it('start with the default name, with dates in the format of the screens', async () => {
    await alice(createProject);
    const made = await alice(createSite, { params: { projectId: 1 } });
    await alice(createSite, { params: { projectId: 1 } });
    expect(made.headers['location']).toBe('/api/project/1/site/1');
    expect(made.body.site).toEqual({
      id: 1,
      projectId: 1,
      name: 'New Site',
      chosenSiteDesignId: null,
      createdUtc: '2026-03-01T09:30:00.000Z',
      updatedUtc: '2026-03-01T09:30:00.000Z',
      formattedCreatedUtc: '01/03/2026',
      formattedUpdatedUtc: '01/03/2026',
    });
    expect((await sites({ projectId: 1 })).map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    [50, 200],
    [51, 400],
  ])('answer a name of %i characters with %i', async (length, status) => {
    const params = await makeTreeWithoutProposal(alice);
    const answer = await alice(updateSite, { params, body: { name: 'x'.repeat(length) } });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.message).toBe(
      status === 400 ? 'Unable to post site as the name must be under 50 characters.' : undefined,
    );
  });

  it.each([
    [42, 201],
    [43, 400],
  ])('with a name of %i characters are duplicated with %i', async (length, status) => {
    const params = await makeTreeWithoutProposal(alice);
    await alice(updateSite, { params, body: { name: 'x'.repeat(length) } });
    expect((await alice(duplicateSite, { params })).status).toBe(status);
    expect(await sites(params)).toHaveLength(status === 201 ? 2 : 1);
  });

  it('are found only under their own project', async () => {
    const ids = await makeTreeWithoutProposal(alice);
    const other = (await alice(createProject)).body.project.id;
    const params = { ...ids, projectId: other };
    expect((await alice(updateSite, { params, body: { name: 'x' } })).status).toBe(404);
    expect((await alice(deleteSite, { params })).status).toBe(404);
    expect((await sites(ids))[0]?.name).toBe('New Site');
  });

  it('are restored after a deletion, but not without their project', async () => {
    const params = await makeTreeWithoutProposal(alice);
    await alice(deleteSite, { params });
    expect(await sites(params)).toEqual([]);
    await alice(deleteProject, { params });
    expect((await alice(restoreSite, { params })).status).toBe(404);
    await alice(restoreProject, { params });
    expect(await sites(params)).toEqual([]);
    expect((await alice(restoreSite, { params })).body.site.id).toBe(params['siteId']);
    expect((await sites(params)).map(({ id }) => id)).toEqual([params['siteId']]);
  });
});
