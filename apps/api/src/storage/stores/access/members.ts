import { recordAudit } from '../../audit/record-audit.ts';
import type { WorkspaceRole } from '@site-designer/api-contract/roles';
import { sql } from 'kysely';
import { RequestProblem } from '../../../http/problem.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { AccessStore } from '../../../modules/ports/access-store.ts';
import { recordRemoval } from '../../events/record-event.ts';
import { idOf } from '../base/ids.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

type Members = Pick<AccessStore, 'createWorkspace' | 'setMemberRole' | 'removeMember'>;

/** Changes of who is in a workspace, and of what they are there. */
export function memberStore(context: StoreContext): Members {
  const { now, quotas } = context;

  return {
    createWorkspace: (actor, name) =>
      atomically(context, async (transaction) => {
        const { userId } = actor;
        const at = now();
        quotas.workspaces(1 + (await countOwned(transaction, userId)));
        const values = { name, personal_of: null, created_at: at, updated_at: at };
        const made = transaction.insertInto('workspaces').values(values).returning('id');
        const { id } = await made.executeTakeFirstOrThrow();
        await insertMember(transaction, { workspaceId: id, userId, role: 'owner', at });
        const done = { action: 'workspaceMade', kind: 'workspace', id, at } as const;
        await recordAudit(transaction, { ...actor, workspaceId: id }, done);
        return id;
      }),

    setMemberRole: (actor, userId, role) =>
      atomically(context, async (transaction) => {
        const { workspaceId } = actor;
        await lockWorkspace(transaction, workspaceId);
        if (!(await mayChange(transaction, actor, { userId, role }))) return false;
        await refuseLastOwner(transaction, { workspaceId, userId, role });
        if (role === 'member' || role === 'guest')
          await revokeInvitations(transaction, { workspaceId, userId, at: now() });
        const members = transaction.updateTable('memberships').set({ role });
        const changed = members.where('workspace_id', '=', workspaceId).where('user_id', '=', userId);
        const [details, at] = [{ role }, now()];
        await recordAudit(transaction, actor, { action: 'memberRole', kind: 'user', id: userId, details, at });
        await recordRemoval(transaction, { workspaceId, userId, at });
        return (await changed.executeTakeFirst()).numUpdatedRows === 1n;
      }),

    removeMember: (actor, userId) =>
      atomically(context, async (transaction) => {
        const { workspaceId } = actor;
        await lockWorkspace(transaction, workspaceId);
        if (!(await mayChange(transaction, actor, { userId }))) return false;
        await refuseLastOwner(transaction, { workspaceId, userId });
        const at = now();
        await removeFrom(transaction, { workspaceId, userId, at });
        await recordAudit(transaction, actor, { action: 'memberRemoved', kind: 'user', id: userId, at });
        return true;
      }),
  };
}

/**
 * Locks the row of a user, so that an erasure comes before or after.
 *
 * @throws RequestProblem 403 where the account was deleted: a process may know its user for another minute.
 */
export async function lockUser(transaction: Connection, userId: number): Promise<void> {
  const same = transaction.updateTable('users').set({ seen_at: sql.ref('seen_at') });
  const live = await same.where('id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst();
  if (live.numUpdatedRows === 0n) throw new RequestProblem(403, apiTexts().account.deleted);
}

/** Deleted ones too, as they can be restored. The row of the user is locked, so that one transaction at a time counts. */
async function countOwned(transaction: Connection, userId: number): Promise<number> {
  await lockUser(transaction, userId);
  const { count } = await transaction
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .where('personal_of', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A person goes, with all that they could come back with. Streams of the projects are told. */
export async function removeFrom(transaction: Connection, left: Left): Promise<void> {
  const { workspaceId, userId } = left;
  const projects = transaction.selectFrom('projects').select('id').where('workspace_id', '=', workspaceId);
  const rows = transaction.deleteFrom('project_members').where('user_id', '=', userId);
  await rows.where('project_id', 'in', projects).execute();
  await revokeInvitations(transaction, left);
  await revokeTokens(transaction, left);
  const members = transaction.deleteFrom('memberships').where('workspace_id', '=', workspaceId);
  await members.where('user_id', '=', userId).execute();
  await recordRemoval(transaction, left);
}

/** One transaction at a time counts the owners of a workspace. */
export async function lockWorkspace(transaction: Connection, workspaceId: number): Promise<void> {
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
    throw new RequestProblem(409, apiTexts().rights.lastOwner);
  }
}

type Roles = Readonly<Record<number, WorkspaceRole>>;

/**
 * Whether the user is a member at all.
 *
 * @throws RequestProblem 403 where the caller may not change that member, 409 in personal workspaces.
 */
async function mayChange(
  transaction: Connection,
  { workspaceId, userId: callerId }: Actor,
  { userId, role }: Omit<Change, 'workspaceId'>,
): Promise<boolean> {
  const members = transaction.selectFrom('memberships').select(['user_id', 'role']);
  const found = await members
    .where('workspace_id', '=', workspaceId)
    .where('user_id', 'in', [callerId, idOf(userId)])
    .execute();
  const roles: Roles = Object.fromEntries(found.map((each) => [each.user_id, each.role]));
  const { [callerId]: own, [userId]: before } = roles;
  if (own === undefined || before === undefined) return false;
  const isLeaving = callerId === userId && role === undefined;
  if (!isLeaving && own !== 'owner' && own !== 'admin') {
    throw new RequestProblem(403, apiTexts().rights.members);
  }
  if (!isLeaving && own !== 'owner' && (before === 'owner' || role === 'owner')) {
    throw new RequestProblem(403, apiTexts().rights.owners);
  }
  if (!isGuests(before, role)) await refusePersonal(transaction, workspaceId);
  return true;
}

/** Whether a change is none of the people of a workspace: guests of its projects come and go. */
function isGuests(before: WorkspaceRole, after: WorkspaceRole | undefined): boolean {
  return before === 'owner' ? after === 'owner' : after === undefined || after === 'guest';
}

/** @throws RequestProblem 409 in a personal workspace. */
export async function refusePersonal(transaction: Connection, workspaceId: number): Promise<void> {
  const workspace = transaction.selectFrom('workspaces').select('personal_of').where('id', '=', workspaceId);
  if ((await workspace.executeTakeFirstOrThrow()).personal_of === null) return;
  throw new RequestProblem(409, apiTexts().rights.personalStays);
}

/** Who no longer manages members has no open invitations, by which they could come back. */
async function revokeInvitations(transaction: Connection, { workspaceId, userId, at }: Left): Promise<void> {
  const open = transaction.updateTable('invitations').set({ revoked_at: at }).where('workspace_id', '=', workspaceId);
  await open
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Who is no member any more has no tokens for it, which would be valid again with a new invitation. */
async function revokeTokens(transaction: Connection, { workspaceId, userId, at }: Left): Promise<void> {
  const valid = transaction.updateTable('api_tokens').set({ revoked_at: at }).where('revoked_at', 'is', null);
  await valid.where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();
}

type Left = Pick<NewMember, 'workspaceId' | 'userId' | 'at'>;

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
