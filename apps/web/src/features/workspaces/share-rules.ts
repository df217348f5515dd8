import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import type { Member, ProjectMember } from '@site-designer/api-contract';
import { LEVELS, roleIn, type ProjectRole } from '@site-designer/api-contract/roles';

export interface SharedProject {
  readonly createdBy: number | null;
  readonly memberRole: ProjectRole;
  readonly members: readonly ProjectMember[];
}

/** What a person may do in a project, and where that comes from. */
export interface Standing {
  readonly member: Member;
  /** The role of their own; undefined where they have none. */
  readonly own: ProjectRole | undefined;
  /** Whether it comes from the workspace, or from having made the project, and cannot be changed here. */
  readonly isFixed: boolean;
  readonly why: string;
}

export function standingOf(member: Member, { createdBy, memberRole, members }: SharedProject): Standing {
  const own = members.find(({ userId }) => userId === member.userId)?.role;
  const isOwn = createdBy === member.userId;
  const isFixed = roleIn(member.role, { memberRole, isOwn }, own) >= LEVELS.manage;
  return { member, own, isFixed, why: whyOf(member, { own, isFixed }) };
}

function whyOf({ role }: Member, { own, isFixed }: Pick<Standing, 'own' | 'isFixed'>): string {
  if (role === 'owner' || role === 'admin') return TEXTS.why.workspace(role);
  if (isFixed) return TEXTS.why.creator;
  if (role === 'guest') return TEXTS.why.guest;
  return own === undefined ? TEXTS.why.member : TEXTS.why.own;
}
