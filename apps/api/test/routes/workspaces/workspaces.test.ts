import {
  acceptInvitation,
  createApiToken,
  createCameraTemplate,
  createInvitation,
  createWorkspace,
  deleteInvitation,
  deleteWorkspace,
  getBranding,
  getInvitation,
  getMe,
  getPriceList,
  getWorkspace,
  listCameraTemplates,
  listInvitations,
  listMembers,
  listProjects,
  listWorkspaces,
  MOST_INVITATIONS,
  removeMember,
  restoreWorkspace,
  updateBranding,
  updateMember,
  updatePriceList,
  updateWorkspace,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('workspaces on $name', ({ url }) => {
  let now = Date.parse('2026-03-01T09:30:00Z');
  let served: TestApp;
  let alice: ApiClient;
  const as = async (user: string) => apiClient(served.app, await served.tokenFor(user));

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() }, clock: () => new Date(now) });
    alice = await as('alice');
  });
  afterAll(() => served.close());

  const newTeam = async () => {
    const { body } = await alice(createWorkspace, { body: { name: 'Team' } });
    return { workspaceId: Number(body.workspace.id) };
  };
  const invite = async (params: { readonly workspaceId: number }, role = 'member') => {
    const { body } = await alice(createInvitation, { params, body: { role } });
    return { id: Number(body.invitation.id), secret: String(body.invitation.url).replace(/^.*\//, '') };
  };
  const join = async (user: string, params: { readonly workspaceId: number }, role = 'member') => {
    const call = await as(user);
    const { secret } = await invite(params, role);
    expect(await call(acceptInvitation, { params: { secret } })).toMatchObject({ status: 200 });
    return { call, userId: Number((await call(getMe)).body.user.id) };
  };
  const rolesIn = async (params: { readonly workspaceId: number }) => {
    const { body } = await alice(listMembers, { params });
    return (body.members as { name: string; role: string }[]).map(({ name, role }) => `${name} ${role}`);
  };

  it('an invitation makes one member, also where 50 come at once', async () => {
    const team = await newTeam();
    const { secret } = await invite(team);
    const guests = await Promise.all(Array.from({ length: 50 }, (_, index) => as(`guest ${index}`)));
    const answers = await Promise.all(guests.map((call) => call(acceptInvitation, { params: { secret } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 404),
    ]);
    expect(await rolesIn(team)).toHaveLength(2);
  });

  it('used, revoked, expired and unknown invitations, and those of deleted workspaces, get the same 404', async () => {
    const [team, gone] = [await newTeam(), await newTeam()];
    const [used, revoked, expired, deleted] = [
      await invite(team),
      await invite(team),
      await invite(team),
      await invite(gone),
    ];
    const anybody = apiClient(served.app, undefined);
    expect(await anybody(getInvitation, { params: { secret: used.secret } })).toMatchObject({
      status: 200,
      body: { workspace: 'Team', inviter: 'Alice Andersen', role: 'member' },
    });
    const bob = await as('bob');
    // A member already: the invitation is left to others.
    expect((await alice(acceptInvitation, { params: { secret: used.secret } })).status).toBe(200);
    expect((await bob(acceptInvitation, { params: { secret: used.secret } })).status).toBe(200);
    await alice(deleteInvitation, { params: { ...team, invitationId: revoked.id } });
    expect((await alice(deleteInvitation, { params: { ...team, invitationId: used.id } })).status).toBe(404);
    await alice(deleteWorkspace, { params: gone });
    now += 7 * DAY_MS;
    const dave = await as('dave');
    const answers = [];
    for (const secret of [used.secret, revoked.secret, expired.secret, deleted.secret, 'unknown']) {
      answers.push((await anybody(getInvitation, { params: { secret } })).body);
      answers.push((await dave(acceptInvitation, { params: { secret } })).body);
    }
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
    expect((await alice(listInvitations, { params: team })).body).toEqual({ invitations: [] });
  });

  it('refuses the 21st open invitation, roles that do not exist, and personal workspaces', async () => {
    const team = await newTeam();
    for (let count = 1; count <= MOST_INVITATIONS; count += 1) await invite(team);
    const body = { role: 'member' };
    const refused = await alice(createInvitation, { params: team, body });
    expect(refused).toMatchObject({ status: 409, body: { figure: 21, limit: 20 } });
    for (const role of ['owner', 'viewer', 'king']) {
      const answer = await alice(createInvitation, { params: team, body: { role } });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['role']]);
    }
    for (const expiresDays of [0, 31]) {
      const answer = await alice(createInvitation, { params: team, body: { ...body, expiresDays } });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, ['expiresDays']]);
    }
    const personal = { workspaceId: (await alice(listWorkspaces)).body.workspaces[0].id };
    expect((await alice(createInvitation, { params: personal, body })).status).toBe(409);
    expect((await alice(deleteWorkspace, { params: personal })).status).toBe(409);
    const userId = (await alice(getMe)).body.user.id;
    expect((await alice(removeMember, { params: { ...personal, userId } })).status).toBe(409);
    expect((await alice(listInvitations, { params: team })).body.invitations).toHaveLength(20);
  });

  it('members leave, admins manage them, and owners alone make owners', async () => {
    const team = await newTeam();
    const aliceId = Number((await alice(getMe)).body.user.id);
    const bob = await join('bob', team, 'admin');
    const carol = await join('carol', team);
    const roleOf = (id: number) => ({ params: { ...team, userId: id } });
    expect(await bob.call(updateMember, { ...roleOf(carol.userId), body: { role: 'owner' } })).toMatchObject({
      status: 403,
    });
    expect(await bob.call(removeMember, roleOf(aliceId))).toMatchObject({ status: 403 });
    expect(await bob.call(deleteWorkspace, { params: team })).toMatchObject({ status: 403 });
    expect(await carol.call(removeMember, roleOf(bob.userId))).toMatchObject({ status: 403 });
    expect(await carol.call(updateWorkspace, { params: team, body: { name: 'Mine' } })).toMatchObject({ status: 403 });
    expect(await alice(removeMember, roleOf(aliceId))).toMatchObject({
      status: 409,
      body: { detail: 'Make somebody else owner first' },
    });
    expect(await alice(updateMember, { ...roleOf(aliceId), body: { role: 'admin' } })).toMatchObject({ status: 409 });
    expect(await rolesIn(team)).toEqual(['Alice Andersen owner', 'Bob Baker admin', 'carol member']);
    expect(await carol.call(removeMember, roleOf(carol.userId))).toMatchObject({ status: 204 });
    expect(await carol.call(getWorkspace, { params: team })).toMatchObject({ status: 404 });
    const { body } = await bob.call(createInvitation, { params: team, body: { role: 'admin' } });
    expect(await alice(removeMember, roleOf(bob.userId))).toMatchObject({ status: 204 });
    // By his own invitation he would be back.
    const secret = String(body.invitation.url).replace(/^.*\//, '');
    expect(await bob.call(acceptInvitation, { params: { secret } })).toMatchObject({ status: 404 });
    expect(await rolesIn(team)).toEqual(['Alice Andersen owner']);
  });

  it('who leaves has no API tokens there, also after a new invitation', async () => {
    const team = await newTeam();
    const { call, userId } = await join('dan', team);
    const made = await call(createApiToken, { body: { name: 'A', scope: 'read', ...team } });
    const { secret } = made.body.token;
    const token = apiClient(served.app, secret);
    expect((await token(listProjects)).status).toBe(200);
    expect((await call(removeMember, { params: { ...team, userId } })).status).toBe(204);
    expect((await token(listProjects)).status).toBe(401);
    await join('dan', team);
    expect((await token(listProjects)).status).toBe(401);
  });

  it('a deleted workspace is gone for all and can be restored by an owner', async () => {
    const team = await newTeam();
    const bob = await join('bob', team, 'admin');
    expect(await alice(deleteWorkspace, { params: team })).toMatchObject({ status: 204 });
    const query = { querystring: { workspaceId: String(team.workspaceId) } };
    expect((await alice(getWorkspace, { params: team })).status).toBe(404);
    expect((await alice(listProjects, query)).status).toBe(404);
    expect((await alice(deleteWorkspace, { params: team })).status).toBe(404);
    expect((await bob.call(restoreWorkspace, { params: team })).status).toBe(404);
    expect(await alice(restoreWorkspace, { params: team })).toMatchObject({ status: 200 });
    expect((await alice(listProjects, query)).status).toBe(200);
    await alice(deleteWorkspace, { params: team });
    now += 31 * DAY_MS;
    expect((await alice(restoreWorkspace, { params: team })).status).toBe(404);
  });

  it('templates, prices and branding are those of the workspace', async () => {
    const team = await newTeam();
    const bob = await join('bob', team);
    const stranger = await as('stranger');
    const query = { querystring: { workspaceId: String(team.workspaceId) } };
    const priceList = { currency: 'EUR', lines: [{ designation: 'Standard server', unitPrice: '1850.00' }] };
    expect(await alice(updatePriceList, { ...query, body: { priceList } })).toMatchObject({ status: 200 });
    expect(await alice(updateBranding, { ...query, body: { name: 'Team Ltd' } })).toMatchObject({ status: 200 });
    const template = { name: 'Corridor', cameras: [NEW_STREAM] };
    expect(await bob.call(createCameraTemplate, { ...query, body: template })).toMatchObject({ status: 201 });
    expect((await bob.call(getPriceList, query)).body).toMatchObject({ priceList });
    expect((await bob.call(getBranding, query)).body).toMatchObject({ branding: { name: 'Team Ltd' } });
    expect((await alice(listCameraTemplates, query)).body.cameraTemplates).toHaveLength(1);
    expect(await bob.call(updatePriceList, { ...query, body: { priceList } })).toMatchObject({ status: 403 });
    expect(await bob.call(updateBranding, { ...query, body: { name: 'x' } })).toMatchObject({ status: 403 });
    for (const contract of [getPriceList, getBranding, listCameraTemplates]) {
      expect(await stranger(contract, query)).toMatchObject({ status: 404 });
      expect(JSON.stringify((await alice(contract)).body)).not.toMatch(/Team Ltd|1850|Corridor/);
    }
  });
});
