import { randomUUID } from 'node:crypto';
import {
  contracts,
  createProject,
  duplicateProject,
  exampleOf,
  listProjects,
  type RouteContract,
} from '@site-designer/api-contract';
import { LEVELS, PROJECT_ROLES, roleIn, WORKSPACE_ROLES } from '@site-designer/api-contract/roles';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { QuotaProblem, USUAL_QUOTAS } from '../../src/modules/ports/quota.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { readConfig } from '../../src/settings/config.ts';
import { workerApp } from '../../src/workers/worker-app.ts';
import { OPEN_STORES } from '../support/open-stores.ts';
import { userClient } from '../support/user-client.ts';

const ISSUER = 'https://one.example';
const identity = (subject: string) => ({ issuer: ISSUER, subject });

interface Joining {
  readonly owner: Actor;
  readonly workspaceId: number;
  readonly role: (typeof WORKSPACE_ROLES)[number];
}

async function join(stores: Stores, user: Actor, { owner, workspaceId, role }: Joining): Promise<void> {
  const actor = { ...owner, workspaceId };
  const secretHash = randomUUID();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const invited = role === 'owner' ? 'admin' : role;
  await stores.invitations.create(actor, { role: invited, projectId: null, email: '', secretHash, expiresAt });
  await stores.invitations.accept(user, secretHash, '');
  await stores.access.setMemberRole(actor, user.userId, role);
}

async function teamOf(stores: Stores) {
  const alice = await stores.access.actor(identity('alice'));
  const workspaceId = await stores.access.createWorkspace(alice, 'Team');
  const place = await stores.access.inWorkspace(alice, workspaceId);
  const { id } = await stores.projects.create({ ...alice, ...place, level: LEVELS.manage }, 'Project');
  return { alice, workspaceId, projectId: id };
}

describe.each(Object.entries(OPEN_STORES))('roles on %s', (_, open) => {
  it('are in SQL what roleIn says, for every membership, project role and own row', async () => {
    const stores = await open(() => new Date());
    const { alice: owner, workspaceId, projectId } = await teamOf(stores);
    for (const membership of [...WORKSPACE_ROLES, undefined]) {
      for (const row of [...PROJECT_ROLES, undefined]) {
        const user = await stores.access.actor(identity(`${membership} ${row}`));
        if (membership !== undefined) await join(stores, user, { owner, workspaceId, role: membership });
        // Who is no member gets no row.
        const isGiven =
          row !== undefined &&
          (await stores.projectMembers.setRole(owner, projectId, { userId: user.userId, role: row }));
        expect(isGiven).toBe(membership !== undefined && row !== undefined);
        const expected = roleIn(membership, { memberRole: 'editor', isOwn: false }, row);
        expect((await stores.access.inProject(user, projectId))?.level ?? 0).toBe(expected);
        for (const level of Object.values(LEVELS)) {
          const seen = await stores.projects.system({ ...user, level }, projectId);
          expect(seen !== undefined, `${membership} ${row} ${level}`).toBe(level <= expected);
        }
      }
    }
    await stores.close();
  });

  it('keep one owner, also where two leave at once', async () => {
    const stores = await open(() => new Date());
    const { alice, workspaceId } = await teamOf(stores);
    const bob = await stores.access.actor(identity('bob'));
    await join(stores, bob, { owner: alice, workspaceId, role: 'owner' });
    const left = await Promise.allSettled(
      [alice, bob].map((actor) => stores.access.removeMember({ ...actor, workspaceId }, actor.userId)),
    );
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await stores.close();
  });
});

it('a design that comes from another workspace counts there', async () => {
  const stores = sqliteStores(':memory:', { quotas: { ...USUAL_QUOTAS, designsPerUser: 1 } });
  const { alice, workspaceId, projectId } = await teamOf(stores);
  const inTeam = { ...alice, ...(await stores.access.inWorkspace(alice, workspaceId)), level: LEVELS.manage };
  const content = { name: 'Design', serverSettings: defaultServerSettings(publishedCatalogue) };
  const siteOf = async (actor: Actor, project: number) => {
    const { id: siteId = 0 } = (await stores.sites.create(actor, project, 'Site')) ?? {};
    return { projectId: project, siteId };
  };
  const own = await siteOf(alice, (await stores.projects.create(alice, 'Own')).id);
  const ofTeam = await siteOf(inTeam, projectId);
  const { id: siteDesignId = 0 } = (await stores.siteDesigns.create(alice, own, content)) ?? {};
  const full = await stores.siteDesigns.create(inTeam, ofTeam, content);
  const write = { actor: alice, address: { ...own, siteDesignId }, expected: undefined };
  await expect(stores.siteDesigns.move(write, ofTeam)).rejects.toThrow(QuotaProblem);
  expect(await stores.siteDesigns.find(alice, write.address)).toMatchObject({ id: siteDesignId });
  const there = { ...ofTeam, siteDesignId: full?.id ?? 0 };
  await stores.siteDesigns.remove({ actor: inTeam, address: there, expected: undefined });
  expect(await stores.siteDesigns.move(write, ofTeam)).toMatchObject({ projectId });
  await stores.close();
});

const ROLES = { alice: 4, editor: 3, commenter: 2, viewer: 1, stranger: 0 } as const;
const below = contracts.filter(({ url, config }) => config !== undefined && url.includes(':projectId'));

describe('calls below a project', () => {
  let stores: Stores;
  let app: FastifyInstance;
  let projectId: number;

  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'silent' });
    stores = await OPEN_STORES['sqlite']!(() => new Date());
    app = await workerApp({ config, stores, catalogue: config.catalogue });
    const team = await teamOf(stores);
    projectId = team.projectId;
    for (const role of ['editor', 'commenter', 'viewer'] as const) {
      const user: Actor = await stores.access.actor(identity(role));
      await join(stores, user, { owner: team.alice, workspaceId: team.workspaceId, role: 'guest' });
      await stores.projectMembers.setRole(team.alice, projectId, { userId: user.userId, role });
    }
  });
  afterAll(async () => {
    await app.close();
    await stores.close();
  });

  it('are all protected by a need', () => {
    const open = contracts.filter(({ url, config }) => url.includes(':projectId') && config === undefined);
    expect(open).toEqual([]);
  });

  const cases = below.flatMap((contract) => Object.keys(ROLES).map((role) => [contract, role] as const));
  it.each(cases.filter(([{ config }, role]) => ROLES[role as keyof typeof ROLES] < LEVELS[config!.need]))(
    '$schema.operationId refuses who may not do it: %#',
    async (contract: RouteContract, role) => {
      const { body, operationId } = contract.schema;
      const ids = {
        siteId: 1,
        siteDesignId: 1,
        proposalId: 1,
        linkId: 1,
        cameraGroupId: 1,
        cameraStreamId: 1,
        userId: 1,
      };
      const answer = await userClient(app, { iss: ISSUER, sub: role })(contract, {
        params: { projectId, ...ids },
        ...(body !== undefined && { body: exampleOf(body) as object }),
        ...(operationId === 'compareInProject' && { querystring: { a: 'design:1', b: 'design:2' } }),
        ...(operationId === 'compareIssuedProposal' && { querystring: { to: 'design' } }),
      } as never);
      expect([answer.status, role]).toEqual([role === 'stranger' ? 404 : 403, role]);
    },
  );

  it('copy a project to where the caller may write, by default to its own workspace', async () => {
    const call = userClient(app, { iss: ISSUER, sub: 'viewer' });
    const params = { projectId };
    expect(await call(duplicateProject, { params })).toMatchObject({ status: 403 });
    const { workspaceId } = await stores.access.actor(identity('viewer'));
    const copied = await call(duplicateProject, { params, querystring: { workspaceId: String(workspaceId) } });
    expect(copied).toMatchObject({ status: 201 });
    expect((await call(listProjects)).body).toMatchObject({ projects: [(copied.body as { project: object }).project] });
  });

  it('leave the editor of somebody else’s project in their own workspace', async () => {
    const call = userClient(app, { iss: ISSUER, sub: 'editor' });
    expect(await call(createProject)).toMatchObject({ status: 201 });
  });
});
