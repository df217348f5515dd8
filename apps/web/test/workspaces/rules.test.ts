import type { Member } from '@site-designer/api-contract';
import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';
import { expect, test } from 'vitest';
import { givableRoles, removeLock, roleLock } from '../../src/features/workspaces/member-rules.ts';
import { standingOf } from '../../src/features/workspaces/share-rules.ts';

function person(userId: number, role: WorkspaceRole): Member {
  return {
    userId,
    name: `person ${userId}`,
    email: '',
    role,
    joinedUtc: '2026-03-01T09:30:00.000Z',
    seenUtc: '2026-03-01T09:30:00.000Z',
  };
}

const OWNER = person(1, 'owner');
const SECOND = person(2, 'owner');
const MEMBER = person(3, 'member');
const GUEST = person(4, 'guest');

test('the last owner stays one, also by their own hand', () => {
  const alone = { members: [OWNER, MEMBER], role: 'owner' } as const;
  expect(roleLock(OWNER, alone)).toBe('lastOwner');
  expect(removeLock(OWNER, { ...alone, isSelf: true })).toBe('lastOwner');
  const two = { members: [OWNER, SECOND], role: 'owner' } as const;
  expect([roleLock(OWNER, two), removeLock(OWNER, { ...two, isSelf: true })]).toEqual([undefined, undefined]);
});

test('owners are changed by owners alone, others by admins, and everybody may leave', () => {
  const members = [OWNER, SECOND, MEMBER];
  expect(roleLock(OWNER, { members, role: 'admin' })).toBe('ownersByOwners');
  expect(roleLock(MEMBER, { members, role: 'admin' })).toBeUndefined();
  expect(roleLock(SECOND, { members, role: 'member' })).toBe('admins');
  expect(removeLock(MEMBER, { members, role: 'member', isSelf: true })).toBeUndefined();
  expect(givableRoles('admin')).not.toContain('owner');
  expect(givableRoles('owner')).toContain('owner');
});

test('a role in a project comes from the workspace, from having made it, from a line of its own, or from all members', () => {
  const members = [{ userId: 3, name: '', email: '', role: 'viewer' as ProjectRole }];
  const project = { createdBy: 3, memberRole: 'editor', members } as const;
  expect(standingOf(OWNER, project)).toMatchObject({ isFixed: true, why: 'owner of the workspace: all projects' });
  expect(standingOf(MEMBER, project)).toMatchObject({ own: 'viewer', isFixed: false, why: 'a role of their own' });
  expect(standingOf(MEMBER, { ...project, members: [] })).toMatchObject({ isFixed: true, why: 'created this project' });
  expect(standingOf(MEMBER, { ...project, createdBy: null, members: [] })).toMatchObject({
    own: undefined,
    why: 'as all members',
  });
  expect(standingOf(GUEST, project)).toMatchObject({ own: undefined, why: 'guest: sees what is shared' });
});
