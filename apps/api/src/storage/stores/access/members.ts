import type { WorkspaceRole } from '@site-designer/api-contract/roles';
import { sql } from 'kysely';
import { RequestProblem } from '../../../http/problem.ts';
import type { AccessStore } from '../../../modules/ports/access-store.ts';
import type { Connection } from '../schema.ts';
import { atomically, type StoreContext } from '../store-context.ts';

type Members = Omit<AccessStore, 'actor' | 'inProject' | 'inWorkspace'>;

/** Changes of who is in a workspace, and of what they are there. */
export function memberStore(context: StoreContext): Members {
  const { now } = context;

  return {
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

interface NewMember {
  readonly workspaceId: number;
  readonly userId: number;
  readonly role: WorkspaceRole;
  readonly at: string;
}

export async function insertMember(
  transaction: Connection,
  { workspaceId, userId, role, at }: NewMember,
): Promise<void> {
  await transaction
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, user_id: userId, role, created_at: at })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .execute();
}
