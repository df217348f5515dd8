import { recordAudit } from '../../audit/record-audit.ts';
import { MOST_INVITATIONS, type InvitedRole } from '@site-designer/api-contract';
import { roleIn, type ProjectRole, type WorkspaceRole } from '@site-designer/api-contract/roles';
import { RequestProblem } from '../../../http/problem.ts';
import { QuotaProblem } from '../../../modules/ports/quota.ts';
import type { InvitationStore, StoredInvitation } from '../../../modules/workspaces/invitation-store.ts';
import type { ListPage } from '../../../modules/ports/list-page.ts';
import { idOf } from '../base/ids.ts';
import { pageOf } from '../base/page-bounds.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { insertMember, lockUser, lockWorkspace, refusePersonal } from './members.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import { setRow } from './project-members.ts';
import { findWorkspace, nameOfWorkspace } from './workspaces.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

export function invitationStore(context: StoreContext): InvitationStore {
  const { connection, now } = context;

  return {
    now: () => new Date(now()),

    create: (actor, { projectId, secretHash, expiresAt, ...invitation }) =>
      atomically(context, async (transaction) => {
        const { userId, workspaceId } = actor;
        await lockWorkspace(transaction, workspaceId);
        if (projectId === null) await refusePersonal(transaction, workspaceId);
        else if (!(await isProjectOf(transaction, workspaceId, projectId))) return undefined;
        const before = await openIn(transaction, workspaceId, now()).select('invitations.id').execute();
        refuseTooMany(before.length + 1);
        const { id } = await transaction
          .insertInto('invitations')
          .values({
            ...invitation,
            workspace_id: workspaceId,
            project_id: projectId,
            secret_hash: secretHash,
            invited_by: userId,
            created_at: now(),
            expires_at: expiresAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const details = { role: invitation.role, projectId };
        await recordAudit(transaction, actor, { action: 'invitationMade', kind: 'invitation', id, details, at: now() });
        return { id };
      }),

    open: ({ workspaceId }, page) => listOpen(openIn(connection, workspaceId, now()), page),

    revoke: (actor, invitationId) =>
      atomically(context, async (transaction) => {
        const at = now();
        const { numUpdatedRows } = await transaction
          .updateTable('invitations')
          .set({ revoked_at: at })
          .where('id', '=', idOf(invitationId))
          .where('id', 'in', openIn(transaction, actor.workspaceId, at).select('invitations.id'))
          .where('accepted_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        const done = { action: 'invitationRevoked', kind: 'invitation', id: invitationId, at } as const;
        await recordAudit(transaction, actor, done);
        return true;
      }),

    ...acceptance(context),
  };
}

async function listOpen(invitations: ReturnType<typeof openIn>, page?: ListPage): Promise<StoredInvitation[]> {
  const listed = invitations
    .innerJoin('users', 'users.id', 'invited_by')
    .select(['invitations.id', 'role', 'users.name', 'subject', 'invitations.email'])
    .select(['project_id as projectId', 'projects.name as project'])
    .select(['invitations.created_at as createdAt', 'expires_at as expiresAt'])
    .orderBy('invitations.id', 'desc');
  const found = await pageOf(listed, 'invitations.id', page).execute();
  return found.map(({ name, subject, role, ...rest }) => ({
    ...rest,
    role: role as InvitedRole,
    inviter: nameOf({ name, subject }),
  }));
}

/** What people may do who have the secret. */
function acceptance(context: StoreContext): Pick<InvitationStore, 'read' | 'accept'> {
  const { connection, now } = context;

  return {
    read: async (secretHash) => {
      const found = await openBy(connection, secretHash, now())
        .innerJoin('users', 'users.id', 'invited_by')
        .leftJoin('users as person', 'person.id', 'personal_of')
        .select(['workspaces.name', 'person.name as ownerName', 'person.subject'])
        .select(['projects.name as project', 'role', 'users.name as inviter', 'users.subject as inviterSubject'])
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { inviter: name, inviterSubject: subject, role, project } = found;
      return {
        workspace: nameOfWorkspace(found),
        project,
        inviter: nameOf({ name, subject }),
        role: role as InvitedRole,
      };
    },

    accept: (actor, secretHash, verifiedEmail) =>
      atomically(context, async (transaction) => {
        const invitation = await openBy(transaction, secretHash, now())
          .select(['invitations.id', 'invitations.workspace_id as workspaceId', 'role', 'invitations.email'])
          .select(['project_id as projectId', 'member_role as memberRole', 'projects.created_by as createdBy'])
          .executeTakeFirst();
        if (invitation === undefined) return undefined;
        const { workspaceId, projectId, email } = invitation;
        if (email !== '' && email.toLowerCase() !== verifiedEmail.toLowerCase()) {
          throw new RequestProblem(403, apiTexts().rights.otherEmail);
        }
        const isNeeded = await addsTo(transaction, actor, invitation);
        if (isNeeded && !(await take(context, transaction, { actor, secretHash, invitation }))) return undefined;
        const workspace = await findWorkspace(transaction, { ...actor, workspaceId });
        return workspace && { workspace, projectId };
      }),
  };
}

interface Invited {
  readonly id: number;
  readonly workspaceId: number;
  readonly role: string;
  readonly projectId: number | null;
  readonly memberRole: string | null;
  readonly createdBy: number | null;
}

/** Whether the person may do less without the invitation. */
async function addsTo(transaction: Connection, { userId }: Actor, invitation: Invited): Promise<boolean> {
  const { workspaceId, projectId, role, memberRole, createdBy } = invitation;
  const memberships = transaction.selectFrom('memberships').select('role').where('workspace_id', '=', workspaceId);
  const member = await memberships.where('user_id', '=', userId).executeTakeFirst();
  if (projectId === null || member === undefined) return member === undefined;
  const rows = transaction.selectFrom('project_members').select('role').where('project_id', '=', projectId);
  const row = await rows.where('user_id', '=', userId).executeTakeFirst();
  const project = { memberRole: memberRole ?? 'none', isOwn: createdBy === userId };
  return roleIn(member.role, project, row?.role) < roleIn(member.role, project, role);
}

interface Taken {
  readonly actor: Actor;
  readonly secretHash: string;
  readonly invitation: Invited;
}

/** False where another request has taken it first. */
async function take(
  { now }: StoreContext,
  transaction: Connection,
  { actor, secretHash, invitation: { id, workspaceId, projectId } }: Taken,
): Promise<boolean> {
  const { userId } = actor;
  await lockUser(transaction, userId);
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
  if (accepted === undefined) return false;
  const { role } = accepted;
  const joins = projectId === null ? (role as WorkspaceRole) : 'guest';
  await insertMember(transaction, { workspaceId, userId, role: joins, at });
  if (projectId !== null) await setRow(transaction, { projectId, userId, role: role as ProjectRole, at });
  const details = { role, projectId, invitationId: id };
  const done = { action: 'memberJoined', kind: 'user', id: userId, details, at } as const;
  await recordAudit(transaction, { ...actor, workspaceId }, done);
  return true;
}

/** Those that can still be accepted. */
function open(connection: Connection, at: string) {
  return connection
    .selectFrom('invitations')
    .innerJoin('workspaces', 'workspaces.id', 'invitations.workspace_id')
    .leftJoin('projects', 'projects.id', 'project_id')
    .where('workspaces.deleted_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at);
}

function openIn(connection: Connection, workspaceId: number, at: string) {
  return open(connection, at).where('invitations.workspace_id', '=', workspaceId);
}

function openBy(connection: Connection, secretHash: string, at: string) {
  return open(connection, at).where('secret_hash', '=', secretHash);
}

async function isProjectOf(transaction: Connection, workspaceId: number, projectId: number): Promise<boolean> {
  const projects = transaction.selectFrom('projects').select('id').where('workspace_id', '=', workspaceId);
  const live = projects.where('id', '=', idOf(projectId)).where('deleted_at', 'is', null);
  return (await live.executeTakeFirst()) !== undefined;
}

function refuseTooMany(figure: number): void {
  if (figure <= MOST_INVITATIONS) return;
  throw new QuotaProblem('invitations', { figure, limit: MOST_INVITATIONS });
}
