import { INVITE_TEXTS, MEMBERS_TEXTS, WORKSPACE_TEXTS } from '#texts/pages/workspaces.ts';
import {
  deleteInvitation,
  deleteWorkspace,
  listInvitations,
  listMembers,
  removeMember,
  updateMember,
  type Invitation,
  type Member,
  type Workspace,
} from '@site-designer/api-contract/proposal-addresses';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { isAtLeast } from './member-rules.ts';
import type { WorkspacesHost } from './workspaces-host.ts';

export interface MembersScreenProps {
  readonly host: WorkspacesHost;
  readonly workspace: Workspace;
  readonly userId: number;
  /** The role of the user, or the name of the workspace, has changed. */
  readonly onChanged: () => void;
  /** The user is not in the workspace any more. */
  readonly onLeft: () => void;
  readonly onDeleted: () => void;
}

/** Members and open invitations of a workspace, and what changes them. */
export function useMembers({ host, workspace, userId, onChanged, onLeft, onDeleted }: MembersScreenProps) {
  const { id: workspaceId, role } = workspace;
  const params = { workspaceId };
  const mayManage = isAtLeast(role, 'manage');
  const loaded = useLoaded(`${workspaceId} ${role}`, async () => ({
    members: (await host.call(listMembers, { params })).data.members,
    invitations: mayManage ? (await host.call(listInvitations, { params })).data.invitations : undefined,
  }));

  async function act(action: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      host.report(action, failure);
      return false;
    } finally {
      loaded.reload();
    }
  }

  async function setRole(member: Member, next: Member['role']): Promise<void> {
    const target = { ...params, userId: member.userId };
    const send = () => host.call(updateMember, { params: target, body: { role: next } });
    if ((await act(MEMBERS_TEXTS.failed, send)) && member.userId === userId) onChanged();
  }

  async function remove(member: Member): Promise<void> {
    const target = { ...params, userId: member.userId };
    const isDone = await act(MEMBERS_TEXTS.failed, () => host.call(removeMember, { params: target }));
    if (isDone && member.userId === userId) onLeft();
  }

  async function end(): Promise<void> {
    if (await act(WORKSPACE_TEXTS.failed, () => host.call(deleteWorkspace, { params }))) onDeleted();
  }

  return {
    loaded,
    setRole: (member: Member, next: Member['role']) => void setRole(member, next),
    remove,
    revoke: ({ id: invitationId }: Invitation) =>
      void act(INVITE_TEXTS.revokeFailed, () => host.call(deleteInvitation, { params: { ...params, invitationId } })),
    end,
  };
}
