import { randomUUID } from 'node:crypto';
import { RequestProblem } from '../../../http/problem.ts';
import type { AccountStore } from '../../../modules/account/account-store.ts';
import { FORMER_MEMBER } from '../../../modules/ports/name-of.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { idOf } from '../base/ids.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { lockWorkspace, removeFrom } from './members.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

/** @param forget - Forgets which user a token names. */
export function accountStore(context: StoreContext, forget: () => void): AccountStore {
  const { connection, now } = context;
  const live = () => connection.selectFrom('users').where('deleted_at', 'is', null);

  return {
    facts: async ({ userId }) => {
      const user = connection.selectFrom('users').select(['created_at as createdAt', 'seen_at as seenAt']);
      const comments = connection
        .selectFrom('comments')
        .select(['id', 'project_id as projectId', 'body', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null);
      return {
        ...(await user.where('id', '=', userId).executeTakeFirstOrThrow()),
        comments: await comments.orderBy('id').execute(),
      };
    },

    erase: async ({ userId, requestId = '' }) => {
      await atomically(context, (transaction) => erase(transaction, { userId, requestId, at: now() }));
      forget();
    },

    list: () =>
      live()
        .select(['id', 'name', 'subject', 'email', 'seen_at as seenAt', 'disabled_at as disabledAt'])
        .orderBy('id')
        .execute()
        .then((users) => users.map(({ name, subject, ...user }) => ({ ...user, name: name === '' ? subject : name }))),

    setDisabled: async (userId, isDisabled) => {
      const { numUpdatedRows } = await atomically(context, (transaction) =>
        transaction
          .updateTable('users')
          .set({ disabled_at: isDisabled ? now() : null })
          .where('id', '=', idOf(userId))
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      );
      forget();
      return numUpdatedRows === 1n;
    },
  };
}

interface Erasure {
  readonly userId: number;
  readonly requestId: string;
  readonly at: string;
}

async function erase(transaction: Connection, { userId, requestId, at }: Erasure): Promise<void> {
  const memberships = transaction.selectFrom('memberships').select('workspace_id as id').where('user_id', '=', userId);
  const places = await memberships.orderBy('workspace_id').execute();
  for (const { id } of places) await lockWorkspace(transaction, id);
  await refuseLastOwner(transaction, userId);
  for (const { id: workspaceId } of places) {
    await closeIfAlone(transaction, { workspaceId, userId, at });
    await removeFrom(transaction, { workspaceId, userId, at });
    const doer = { workspaceId, userId, requestId };
    await recordAudit(transaction, doer, { action: 'accountDeleted', kind: 'user', id: userId, at });
  }
  const tokens = transaction.updateTable('api_tokens').set({ revoked_at: at }).where('user_id', '=', userId);
  await tokens.where('revoked_at', 'is', null).execute();
  await transaction.deleteFrom('comment_reads').where('user_id', '=', userId).execute();
  await blank(transaction, userId, at);
}

/** @throws RequestProblem 409 that names the workspaces in which other people would be without an owner. */
async function refuseLastOwner(transaction: Connection, userId: number): Promise<void> {
  const owned = await transaction
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .select(['workspaces.id', 'name'])
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .where('personal_of', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('workspaces.id')
    .execute();
  const left: string[] = [];
  for (const { id, name } of owned) {
    const members = transaction.selectFrom('memberships').select('role').where('workspace_id', '=', id);
    const others = await members.where('user_id', '<>', userId).execute();
    if (others.length > 0 && others.every(({ role }) => role !== 'owner')) left.push(name);
  }
  if (left.length > 0) throw new RequestProblem(409, apiTexts().account.lastOwner(left.join(', ')));
}

interface Place {
  readonly workspaceId: number;
  readonly userId: number;
  readonly at: string;
}

/** The personal workspace, and teams without other people. */
async function closeIfAlone(transaction: Connection, { workspaceId, userId, at }: Place): Promise<void> {
  const others = transaction.selectFrom('memberships').select('workspace_id').where('user_id', '<>', userId);
  await transaction
    .updateTable('workspaces')
    .set({ deleted_at: at })
    .where('id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where((workspace) =>
      workspace.or([
        workspace('personal_of', '=', userId),
        workspace('id', 'not in', others.where('workspace_id', '=', workspaceId)),
      ]),
    )
    .execute();
}

/** Tables whose rows name the person where they are of the personal workspace. */
const OWNED = [
  'projects',
  'camera_templates',
  'price_lists',
  'brandings',
  'issued_proposals',
  'proposal_numbers',
] as const;

/** Who signs in again is somebody new: nothing is found under the old identity any more. */
async function blank(transaction: Connection, userId: number, at: string): Promise<void> {
  const users = transaction.selectFrom('users').select(['issuer', 'subject']).where('id', '=', userId);
  const { issuer, subject } = await users.executeTakeFirstOrThrow();
  const nobody = `deleted ${randomUUID()}`;
  for (const table of OWNED) {
    const rows = transaction.updateTable(table).set({ owner_subject: nobody }).where('owner_issuer', '=', issuer);
    await rows.where('owner_subject', '=', subject).execute();
  }
  const blanked = { name: FORMER_MEMBER, email: '', subject: nobody, deleted_at: at };
  await transaction.updateTable('users').set(blanked).where('id', '=', userId).execute();
}
