import { recordAudit } from '../../audit/record-audit.ts';
import { LEVELS, WORKSPACE_LEVELS } from '@site-designer/api-contract/roles';
import { RequestProblem } from '../../../http/problem.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { ProjectMove } from '../../../modules/workspaces/project-member-store.ts';
import { recordEvent } from '../../events/record-event.ts';
import { idOf } from '../base/ids.ts';
import { lockOwner } from '../base/owner-row.ts';
import { ownProject } from '../tree/project-tree.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';
import { insertMember, lockWorkspace } from './members.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

/** Moves a project with all that it holds to another workspace of the actor. Locks are taken in one order: project, workspaces, owner rows. */
export function moveProject(
  context: StoreContext,
  { actor, projectId }: OwnProject,
  { there, guests }: ProjectMove,
): Promise<boolean> {
  return atomically(context, async (transaction) => {
    const from = await lockedProject(context, transaction, { actor, projectId });
    if (from === undefined) return false;
    if (from.workspaceId === there.workspaceId) return true;
    for (const id of [from.workspaceId, there.workspaceId].toSorted((a, b) => a - b))
      await lockWorkspace(transaction, id);
    const level = await levelThere(transaction, there);
    if (level < LEVELS.edit || !(await mayStillMove(transaction, actor, projectId))) return false;
    const keys = [from, there].map(({ issuer, subject }) => ({ issuer, subject }));
    for (const key of keys.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))) {
      await lockOwner(transaction, key);
    }
    const at = context.now();
    await moveRows(transaction, projectId, { there, at });
    await settleStrangers(transaction, { projectId, there, guests: guests === 'keep', level, at });
    await revokeInvitationsTo(transaction, projectId, at);
    for (const kind of ['projectChanged', 'memberRemoved'] as const) {
      await recordEvent(transaction, {
        kind,
        projectId,
        ...(kind === 'projectChanged' && { userId: actor.userId }),
        at,
      });
    }
    const details = { from: from.workspaceId, to: there.workspaceId };
    for (const doer of [{ ...actor, workspaceId: from.workspaceId }, there]) {
      await recordAudit(transaction, doer, { action: 'projectMoved', kind: 'project', id: projectId, details, at });
    }
    await context.quotas.restored(transaction, there, projectId);
    await context.quotas.newBytes(transaction, there, 0);
    return true;
  });
}

interface OwnProject {
  readonly actor: Actor;
  readonly projectId: number;
}

/**
 * Where it is now. Locked by its id alone before it is looked for: PostgreSQL compares a row that another move has just changed with the
 * memberships of before, and would find nothing.
 */
async function lockedProject({ dialect }: StoreContext, transaction: Connection, { actor, projectId }: OwnProject) {
  if (dialect.locksRows) {
    const row = transaction.selectFrom('projects').select('id').where('id', '=', idOf(projectId));
    await row.forUpdate().execute();
  }
  const own = ownProject(transaction, actor, projectId);
  const found = await own
    .select(['projects.id', 'workspace_id as workspaceId', 'owner_issuer as issuer', 'owner_subject as subject'])
    .executeTakeFirst();
  return found?.workspaceId ? { ...found, workspaceId: found.workspaceId } : undefined;
}

/** Rights as they are under the locks: nobody changes them until the end of the transaction. */
async function mayStillMove(transaction: Connection, actor: Actor, projectId: number): Promise<boolean> {
  return (await ownProject(transaction, actor, projectId).select('projects.id').executeTakeFirst()) !== undefined;
}

/** The level of the actor in the workspace that the project goes to; 0 where it is gone. */
async function levelThere(transaction: Connection, { userId, workspaceId }: Actor): Promise<number> {
  const found = await transaction
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('workspaces.deleted_at', 'is', null)
    .executeTakeFirst();
  return found === undefined ? 0 : (WORKSPACE_LEVELS[found.role] ?? 0);
}

interface Moving {
  readonly there: Actor;
  readonly at: string;
}

/** Issued proposals go along, with the numbers that are printed on them. */
async function moveRows(transaction: Connection, projectId: number, { there, at }: Moving): Promise<void> {
  const place = { workspace_id: there.workspaceId, owner_issuer: there.issuer, owner_subject: there.subject };
  await transaction
    .updateTable('projects')
    .set({ ...place, updated_at: at })
    .where('id', '=', projectId)
    .execute();
  await transaction.updateTable('issued_proposals').set(place).where('project_id', '=', projectId).execute();
}

interface Strangers extends Moving {
  readonly projectId: number;
  /** Whether they become guests. */
  readonly guests: boolean;
  readonly level: number;
}

async function settleStrangers(
  transaction: Connection,
  { projectId, there: { workspaceId }, guests, level, at }: Strangers,
): Promise<void> {
  const members = transaction.selectFrom('memberships').select('user_id').where('workspace_id', '=', workspaceId);
  const rows = transaction.selectFrom('project_members').select(['user_id as userId', 'role']);
  const strangers = await rows.where('project_id', '=', projectId).where('user_id', 'not in', members).execute();
  const kept = strangers.filter(({ role }) => guests && role !== 'none');
  if (kept.length > 0 && level < LEVELS.manage) {
    throw new RequestProblem(403, apiTexts().rights.guestsMove);
  }
  for (const { userId } of kept) await insertMember(transaction, { workspaceId, userId, role: 'guest', at });
  const now = transaction.selectFrom('memberships').select('user_id').where('workspace_id', '=', workspaceId);
  const gone = transaction.deleteFrom('project_members').where('project_id', '=', projectId);
  await gone.where('user_id', 'not in', now).execute();
}

/** They are to the workspace that it leaves. */
async function revokeInvitationsTo(transaction: Connection, projectId: number, at: string): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ revoked_at: at })
    .where('project_id', '=', projectId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
