import type { MEMBERS_TEXTS } from '#texts/pages/workspaces.ts';
import type { Member } from '@site-designer/api-contract';
import { LEVELS, WORKSPACE_LEVELS, WORKSPACE_ROLES, type WorkspaceRole } from '@site-designer/api-contract/roles';

/** Why a member cannot be changed; undefined where they can. */
export type Lock = keyof typeof MEMBERS_TEXTS.locked;

interface Asked {
  readonly members: readonly Member[];
  /** Of the user who asks. */
  readonly role: WorkspaceRole;
}

export function isAtLeast(role: WorkspaceRole, need: keyof typeof LEVELS): boolean {
  return WORKSPACE_LEVELS[role] >= LEVELS[need];
}

/** Why the user cannot give a member another role: as the server rules. */
export function roleLock(member: Member, { members, role }: Asked): Lock | undefined {
  if (!isAtLeast(role, 'manage')) return 'admins';
  if (member.role !== 'owner') return undefined;
  if (role !== 'owner') return 'ownersByOwners';
  return isLastOwner(member, members) ? 'lastOwner' : undefined;
}

/** Why the user cannot remove a member, or leave: everybody may leave but the last owner. */
export function removeLock(member: Member, asked: Asked & { readonly isSelf: boolean }): Lock | undefined {
  if (asked.isSelf) return isLastOwner(member, asked.members) ? 'lastOwner' : undefined;
  return roleLock(member, asked);
}

/** Roles that the user can give; only an owner makes owners. */
export function givableRoles(role: WorkspaceRole): readonly WorkspaceRole[] {
  return role === 'owner' ? WORKSPACE_ROLES : WORKSPACE_ROLES.filter((each) => each !== 'owner');
}

function isLastOwner({ role }: Member, members: readonly Member[]): boolean {
  return role === 'owner' && members.filter((each) => each.role === 'owner').length === 1;
}

/** Who can give rights: the first owner. */
export function ownerOf(members: readonly Member[]): string {
  return members.find(({ role }) => role === 'owner')?.name ?? '';
}
