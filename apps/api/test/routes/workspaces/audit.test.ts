import {
  acceptInvitation,
  createApiToken,
  createInvitation,
  createProject,
  createProposalLink,
  createWorkspace,
  deleteInvitation,
  deleteProject,
  exportAudit,
  getMe,
  getSharedProposal,
  listAudit,
  listWorkspaces,
  moveProject,
  removeMember,
  restoreProject,
  revokeApiToken,
  updateBranding,
  updateMember,
  updatePriceList,
  updateProjectAccess,
  updateProjectMember,
  updateProposalStatus,
  updateWorkspace,
  type AuditEntry,
} from '@site-designer/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../../src/storage/audit/record-audit.ts';
import { openPostgres } from '../../../src/storage/postgres/database.ts';
import { openSqlite } from '../../../src/storage/sqlite/database.ts';
import { USUAL_LIMITS } from '../../../src/storage/stores/base/store-options.ts';
import { storeContext, storesOf, type Database } from '../../../src/storage/stores/base/stores.ts';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newMigratedDatabase } from '../../support/postgres-database.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

describe.each(DATABASES)('the audit on $name', ({ url }) => {
  let served: TestApp;
  let alice: ApiClient;
  let bob: ApiClient;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url(), QUOTA_WORKSPACES_PER_USER: '4' } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    bob = apiClient(served.app, await served.tokenFor('bob'));
  });
  afterAll(() => served.close());

  it('tells everything that was done in a workspace, by whom, newest first, to those who manage it', async () => {
    const tree = await makeTree(alice);
    const made = await alice(createWorkspace, { body: { name: 'Team' } });
    const workspaceId = Number(made.body.workspace.id);
    const team = { params: { workspaceId } };
    const here = { querystring: { workspaceId: String(workspaceId) } };
    const invited = async (role: string) => {
      const { invitation } = (await alice(createInvitation, { ...team, body: { role } })).body;
      return { invitationId: Number(invitation.id), secret: String(invitation.url).replace(/^.*\//, '') };
    };
    await bob(acceptInvitation, { params: { secret: (await invited('member')).secret } });
    const { invitationId } = await invited('guest');
    await alice(deleteInvitation, { params: { workspaceId, invitationId } });
    const userId = Number((await bob(getMe)).body.user.id);
    await alice(moveProject, { params: tree, body: { workspaceId } });
    await alice(updateMember, { params: { workspaceId, userId }, body: { role: 'admin' } });
    await alice(updateProjectMember, { params: { ...tree, userId }, body: { role: 'viewer' } });
    await alice(updateProjectAccess, { params: tree, body: { memberRole: 'viewer', viewersSeePrices: true } });
    const { link } = (await bob(createProposalLink, { params: tree, body: {} })).body;
    const secret = String(link.url).replace(/^.*\//, '');
    expect((await apiClient(served.app, undefined)(getSharedProposal, { params: { secret } })).status).toBe(200);
    await bob(updateProposalStatus, { params: tree, body: { status: 'accepted' } });
    await bob(updatePriceList, { ...here, body: { priceList: { currency: 'EUR', lines: [] } } });
    await bob(updateBranding, { ...here, body: { name: 'Team Ltd' } });
    const token = { body: { name: 'A', scope: 'write', workspaceId } };
    const { token: issued } = (await bob(createApiToken, token)).body;
    await bob(revokeApiToken, { params: { tokenId: issued.id } });
    await alice(deleteProject, { params: tree });
    await alice(restoreProject, { params: tree });
    await alice(updateWorkspace, { ...team, body: { name: 'Team 2' } });
    expect((await bob(listAudit, team)).status).toBe(200);
    await bob(removeMember, { params: { workspaceId, userId } });
    expect((await bob(listAudit, team)).status).toBe(404);

    const { entries } = (await alice(listAudit, team)).body as { readonly entries: readonly AuditEntry[] };
    expect(entries.map(({ action, user }) => `${action} ${user}`).toReversed()).toEqual([
      'workspaceMade Alice Andersen',
      'invitationMade Alice Andersen',
      'memberJoined Bob Baker',
      'invitationMade Alice Andersen',
      'invitationRevoked Alice Andersen',
      'projectMoved Alice Andersen',
      'memberRole Alice Andersen',
      'projectRole Alice Andersen',
      'projectAccess Alice Andersen',
      'linkMade Bob Baker',
      'linkOpened null',
      'proposalStatus Bob Baker',
      'priceListChanged Bob Baker',
      'brandingChanged Bob Baker',
      'tokenMade Bob Baker',
      'tokenRevoked Bob Baker',
      'projectDeleted Alice Andersen',
      'projectRestored Alice Andersen',
      'workspaceRenamed Alice Andersen',
      'memberRemoved Bob Baker',
    ]);
    expect(entries.at(-3)).toMatchObject({
      object: { kind: 'user', id: userId },
      token: null,
      details: { role: 'member' },
    });
    // Page by page, and of one kind or person.
    const page = await alice(listAudit, { ...team, querystring: { limit: '3', after: String(entries[1]!.id) } });
    expect(page.body.entries).toEqual(entries.slice(2, 5));
    const byBob = { action: 'tokenMade', user: String(userId) };
    expect((await alice(listAudit, { ...team, querystring: byBob })).body.entries).toHaveLength(1);
    const wrong = await alice(listAudit, { ...team, querystring: { action: 'slept' } });
    expect([wrong.status, Object.keys(fieldsOf(wrong))]).toEqual([400, ['action']]);
    const exported = await alice(exportAudit, team);
    expect(exported.headers['content-type']).toBe('application/x-ndjson');
    const lines = String(exported.body).trimEnd().split('\n');
    const [last, ...before] = lines.map((line) => JSON.parse(line) as AuditEntry).toReversed();
    expect([last?.action, before]).toEqual(['exported', entries]);
  });

  it('what is refused is not in it, and workspaces are bounded and listed page by page', async () => {
    const eve = apiClient(served.app, await served.tokenFor('eve'));
    const make = () => eve(createWorkspace, { body: { name: 'Mine' } });
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 4 }, () => 201), ...Array.from({ length: 6 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ figure: 5, limit: 4 });
    const all = (await eve(listWorkspaces)).body.workspaces as { readonly id: number; readonly isPersonal: boolean }[];
    expect(all.map(({ isPersonal }) => isPersonal)).toEqual([true, false, false, false, false]);
    const pageOf = async (querystring: Record<string, string>) =>
      (await eve(listWorkspaces, { querystring })).body.workspaces;
    expect(await pageOf({ limit: '2' })).toEqual(all.slice(0, 2));
    expect(await pageOf({ limit: '2', after: String(all[1]!.id) })).toEqual(all.slice(2, 4));
    const team = { params: { workspaceId: all[1]!.id } };
    expect((await eve(deleteProject, { params: { projectId: 999_999 } })).status).toBe(404);
    expect((await eve(listAudit, team)).body.entries).toMatchObject([{ action: 'workspaceMade' }]);
    expect((await eve(createProject)).status).toBe(201);
  });
});

const OPEN: Readonly<Record<string, () => Promise<Database>>> = {
  sqlite: async () => openSqlite(':memory:', USUAL_LIMITS, () => undefined),
  postgres: async () => openPostgres(await newMigratedDatabase(), USUAL_LIMITS),
};

it.each(Object.entries(OPEN))('entries older than 400 days are removed on %s', async (_, open) => {
  const database = await open();
  const { connection } = database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const days of [0, 399, 401]) {
    const done = { action: 'exported', kind: 'user', id: days, at: daysAgo(days) } as const;
    await recordAudit(connection, { workspaceId: 1, userId: null }, done);
  }
  const stores = storesOf(database, storeContext(database, {}));
  await stores.purge();
  const left = await connection.selectFrom('audit_entries').select('object_id as id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([0, 399]);
  await stores.close();
});

it('the file of SQLite itself keeps entries as they are, for 400 days', async () => {
  const { connection, close } = await OPEN['sqlite']!();
  const done = { action: 'exported', kind: 'user', id: 399, at: new Date().toISOString() } as const;
  await recordAudit(connection, { workspaceId: 1, userId: null }, done);
  await expect(connection.updateTable('audit_entries').set({ user_id: 2 }).execute()).rejects.toThrow(
    /entries of the audit/,
  );
  await expect(sql`delete from audit_entries`.execute(connection)).rejects.toThrow(/entries of the audit/);
  await close();
});
