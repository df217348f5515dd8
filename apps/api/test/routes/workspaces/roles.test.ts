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
import type { Actor } from '../../../src/modules/ports/actor.ts';
import type { Stores } from '../../../src/modules/ports/stores.ts';
import { QuotaProblem, USUAL_QUOTAS } from '../../../src/modules/ports/quota.ts';
import { sqliteStores } from '../../../src/storage/sqlite/stores.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { workerApp } from '../../../src/workers/worker-app.ts';
import { OPEN_STORES } from '../../support/open-stores.ts';
import { pngOf } from '../../support/pictures.ts';
import { userClient } from '../../support/user-client.ts';

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

async function teamOf(stores: Stores, owner = 'alice') {
  const alice = await stores.access.actor(identity(owner));
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
        const viewer = { ...user, workspaceId, level: LEVELS.view };
        const listed = expected === 0 ? [] : [expected];
        expect((await stores.projects.list(viewer)).map(({ level }) => level)).toEqual(listed);
        const read = JSON.parse(await stores.projects.listAsJson(viewer, {}, 'with')) as readonly {
          readonly level: number;
        }[];
        expect(read.map(({ level }) => level)).toEqual(listed);
        for (const level of Object.values(LEVELS)) {
          const seen = await stores.projects.system({ ...user, level }, projectId);
          expect(seen !== undefined, `${membership} ${row} ${level}`).toBe(level <= expected);
        }
      }
    }
    await stores.close();
  });

  it('keep one owner, also where 50 leave at once', async () => {
    const stores = await open(() => new Date());
    const { alice, workspaceId } = await teamOf(stores);
    const owners = [alice];
    while (owners.length < 50) {
      const owner = await stores.access.actor(identity(`owner ${owners.length}`));
      await join(stores, owner, { owner: alice, workspaceId, role: 'owner' });
      owners.push(owner);
    }
    const left = await Promise.allSettled(
      owners.map((actor) => stores.access.removeMember({ ...actor, workspaceId }, actor.userId)),
    );
    expect(left.filter(({ status }) => status === 'rejected')).toHaveLength(1);
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

/** What each of them may do in the project and in its workspace. */
const PEOPLE = {
  owner: { inProject: 4, inWorkspace: 5 },
  admin: { inProject: 4, inWorkspace: 4 },
  member: { inProject: 3, inWorkspace: 3 },
  guest: { inProject: 0, inWorkspace: 1 },
  editor: { inProject: 3, inWorkspace: 1 },
  commenter: { inProject: 2, inWorkspace: 1 },
  viewer: { inProject: 1, inWorkspace: 1 },
  stranger: { inProject: 0, inWorkspace: 0 },
  // API tokens of the owner: what is about people is done by people alone.
  reader: { inProject: 1, inWorkspace: 0 },
  writer: { inProject: 3, inWorkspace: 0 },
  elsewhere: { inProject: 0, inWorkspace: 0 },
} as const;
type Who = keyof typeof PEOPLE;
const TOKENS: Readonly<Record<string, 'read' | 'write'>> = { reader: 'read', writer: 'write', elsewhere: 'write' };

const protectedBelow = (param: string) =>
  contracts.filter(({ url, config }) => config !== undefined && url.includes(`/:${param}`));

const IDS = {
  siteId: 1,
  siteDesignId: 1,
  proposalId: 1,
  linkId: 1,
  cameraGroupId: 1,
  cameraStreamId: 1,
  commentId: 1,
  invitationId: 999_999,
  version: 1,
  userId: 999_999,
};

describe.each(Object.entries(OPEN_STORES))('every call on %s', (_, open) => {
  let stores: Stores;
  let app: FastifyInstance;
  let ids: Readonly<Record<'projectId' | 'workspaceId', number>>;

  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'silent' });
    stores = await open(() => new Date());
    app = await workerApp({ config, stores, catalogue: config.catalogue });
    const { alice: owner, workspaceId, projectId } = await teamOf(stores, 'owner');
    ids = { workspaceId, projectId };
    for (const role of ['admin', 'member', 'guest', 'editor', 'commenter', 'viewer'] as const) {
      const user = await stores.access.actor(identity(role));
      const isOfWorkspace = role === 'admin' || role === 'member' || role === 'guest';
      await join(stores, user, { owner, workspaceId, role: isOfWorkspace ? role : 'guest' });
      if (!isOfWorkspace) await stores.projectMembers.setRole(owner, projectId, { userId: user.userId, role });
    }
  });
  afterAll(async () => {
    await app.close();
    await stores.close();
  });

  function callerOf(who: Who) {
    const scope = TOKENS[who];
    if (scope === undefined) return userClient(app, { iss: ISSUER, sub: who });
    const workspaceId = who === 'elsewhere' ? 999_999 : ids.workspaceId;
    const token = { id: 1, workspaceId, scope };
    return userClient(app, { iss: ISSUER, sub: 'owner', token } as never);
  }

  const statusOf = async (contract: RouteContract, who: Who) => {
    const { body, operationId } = contract.schema;
    const query: Readonly<Record<string, object>> = {
      compareInProject: { a: 'design:1', b: 'design:2' },
      compareIssuedProposal: { to: 'design' },
      followEvents: { follow: 'false' },
    };
    const isPicture = body !== undefined && 'contentMediaType' in body;
    const answer = await callerOf(who)(contract, {
      params: { ...IDS, ...ids },
      ...(body !== undefined && { body: isPicture ? pngOf(20, 10) : (exampleOf(body) as object) }),
      ...(isPicture && { headers: { 'content-type': 'image/png' } }),
      ...(query[operationId] && { querystring: query[operationId] }),
    } as never);
    return answer.status;
  };

  it('is protected by a need where it names a project or a workspace', () => {
    const unprotected = contracts.filter(
      ({ url, config }) => /:(project|workspace)Id/.test(url) && config === undefined,
    );
    expect(unprotected).toEqual([]);
  });

  const everybody = Object.keys(PEOPLE) as Who[];

  /** Undefined: not refused. */
  function refusalOf({ url, schema, config }: RouteContract, who: Who): 403 | 404 | undefined {
    const { need } = config!;
    const scope = TOKENS[who];
    const isOfPeople = schema.tags.includes('Workspaces');
    if (scope !== undefined && (isOfPeople || LEVELS[need] >= LEVELS.manage)) return 403;
    if (scope === 'read' && need !== 'view') return 403;
    const level = PEOPLE[who][url.includes(':projectId') ? 'inProject' : 'inWorkspace'];
    if (level === 0) return 404;
    return level < LEVELS[need] ? 403 : undefined;
  }

  const cases = [...protectedBelow('projectId'), ...protectedBelow('workspaceId')];
  it.each(cases.map((contract) => [contract.schema.operationId, contract] as const))(
    '%s is refused to each who may not do it, and to nobody else',
    async (_id, contract) => {
      const expected = everybody.map((who) => [who, refusalOf(contract, who)] as const);
      const found: (readonly [Who, number | undefined])[] = [];
      for (const [who, refusal] of expected) {
        // What is allowed is tried where it changes nothing; a sample id may be nobody's.
        const isTried = refusal !== undefined || contract.method === 'GET';
        const status = isTried ? await statusOf(contract, who) : undefined;
        found.push([who, refusal === undefined && status !== 403 ? undefined : status]);
      }
      expect(found).toEqual(expected);
    },
  );

  it('copies a project to where the caller may write, by default to its own workspace', async () => {
    const call = callerOf('viewer');
    const params = { projectId: ids.projectId };
    expect(await call(duplicateProject, { params })).toMatchObject({ status: 403 });
    const { workspaceId } = await stores.access.actor(identity('viewer'));
    const copied = await call(duplicateProject, { params, querystring: { workspaceId: String(workspaceId) } });
    expect(copied).toMatchObject({ status: 201 });
    expect((await call(listProjects)).body).toMatchObject({ projects: [(copied.body as { project: object }).project] });
  });

  it('leaves the editor of somebody else’s project in their own workspace', async () => {
    expect(await callerOf('editor')(createProject)).toMatchObject({ status: 201 });
  });
});
