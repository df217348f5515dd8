import { LEVELS, WORKSPACE_LEVELS } from '@site-designer/api-contract/roles';
import { sql, type RawBuilder } from 'kysely';
import type { AccessStore, Standing } from '../../../modules/ports/access-store.ts';
import type { Actor, Identity } from '../../../modules/ports/actor.ts';
import type { Callers } from './callers.ts';
import { idOf } from '../base/ids.ts';
import { memberStore } from './members.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';
import type { Connection } from '../base/schema.ts';
import { prepared, type StoreContext } from '../base/store-context.ts';

/** Users and what they may do: every query about projects starts here. */

/** What `roleIn` of the contract says, of a role in the workspace and the own role in the project of the query. */
function level(role: Part, own: Part, userId: number) {
  const inProject = (ofProject: Part) => sql`case ${ofProject}
    when 'editor' then case when projects.created_by = ${userId} then 4 else 3 end
    when 'commenter' then 2
    when 'viewer' then 1
    else 0
  end`;
  return sql<number>`case ${role}
    when 'owner' then 4
    when 'admin' then 4
    when 'member' then ${inProject(sql`coalesce(${own}, projects.member_role)`)}
    when 'guest' then ${inProject(own)}
    else 0
  end`;
}

type Part = RawBuilder<string | null>;

/** The level of a user in the project of the query; null for people outside of its workspace. */
export function levelOf(userId: number) {
  return sql<number | null>`(
    select ${level(sql`mine.role`, sql`own.role`, userId)}
    from memberships as mine
    left join project_members as own on own.project_id = projects.id and own.user_id = mine.user_id
    where mine.workspace_id = projects.workspace_id and mine.user_id = ${userId}
  )`;
}

/** The live projects of one workspace, each with the level of the user, whose role there is looked up once for all. */
export function projectsWithLevels(
  connection: Connection,
  { userId, level: needed, workspaceId }: Pick<Actor, 'userId' | 'level' | 'workspaceId'>,
) {
  const role: Part = sql`(
    select memberships.role from memberships inner join workspaces on workspaces.id = memberships.workspace_id
    where memberships.workspace_id = ${workspaceId} and memberships.user_id = ${userId} and workspaces.deleted_at is null
  )`;
  const found = level(role, sql`own.role`, userId);
  return connection
    .selectFrom('projects')
    .leftJoin('project_members as own', (join) =>
      join.onRef('own.project_id', '=', 'projects.id').on('own.user_id', '=', userId),
    )
    .where('projects.workspace_id', '=', workspaceId)
    .where('projects.deleted_at', 'is', null)
    .where(sql<boolean>`${found} >= ${needed}`)
    .select(found.as('level'));
}

/** The projects of live workspaces in which the user may do what the call asks leave for, deleted ones included. */
export function projectsFor(connection: Connection, { userId, level }: Pick<Actor, 'userId' | 'level'>) {
  return connection
    .selectFrom('projects')
    .where('projects.workspace_id', 'in', (workspaces) =>
      workspaces
        .selectFrom('memberships')
        .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
        .select('workspace_id')
        .where('user_id', '=', userId)
        .where('workspaces.deleted_at', 'is', null),
    )
    .where(sql<boolean>`${levelOf(userId)} >= ${level}`);
}

export function accessStore(context: StoreContext, { actor }: Pick<Callers, 'actor'>): AccessStore {
  const { connection } = context;
  // Each call about a project or a workspace asks for one of these.
  const standings = prepared({ userId: -11, projectId: -12 }, ({ userId, projectId }) =>
    connection
      .selectFrom('projects')
      .innerJoin('workspaces', 'workspaces.id', 'projects.workspace_id')
      .select([
        'workspaces.id as workspaceId',
        'projects.deleted_at as deletedAt',
        'projects.created_by as createdBy',
        'projects.viewers_see_prices as viewersSeePrices',
      ])
      .select(['owner_issuer as issuer', 'owner_subject as subject'])
      .select(levelOf(userId).as('level'))
      .where('projects.id', '=', projectId)
      .where('workspaces.deleted_at', 'is', null),
  );

  const memberships = prepared({ userId: -11, workspaceId: -12 }, ({ userId, workspaceId }) =>
    connection
      .selectFrom('memberships')
      .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
      .leftJoin('users', 'users.id', 'personal_of')
      .select(['role', 'workspaces.id as workspaceId', 'workspaces.deleted_at as deletedAt', 'issuer', 'subject'])
      .where('workspace_id', '=', workspaceId)
      .where('user_id', '=', userId),
  );

  return {
    actor,
    ...memberStore(context),

    inProject: async ({ userId }, projectId) => {
      const [found] = await standings(connection, { userId, projectId: idOf(projectId) });
      if (found === undefined || (found.level ?? 0) === 0) return undefined;
      const { deletedAt, createdBy, viewersSeePrices, ...place } = found;
      const level = found.level ?? 0;
      const hidesPrices = level < LEVELS.comment && !viewersSeePrices;
      return standing(connection, { ...place, level, hidesPrices, isDeleted: deletedAt !== null }, createdBy);
    },

    projectsWithHiddenPrices: async ({ userId, workspaceId }) => {
      const projects = projectsFor(connection, { userId, level: LEVELS.view }).select('projects.id');
      const found = projects
        .where('projects.workspace_id', '=', workspaceId)
        .where('viewers_see_prices', '=', sql<boolean>`false`);
      const hidden = await found.where(sql<boolean>`${levelOf(userId)} < ${LEVELS.comment}`).execute();
      return new Set(hidden.map(({ id }) => id));
    },

    inWorkspace: async ({ userId }, workspaceId) => {
      const [found] = await memberships(connection, { userId, workspaceId: idOf(workspaceId) });
      if (found === undefined) return undefined;
      const { role, issuer, subject, deletedAt } = found;
      const level = WORKSPACE_LEVELS[role] ?? 0;
      const key = issuer === null || subject === null ? teamKey(found.workspaceId) : { issuer, subject };
      return standing(
        connection,
        { workspaceId: found.workspaceId, level, hidesPrices: false, isDeleted: deletedAt !== null, ...key },
        null,
      );
    },
  };
}

/** The key of a team in tables that are older than workspaces. No issuer is called so. */
export function teamKey(workspaceId: number): Identity {
  return { issuer: 'workspace', subject: String(workspaceId) };
}

function standing(connection: Connection, place: Omit<Standing, 'ownerName'>, createdBy: number | null): Standing {
  return { ...place, ownerName: () => ownerName(connection, place.workspaceId, createdBy) };
}

/** Who made the project, else the first owner of the workspace. */
async function ownerName(connection: Connection, workspaceId: number, createdBy: number | null): Promise<string> {
  const owners = await connection
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.name', 'users.subject'])
    .where('workspace_id', '=', workspaceId)
    .where((user) => user.or([user('role', '=', 'owner'), user('users.id', '=', createdBy ?? 0)]))
    .orderBy('users.id')
    .execute();
  const owner = owners.find(({ id }) => id === createdBy) ?? owners[0];
  return owner === undefined ? '' : nameOf(owner);
}
