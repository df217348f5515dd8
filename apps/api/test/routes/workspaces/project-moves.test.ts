import {
  acceptInvitation,
  createInvitation,
  createProject,
  createWorkspace,
  duplicateProject,
  getInvitation,
  getIssuedProposal,
  getMe,
  getProjectSummary,
  issueProposal,
  listInvitations,
  listIssuedProposals,
  listMembers,
  listProjectMembers,
  listProjects,
  listWorkspaces,
  moveProject,
  removeMember,
  updateProjectAccess,
  updateProjectMember,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

interface Person {
  readonly call: ApiClient;
  readonly userId: number;
}

describe.each(DATABASES)('on $name', ({ url }) => {
  let served: TestApp;
  let alice: Person;
  let bob: Person;
  let carol: Person;
  let stranger: Person;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    const person = async (user: string) => {
      const call = apiClient(served.app, await served.tokenFor(user));
      return { call, userId: Number((await call(getMe)).body.user.id) };
    };
    [alice, bob, carol, stranger] = [
      await person('alice'),
      await person('bob'),
      await person('carol'),
      await person('x'),
    ];
  });
  afterAll(() => served.close());

  const newTeam = async ({ call }: Person) =>
    Number((await call(createWorkspace, { body: { name: 'Team' } })).body.workspace.id);
  const invited = async ({ call }: Person, workspaceId: number, body: object) => {
    const answer = await call(createInvitation, { params: { workspaceId }, body });
    return { status: answer.status, secret: String(answer.body.invitation?.url).replace(/^.*\//, '') };
  };
  const join = async (person: Person, workspaceId: number, role = 'member') => {
    const { secret } = await invited(alice, workspaceId, { role });
    expect(await person.call(acceptInvitation, { params: { secret } })).toMatchObject({ status: 200 });
  };
  const move = ({ call }: Person, projectId: number, body: object) =>
    call(moveProject, { params: { projectId }, body });
  const idsIn = async ({ call }: Person, workspaceId: number) => {
    const { body } = await call(listProjects, { querystring: { workspaceId: String(workspaceId) } });
    return (body.projects as { id: number }[] | undefined)?.map(({ id }) => id);
  };

  it('a project moves with its ids, proposals and numbers, and is priced where it comes to', async () => {
    const tree = await makeTree(alice.call);
    const projectId = tree['projectId']!;
    const [one, two] = [await newTeam(alice), await newTeam(alice)];
    await join(bob, one);
    const before = (await alice.call(getIssuedProposal, { params: tree })).body;
    expect(await move(alice, projectId, { workspaceId: one })).toMatchObject({
      status: 200,
      body: { workspaceId: one },
    });
    expect([await idsIn(alice, one), await idsIn(bob, one)]).toEqual([[projectId], [projectId]]);
    expect((await alice.call(listProjects)).body.projects.map(({ id }: { id: number }) => id)).not.toContain(projectId);
    expect((await bob.call(getIssuedProposal, { params: tree })).body).toEqual(before);
    // A further revision keeps the printed number; another project there has the same one.
    const again = await bob.call(issueProposal, { params: tree, body: {} });
    expect(again.body.proposal).toMatchObject({ number: before.proposal.number, revision: 'B' });
    const copy = await bob.call(duplicateProject, { params: { projectId } });
    expect(copy.status).toBe(201);
    expect(await move(alice, projectId, { workspaceId: two })).toMatchObject({ status: 200 });
    expect([await idsIn(alice, one), await idsIn(alice, two)]).toEqual([[copy.body.project.id], [projectId]]);
    expect((await bob.call(getProjectSummary, { params: tree })).status).toBe(404);
    expect((await alice.call(listIssuedProposals, { params: tree })).body.proposals).toHaveLength(2);
  });

  it('both sides are checked', async () => {
    const [from, to] = [await newTeam(alice), await newTeam(alice)];
    await join(bob, from);
    await join(bob, to, 'guest');
    await join(carol, from, 'admin');
    const { body } = await alice.call(createProject, { querystring: { workspaceId: String(from) } });
    const { id } = body.project;
    // Bob sees it and does not manage it; carol manages it and has nothing there; strangers know of neither.
    expect(await move(bob, id, { workspaceId: to })).toMatchObject({ status: 403 });
    expect(await move(carol, id, { workspaceId: to })).toMatchObject({ status: 404 });
    expect(await move(stranger, id, { workspaceId: to })).toMatchObject({ status: 404 });
    const own = (await bob.call(createProject)).body.project.id;
    const asGuest = await move(bob, own, { workspaceId: to });
    expect([asGuest.status, asGuest.body.detail]).toEqual([
      403,
      'You may view this workspace; ask Alice Andersen for the right to edit',
    ]);
    const wrong = await move(alice, id, { workspaceId: to, guests: 'some' });
    expect([wrong.status, Object.keys(fieldsOf(wrong))]).toEqual([400, ['guests']]);
    expect([await idsIn(alice, from), await idsIn(alice, to)]).toEqual([[id], []]);
  });

  it('people who are not there become guests or lose their role, and open invitations to it end', async () => {
    const [from, to, mine] = [await newTeam(alice), await newTeam(alice), await newTeam(bob)];
    await join(bob, from);
    await join(carol, from, 'guest');
    const { body } = await bob.call(createProject, { querystring: { workspaceId: String(from) } });
    const params = { projectId: body.project.id as number };
    const give = (userId: number) =>
      alice.call(updateProjectMember, { params: { ...params, userId }, body: { role: 'viewer' } });
    await give(carol.userId);
    const { secret } = await invited(alice, from, { role: 'viewer', projectId: params.projectId });
    expect(await move(alice, params.projectId, { workspaceId: to, guests: 'keep' })).toMatchObject({ status: 200 });
    expect((await carol.call(getProjectSummary, { params })).status).toBe(200);
    expect((await stranger.call(acceptInvitation, { params: { secret } })).status).toBe(404);
    const members = (await alice.call(listMembers, { params: { workspaceId: to } })).body.members;
    expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'guest']);
    // Bob made it, and may do nothing with it where he is not.
    expect((await bob.call(getProjectSummary, { params })).status).toBe(404);
    await join(bob, to);
    expect(await move(bob, params.projectId, { workspaceId: mine })).toMatchObject({ status: 200 });
    expect((await bob.call(listProjectMembers, { params })).body.members).toEqual([]);
    expect((await carol.call(getProjectSummary, { params })).status).toBe(404);
    // A member adds projects, and no guests.
    await alice.call(acceptInvitation, { params: { secret: (await invited(bob, mine, { role: 'guest' })).secret } });
    await bob.call(updateProjectMember, { params: { ...params, userId: alice.userId }, body: { role: 'viewer' } });
    const other = await newTeam(carol);
    const { secret: asMember } = await invited(carol, other, { role: 'member' });
    await bob.call(acceptInvitation, { params: { secret: asMember } });
    const refused = await move(bob, params.projectId, { workspaceId: other, guests: 'keep' });
    expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('nothing was moved') } });
    expect(await idsIn(bob, mine)).toEqual([params.projectId]);
  });

  it('50 moves at once, and issues between them, leave it in one place with its proposals', async () => {
    const tree = await makeTree(alice.call);
    const projectId = tree['projectId']!;
    const personal = Number((await alice.call(listWorkspaces)).body.workspaces[0].id);
    const places = [await newTeam(alice), await newTeam(alice), personal];
    const moves = Array.from({ length: 50 }, (_, index) => move(alice, projectId, { workspaceId: places[index % 3]! }));
    const issues = Array.from({ length: 10 }, () => alice.call(issueProposal, { params: tree, body: {} }));
    const moved = await Promise.all(moves);
    // They take turns: on a busy machine the last ones are told to come again.
    expect(moved.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(moved.some(({ status }) => status === 200)).toBe(true);
    const issued = await Promise.all(issues);
    const stored = issued.filter(({ status }) => status === 201).length;
    expect(issued.every(({ status }) => [201, 409, 503].includes(status))).toBe(true);
    const found = (await Promise.all(places.map((place) => idsIn(alice, place)))).filter((ids) =>
      ids?.includes(projectId),
    );
    expect(found).toHaveLength(1);
    const { proposals } = (await alice.call(listIssuedProposals, { params: tree })).body;
    expect(new Set(proposals.map(({ revision }: { revision: string }) => revision)).size).toBe(stored + 1);
  });

  it('an invitation to a project makes a guest who sees it alone, also in a personal workspace', async () => {
    const personal = Number((await alice.call(listWorkspaces)).body.workspaces[0].id);
    const projectId = Number((await alice.call(createProject)).body.project.id);
    const hidden = Number((await alice.call(createProject)).body.project.id);
    const params = { projectId };
    const { secret } = await invited(alice, personal, { role: 'commenter', projectId });
    const { body: shown } = await apiClient(served.app, undefined)(getInvitation, { params: { secret } });
    expect(shown).toEqual({
      workspace: 'Alice Andersen',
      project: 'New Project',
      inviter: 'Alice Andersen',
      role: 'commenter',
    });
    const accepted = await carol.call(acceptInvitation, { params: { secret } });
    const workspace = { id: personal, name: 'Alice Andersen', role: 'guest', isPersonal: false };
    expect(accepted).toMatchObject({ status: 200, body: { workspace, projectId } });
    expect(await idsIn(carol, personal)).toEqual([projectId]);
    expect((await carol.call(getProjectSummary, { params: { projectId: hidden } })).status).toBe(404);
    // One that gives less is left to others, one that gives more is used.
    const [less, more] = [
      await invited(alice, personal, { role: 'viewer', projectId }),
      await invited(alice, personal, { role: 'editor', projectId }),
    ];
    for (const { secret: next } of [less, more]) await carol.call(acceptInvitation, { params: { secret: next } });
    const { members } = (await alice.call(listProjectMembers, { params })).body;
    expect(members).toMatchObject([{ userId: carol.userId, role: 'editor' }]);
    const { invitations } = (await alice.call(listInvitations, { params: { workspaceId: personal } })).body;
    expect(invitations).toMatchObject([{ role: 'viewer', projectId, project: 'New Project', email: '' }]);
    // A guest invites nobody, and leaves.
    expect((await invited(carol, personal, { role: 'viewer', projectId })).status).toBe(403);
    const leave = { params: { workspaceId: personal, userId: carol.userId } };
    expect((await carol.call(removeMember, leave)).status).toBe(204);
    expect((await carol.call(getProjectSummary, { params })).status).toBe(404);
  });

  it('an invitation for an address is for who has it verified', async () => {
    const team = await newTeam(alice);
    const { secret } = await invited(alice, team, { role: 'member', email: 'Bob@Example.com' });
    expect(await carol.call(acceptInvitation, { params: { secret } })).toMatchObject({ status: 403 });
    expect((await bob.call(acceptInvitation, { params: { secret } })).status).toBe(200);
  });

  it('wrong invitations are refused at their field, and projects of others are not found', async () => {
    const team = await newTeam(alice);
    const inTeam = { querystring: { workspaceId: String(team) } };
    const projectId = Number((await alice.call(createProject, inTeam)).body.project.id);
    const elsewhere = Number((await alice.call(createProject)).body.project.id);
    const wrong = async (body: object) => {
      const answer = await alice.call(createInvitation, { params: { workspaceId: team }, body });
      return [answer.status, ...Object.keys(fieldsOf(answer))];
    };
    expect(await wrong({ role: 'viewer' })).toEqual([400, 'role']);
    expect(await wrong({ role: 'admin', projectId })).toEqual([400, 'role']);
    expect(await wrong({ role: 'none', projectId })).toEqual([400, 'role']);
    expect(await wrong({ role: 'member', email: 'nobody' })).toEqual([400, 'email']);
    expect(await wrong({ role: 'viewer', projectId: elsewhere })).toEqual([404]);
    await alice.call(updateProjectAccess, {
      params: { projectId },
      body: { memberRole: 'none', viewersSeePrices: false },
    });
    expect((await alice.call(listInvitations, { params: { workspaceId: team } })).body.invitations).toEqual([]);
  });
});
