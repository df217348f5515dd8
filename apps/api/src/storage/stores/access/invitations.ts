import { MOST_INVITATIONS, type InvitedRole } from '@site-designer/api-contract';
import { RequestProblem } from '../../../http/problem.ts';
import type { InvitationStore } from '../../../modules/workspaces/invitation-store.ts';
import { idOf } from '../ids.ts';
import type { Connection } from '../schema.ts';
import { atomically, type StoreContext } from '../store-context.ts';
import { insertMember, lockWorkspace, refusePersonal } from './members.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';
import { findWorkspace } from './workspaces.ts';

export function invitationStore(context: StoreContext): InvitationStore {
  const { connection, now } = context;

  return {
    now: () => new Date(now()),

    create: ({ userId, workspaceId }, { role, secretHash, expiresAt }) =>
      atomically(context, async (transaction) => {
        await lockWorkspace(transaction, workspaceId);
        await refusePersonal(transaction, workspaceId);
        const before = await openIn(transaction, workspaceId, now()).select('invitations.id').execute();
        refuseTooMany(before.length + 1);
        const { id } = await transaction
          .insertInto('invitations')
          .values({
            workspace_id: workspaceId,
            role,
            secret_hash: secretHash,
            invited_by: userId,
            created_at: now(),
            expires_at: expiresAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id };
      }),

    open: async ({ workspaceId }) => {
      const found = await openIn(connection, workspaceId, now())
        .innerJoin('users', 'users.id', 'invited_by')
        .select(['invitations.id', 'role', 'users.name', 'subject'])
        .select(['invitations.created_at as createdAt', 'expires_at as expiresAt'])
        .orderBy('invitations.id', 'desc')
        .execute();
      return found.map(({ name, subject, role, ...rest }) => ({
        ...rest,
        role: role as InvitedRole,
        inviter: nameOf({ name, subject }),
      }));
    },

    revoke: async ({ workspaceId }, invitationId) => {
      const revoked = await atomically(context, (transaction) =>
        transaction
          .updateTable('invitations')
          .set({ revoked_at: now() })
          .where('id', '=', idOf(invitationId))
          .where('id', 'in', openIn(transaction, workspaceId, now()).select('invitations.id'))
          .where('accepted_at', 'is', null)
          .executeTakeFirst(),
      );
      return revoked.numUpdatedRows === 1n;
    },

    ...acceptance(context),
  };
}

/** What people may do who have the secret. */
function acceptance(context: StoreContext): Pick<InvitationStore, 'read' | 'accept'> {
  const { connection, now } = context;

  return {
    read: async (secretHash) => {
      const found = await openBy(connection, secretHash, now())
        .innerJoin('users', 'users.id', 'invited_by')
        .select(['workspaces.name as workspace', 'role', 'users.name', 'subject'])
        .executeTakeFirst();
      if (found === undefined) return undefined;
      return { workspace: found.workspace, inviter: nameOf(found), role: found.role as InvitedRole };
    },

    accept: ({ userId }, secretHash) =>
      atomically(context, async (transaction) => {
        const invitation = openBy(transaction, secretHash, now()).select('invitations.workspace_id as workspaceId');
        const { workspaceId = 0 } = (await invitation.executeTakeFirst()) ?? {};
        const already = await findWorkspace(transaction, { userId, workspaceId });
        if (already !== undefined) return already;
        const at = now();
        // One statement: of several that come at once, one finds it open.
        const accepted = await transaction
          .updateTable('invitations')
          .set({ accepted_at: at, accepted_by: userId })
          .where('secret_hash', '=', secretHash)
          .where('accepted_at', 'is', null)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .where('workspace_id', '=', workspaceId)
          .returning('role')
          .executeTakeFirst();
        if (accepted === undefined) return undefined;
        await insertMember(transaction, { workspaceId, userId, role: accepted.role as InvitedRole, at });
        return findWorkspace(transaction, { userId, workspaceId });
      }),
  };
}

/** Those that can still be accepted. */
function open(connection: Connection, at: string) {
  return connection
    .selectFrom('invitations')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .where('workspaces.deleted_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at);
}

function openIn(connection: Connection, workspaceId: number, at: string) {
  return open(connection, at).where('workspace_id', '=', workspaceId);
}

function openBy(connection: Connection, secretHash: string, at: string) {
  return open(connection, at).where('secret_hash', '=', secretHash);
}

function refuseTooMany(figure: number): void {
  if (figure <= MOST_INVITATIONS) return;
  const detail = `This workspace would have ${figure} open invitations; at most ${MOST_INVITATIONS} are allowed. Nothing was stored`;
  throw new RequestProblem(409, detail, { quota: { figure, limit: MOST_INVITATIONS } });
}
