import { recordAudit } from '../../audit/record-audit.ts';
import type { AuditAction, Member, User } from '@site-designer/api-contract';
import { recordRemoval } from '../../events/record-event.ts';
import type { WorkspaceRole } from '@site-designer/api-contract/roles';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { WorkspaceStore } from '../../../modules/workspaces/workspace-store.ts';
import { sql } from 'kysely';
import type { ListPage } from '../../../modules/ports/list-page.ts';
import { pageOf } from '../base/page-bounds.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { refusePersonal } from './members.ts';
import { nameOf, PERSONAL } from '../../../modules/ports/name-of.ts';
import { apiTexts, spokenLanguages } from '../../../texts/language-in-use.ts';

export function workspaceStore(context: StoreContext): WorkspaceStore {
  const { connection, now, restorableSince } = context;

  return {
    user: ({ userId }) => readUser(connection, userId),

    setLanguage: ({ userId }, language) =>
      atomically(context, async (transaction) => {
        await transaction.updateTable('users').set({ chosen_language: language }).where('id', '=', userId).execute();
        return readUser(transaction, userId);
      }),

    list: async ({ userId }, { after, limit } = {}) => {
      const place = sql<number>`case when workspaces.personal_of = ${userId} then 0 else 1 end`;
      const found = await workspacesOf(connection, userId)
        // The personal one is on the first page alone.
        .$if(after !== undefined, (page) => page.where('workspaces.id', '>', after!).where(place, '=', 1))
        .orderBy(place)
        .orderBy('workspaces.id')
        .$if(limit !== undefined, (page) => page.limit(limit!))
        .execute();
      return found.map((row) => workspaceView(row, userId));
    },

    find: (actor) => findWorkspace(connection, actor),

    rename: (actor, name) =>
      atomically(context, async (transaction) => {
        const change = transaction.updateTable('workspaces').set({ name, updated_at: now() });
        await change.where('id', '=', actor.workspaceId).where('deleted_at', 'is', null).execute();
        await recordChange(transaction, actor, { action: 'workspaceRenamed', at: now() });
        return findWorkspace(transaction, actor);
      }),

    remove: (actor) =>
      atomically(context, async (transaction) => {
        const { workspaceId } = actor;
        await refusePersonal(transaction, workspaceId);
        const change = transaction.updateTable('workspaces').set({ deleted_at: now() });
        const removed = change.where('id', '=', workspaceId).where('deleted_at', 'is', null);
        if ((await removed.executeTakeFirst()).numUpdatedRows !== 1n) return false;
        await recordChange(transaction, actor, { action: 'workspaceDeleted', at: now() });
        await recordRemoval(transaction, { workspaceId, userId: actor.userId, at: now() });
        return true;
      }),

    restore: (actor) =>
      atomically(context, async (transaction) => {
        const change = transaction.updateTable('workspaces').set({ deleted_at: null, updated_at: now() });
        const restored = change.where('id', '=', actor.workspaceId).where('deleted_at', '>=', restorableSince());
        const { numUpdatedRows } = await restored.executeTakeFirst();
        if (numUpdatedRows !== 1n) return undefined;
        await recordChange(transaction, actor, { action: 'workspaceRestored', at: now() });
        return findWorkspace(transaction, actor);
      }),

    members: ({ workspaceId }, page) => membersOf(connection, workspaceId, page),
  };
}

async function membersOf(connection: Connection, workspaceId: number, page?: ListPage): Promise<readonly Member[]> {
  const members = connection
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as userId', 'name', 'subject', 'email', 'role'])
    .select(['memberships.created_at as joinedUtc', 'seen_at as seenUtc'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('memberships.created_at')
    .orderBy('user_id');
  const found = await pageOf(members, 'user_id', page).execute();
  return found.map(({ subject, ...member }) => ({ ...member, name: nameOf({ ...member, subject }) }));
}

function recordChange(
  transaction: Connection,
  actor: Actor,
  done: { readonly action: AuditAction; readonly at: string },
): Promise<void> {
  return recordAudit(transaction, actor, { ...done, kind: 'workspace', id: actor.workspaceId });
}

function workspacesOf(connection: Connection, userId: number) {
  return connection
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .leftJoin('users', 'users.id', 'personal_of')
    .select(['workspaces.id', 'workspaces.name', 'role', 'personal_of as personalOf'])
    .select(['users.name as ownerName', 'subject'])
    .where('user_id', '=', userId)
    .where('workspaces.deleted_at', 'is', null);
}

interface WorkspaceRow {
  readonly id: number;
  readonly name: string;
  readonly role: WorkspaceRole;
  readonly personalOf: number | null;
  readonly ownerName: string | null;
  readonly subject: string | null;
}

function workspaceView(row: WorkspaceRow, userId: number) {
  const { id, role, personalOf } = row;
  const isPersonal = personalOf === userId;
  const ownName = row.name === PERSONAL ? apiTexts().account.personal : row.name;
  return { id, name: isPersonal ? ownName : nameOfWorkspace(row), role, isPersonal };
}

/** What others call a workspace: a personal one bears the name of its person. */
export function nameOfWorkspace({
  name,
  ownerName,
  subject,
}: Pick<WorkspaceRow, 'name' | 'ownerName' | 'subject'>): string {
  return ownerName === null || subject === null ? name : nameOf({ name: ownerName, subject });
}

/** The workspace of the actor, with the role there. */
export async function findWorkspace(
  connection: Connection,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
) {
  const found = await workspacesOf(connection, userId).where('workspaces.id', '=', workspaceId).executeTakeFirst();
  return found && workspaceView(found, userId);
}

async function readUser(connection: Connection, userId: number): Promise<User> {
  const users = connection
    .selectFrom('users')
    .select(['id', 'name', 'subject', 'email', 'chosen_language as language']);
  const { id, email, language, ...named } = await users.where('id', '=', userId).executeTakeFirstOrThrow();
  // A language that is gone is none.
  const known = spokenLanguages().find((code) => code === language) ?? null;
  return { id, name: nameOf(named), email, language: known };
}
