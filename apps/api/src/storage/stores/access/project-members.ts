import { recordAudit } from '../../audit/record-audit.ts';
import type { ProjectRole } from '@site-designer/api-contract/roles';
import { sql } from 'kysely';
import type { Actor } from '../../../modules/ports/actor.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { ProjectMemberStore } from '../../../modules/workspaces/project-member-store.ts';
import { idOf } from '../base/ids.ts';
import { pageOf } from '../base/page-bounds.ts';
import type { Connection } from '../base/schema.ts';
import { moveProject } from './project-moves.ts';
import { ownProject } from '../tree/project-tree.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';

/** SQLite takes no parameter that is true or false. */
function truth(value: boolean) {
  return value ? sql<boolean>`true` : sql<boolean>`false`;
}

interface NewRow {
  readonly projectId: number;
  readonly userId: number;
  readonly role: ProjectRole;
  readonly at: string;
}

/** Gives a member of the workspace a role of their own in one of its projects. */
export async function setRow(transaction: Connection, { projectId, userId, role, at }: NewRow): Promise<void> {
  await transaction
    .insertInto('project_members')
    .values({ project_id: projectId, user_id: userId, role, created_at: at })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

interface GivenRole extends Omit<NewRow, 'role'> {
  /** Null: they have none of their own any more. */
  readonly role: ProjectRole | null;
}

/** Streams of who may no longer see the project end. */
async function recordRole(
  transaction: Connection,
  actor: Actor,
  { projectId, userId, role, at }: GivenRole,
): Promise<void> {
  const details = { userId, role };
  await recordAudit(transaction, actor, { action: 'projectRole', kind: 'project', id: projectId, details, at });
  await recordEvent(transaction, { kind: 'memberRemoved', projectId, userId, at });
}

export function projectMemberStore(context: StoreContext): ProjectMemberStore {
  const { connection, now } = context;

  return {
    list: (...given) => listMembers(connection, ...given),

    setRole: (actor, projectId, { userId, role }) =>
      atomically(context, async (transaction) => {
        const own = ownProject(transaction, actor, projectId);
        const member = await own
          .innerJoin('memberships', 'memberships.workspace_id', 'projects.workspace_id')
          .where('memberships.user_id', '=', idOf(userId))
          .select('memberships.user_id')
          .executeTakeFirst();
        if (member === undefined) return false;
        await setRow(transaction, { projectId, userId, role, at: now() });
        await recordRole(transaction, actor, { projectId, userId, role, at: now() });
        return true;
      }),

    remove: (actor, projectId, userId) =>
      atomically(context, async (transaction) => {
        const own = ownProject(transaction, actor, projectId).select('projects.id');
        const rows = transaction.deleteFrom('project_members').where('project_id', 'in', own);
        const { numDeletedRows } = await rows.where('user_id', '=', idOf(userId)).executeTakeFirst();
        if (numDeletedRows !== 1n) return false;
        await recordRole(transaction, actor, { projectId, userId, role: null, at: now() });
        return true;
      }),

    move: (actor, projectId, move) => moveProject(context, { actor, projectId }, move),

    setAccess: (actor, projectId, { memberRole, viewersSeePrices }) =>
      atomically(context, async (transaction) => {
        const own = ownProject(transaction, actor, projectId).select('projects.id');
        const change = transaction
          .updateTable('projects')
          .set({ member_role: memberRole, viewers_see_prices: truth(viewersSeePrices) });
        if ((await change.where('id', 'in', own).executeTakeFirst()).numUpdatedRows !== 1n) return false;
        const details = { memberRole, viewersSeePrices: String(viewersSeePrices) };
        const at = now();
        await recordAudit(transaction, actor, { action: 'projectAccess', kind: 'project', id: projectId, details, at });
        await recordEvent(transaction, { kind: 'memberRemoved', projectId, at });
        return true;
      }),
  };
}

async function listMembers(
  connection: Connection,
  ...[actor, projectId, page]: Parameters<ProjectMemberStore['list']>
) {
  const own = ownProject(connection, actor, projectId);
  const project = await own
    .select(['projects.id', 'member_role as memberRole', 'viewers_see_prices as viewersSeePrices'])
    .select(['projects.workspace_id as workspaceId', 'created_by as createdBy'])
    .executeTakeFirst();
  if (project === undefined) return undefined;
  const listed = connection
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'name', 'subject', 'email', 'role'])
    .where('project_id', '=', project.id)
    .orderBy('user_id');
  const members = await pageOf(listed, 'user_id', page).execute();
  return {
    workspaceId: project.workspaceId ?? 0,
    createdBy: project.createdBy,
    members: members.map(({ subject, ...member }) => ({ ...member, name: nameOf({ ...member, subject }) })),
    memberRole: project.memberRole,
    viewersSeePrices: Boolean(project.viewersSeePrices),
  };
}
