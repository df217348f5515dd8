import { LEVELS, WORKSPACE_LEVELS, type WorkspaceRole } from '@site-designer/api-contract/roles';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../../http/problem.ts';
import type { AccessStore, Standing } from '../../modules/ports/access-store.ts';
import type { Actor, Identity } from '../../modules/ports/actor.ts';
import type { Connection } from './schema.ts';
import { idOf } from './ids.ts';
import { atomically, type StoreContext } from './store-context.ts';

/** Users and what they may do: every query about projects starts here. */

/** What `roleIn` of the contract says, of the project of the query; null for people outside of its workspace. */
function levelOf(userId: number) {
  return sql<number | null>`(
    select case
      when mine.role in ('owner', 'admin') then 4
      when mine.role in ('member', 'guest') then
        case coalesce(own.role, case mine.role when 'member' then projects.member_role else 'none' end)
          when 'editor' then case when projects.created_by = ${userId} then 4 else 3 end
          when 'commenter' then 2
          when 'viewer' then 1
          else 0
        end
      else 0
    end
    from memberships as mine
    left join project_members as own on own.project_id = projects.id and own.user_id = mine.user_id
    where mine.workspace_id = projects.workspace_id and mine.user_id = ${userId}
  )`;
}

/** The projects in which the user may do what the call asks leave for, deleted ones included. */
export function projectsFor(connection: Connection, { userId, level }: Pick<Actor, 'userId' | 'level'>) {
  return connection
    .selectFrom('projects')
    .where('projects.workspace_id', 'in', (workspaces) =>
      workspaces.selectFrom('memberships').select('workspace_id').where('user_id', '=', userId),
    )
    .where(sql<boolean>`${levelOf(userId)} >= ${level}`);
}

const MOST_USERS = 5000;
const KNOWN_MS = 60_000;

export function accessStore(context: StoreContext): AccessStore {
  const { connection, now } = context;
  const known = new LRUCache<string, Actor>({ max: MOST_USERS, ttl: KNOWN_MS });

  return {
    actor: async (user) => {
      const key = JSON.stringify([user.issuer, user.subject]);
      const actor = known.get(key) ?? (await lookedUp(context, user));
      known.set(key, actor);
      return actor;
    },

    inProject: async ({ userId }, projectId) => {
      const found = await connection
        .selectFrom('projects')
        .innerJoin('workspaces', 'workspaces.id', 'projects.workspace_id')
        .select([
          'workspaces.id as workspaceId',
          'projects.deleted_at as deletedAt',
          'projects.created_by as createdBy',
        ])
        .select(['owner_issuer as issuer', 'owner_subject as subject'])
        .select(levelOf(userId).as('level'))
        .where('projects.id', '=', idOf(projectId))
        .where('workspaces.deleted_at', 'is', null)
        .executeTakeFirst();
      if (found === undefined || (found.level ?? 0) === 0) return undefined;
      const { deletedAt, createdBy, level, ...place } = found;
      return standing(connection, { ...place, level: level ?? 0, isDeleted: deletedAt !== null }, createdBy);
    },

    inWorkspace: async ({ userId }, workspaceId) => {
      const found = await connection
        .selectFrom('memberships')
        .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
        .leftJoin('users', 'users.id', 'personal_of')
        .select(['role', 'workspaces.id as workspaceId', 'issuer', 'subject'])
        .where('workspace_id', '=', idOf(workspaceId))
        .where('user_id', '=', userId)
        .where('workspaces.deleted_at', 'is', null)
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { role, issuer, subject } = found;
      const level = WORKSPACE_LEVELS[role] ?? 0;
      const key = issuer === null || subject === null ? teamKey(found.workspaceId) : { issuer, subject };
      return standing(connection, { workspaceId: found.workspaceId, level, isDeleted: false, ...key }, null);
    },

    createWorkspace: ({ userId }, name) =>
      atomically(context, async (transaction) => {
        const at = now();
        const values = { name, personal_of: null, created_at: at, updated_at: at };
        const made = transaction.insertInto('workspaces').values(values).returning('id');
        const { id } = await made.executeTakeFirstOrThrow();
        await insertMember(transaction, { workspaceId: id, userId, role: 'owner', at });
        return id;
      }),

    addMember: (workspaceId, userId, role) =>
      atomically(context, (transaction) => insertMember(transaction, { workspaceId, userId, role, at: now() })),

    setProjectRole: (projectId, userId, role) =>
      atomically(context, async (transaction) => {
        await transaction
          .insertInto('project_members')
          .values({ project_id: projectId, user_id: userId, role, created_at: now() })
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
          .execute();
      }),

    setMemberRole: (workspaceId, userId, role) =>
      atomically(context, async (transaction) => {
        await lockWorkspace(transaction, workspaceId);
        await refuseLastOwner(transaction, { workspaceId, userId, role });
        const members = transaction.updateTable('memberships').set({ role });
        const changed = members.where('workspace_id', '=', workspaceId).where('user_id', '=', userId);
        return (await changed.executeTakeFirst()).numUpdatedRows === 1n;
      }),

    removeMember: (workspaceId, userId) =>
      atomically(context, async (transaction) => {
        await lockWorkspace(transaction, workspaceId);
        await refuseLastOwner(transaction, { workspaceId, userId });
        const projects = transaction.selectFrom('projects').select('id').where('workspace_id', '=', workspaceId);
        const rows = transaction.deleteFrom('project_members').where('user_id', '=', userId);
        await rows.where('project_id', 'in', projects).execute();
        const members = transaction.deleteFrom('memberships').where('workspace_id', '=', workspaceId);
        return (await members.where('user_id', '=', userId).executeTakeFirst()).numDeletedRows === 1n;
      }),
  };
}

/** One transaction at a time counts the owners of a workspace. */
async function lockWorkspace(transaction: Connection, workspaceId: number): Promise<void> {
  const same = transaction.updateTable('workspaces').set({ updated_at: sql.ref('updated_at') });
  await same.where('id', '=', workspaceId).execute();
}

interface Change {
  readonly workspaceId: number;
  readonly userId: number;
  /** Undefined: the member goes. */
  readonly role?: WorkspaceRole;
}

/** @throws RequestProblem 409 where nobody would be owner. */
async function refuseLastOwner(transaction: Connection, { workspaceId, userId, role }: Change): Promise<void> {
  if (role === 'owner') return;
  const members = transaction.selectFrom('memberships').select('user_id').where('workspace_id', '=', workspaceId);
  const owners = await members.where('role', '=', 'owner').execute();
  if (owners.length === 1 && owners[0]?.user_id === userId) {
    throw new RequestProblem(409, 'Make somebody else owner first');
  }
}

/** The key of a team in tables that are older than workspaces. No issuer is called so. */
function teamKey(workspaceId: number): Identity {
  return { issuer: 'workspace', subject: String(workspaceId) };
}

interface NewMember {
  readonly workspaceId: number;
  readonly userId: number;
  readonly role: WorkspaceRole;
  readonly at: string;
}

async function insertMember(transaction: Connection, { workspaceId, userId, role, at }: NewMember): Promise<void> {
  await transaction
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, user_id: userId, role, created_at: at })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .execute();
}

async function standing(
  connection: Connection,
  place: Omit<Standing, 'ownerName'>,
  createdBy: number | null,
): Promise<Standing> {
  if (place.level >= LEVELS.manage) return { ...place, ownerName: '' };
  const owners = await connection
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.name', 'users.subject'])
    .where('workspace_id', '=', place.workspaceId)
    .where((user) => user.or([user('role', '=', 'owner'), user('users.id', '=', createdBy ?? 0)]))
    .orderBy('users.id')
    .execute();
  const owner = owners.find(({ id }) => id === createdBy) ?? owners[0];
  return { ...place, ownerName: owner === undefined ? '' : owner.name || owner.subject };
}

async function lookedUp(context: StoreContext, user: Identity): Promise<Actor> {
  const read = async (connection: Connection) =>
    connection
      .selectFrom('users')
      .innerJoin('workspaces', 'personal_of', 'users.id')
      .select(['users.id as userId', 'workspaces.id as workspaceId'])
      .where('issuer', '=', user.issuer)
      .where('subject', '=', user.subject)
      .executeTakeFirst();
  const found = await read(context.connection);
  if (found !== undefined && !(await hasRowsToAdopt(context.connection, user))) return actorOf(user, found);
  return atomically(context, async (transaction) => {
    const place = (await read(transaction)) ?? (await insertUser(transaction, user, context.now()));
    await adopt(transaction, user, place);
    return actorOf(user, place);
  });
}

type Place = Pick<Actor, 'userId' | 'workspaceId'>;

function actorOf({ issuer, subject }: Identity, { userId, workspaceId }: Place): Actor {
  return { issuer, subject, userId, workspaceId, level: LEVELS.manage };
}

/** Two first requests at once make one user: the second one waits for the first at the index. */
async function insertUser(transaction: Connection, { issuer, subject }: Identity, at: string): Promise<Place> {
  const { id: userId } = await transaction
    .insertInto('users')
    .values({ issuer, subject, created_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ seen_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: workspaceId } = await transaction
    .insertInto('workspaces')
    .values({ name: 'Personal', personal_of: userId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('personal_of').doUpdateSet({ updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMember(transaction, { workspaceId, userId, role: 'owner', at });
  return { userId, workspaceId };
}

const ADOPTED = ['projects', 'camera_templates', 'price_lists', 'brandings', 'issued_proposals'] as const;

/** Projects alone are read by their workspace. */
async function hasRowsToAdopt(connection: Connection, user: Identity): Promise<boolean> {
  const row = connection.selectFrom('projects').select('id').where('workspace_id', 'is', null);
  const own = row.where('owner_issuer', '=', user.issuer).where('owner_subject', '=', user.subject);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/** Takes over what a process older than workspaces has written meanwhile. */
async function adopt(transaction: Connection, user: Identity, { userId, workspaceId }: Place): Promise<void> {
  for (const table of ADOPTED) {
    const by = { projects: { created_by: userId }, issued_proposals: { issued_by: userId } };
    await transaction
      .updateTable(table)
      .set({ workspace_id: workspaceId, ...(table in by && by[table as keyof typeof by]) })
      .where('workspace_id', 'is', null)
      .where('owner_issuer', '=', user.issuer)
      .where('owner_subject', '=', user.subject)
      .execute();
  }
}
