/** What a member of a workspace is. A guest sees only the projects that name them. */
export const WORKSPACE_ROLES = ['owner', 'admin', 'member', 'guest'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];

/** What a person is in one project. */
export const PROJECT_ROLES = ['editor', 'commenter', 'viewer', 'none'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];

/**
 * What a call asks leave for. In a project: as the roles there, and `manage` for who made it and for admins. In a workspace: a guest may
 * `view`, a member `edit`, an admin `manage`.
 */
export type Need = 'view' | 'comment' | 'edit' | 'manage';

/** The needs as numbers: who may do one may do all below it. 0: sees nothing. */
export const LEVELS = { view: 1, comment: 2, edit: 3, manage: 4 } as const satisfies Readonly<Record<Need, number>>;

/** The level of a person in a workspace; an unknown role gives nothing. */
export const WORKSPACE_LEVELS: Readonly<Record<WorkspaceRole, number>> = { owner: 5, admin: 4, member: 3, guest: 1 };

interface MembersOf {
  readonly memberRole: string;
  /** Whether the person made it. */
  readonly isOwn: boolean;
}

const PROJECT_LEVELS: Readonly<Record<string, number>> = {
  editor: LEVELS.edit,
  commenter: LEVELS.comment,
  viewer: LEVELS.view,
};

/**
 * The level of a person in a project, the rule for screens; `projectsFor` of the API says the same in SQL.
 *
 * @param membership - Role in the workspace of the project; `undefined` for others.
 * @param row - Role of the person's own row in the project, where there is one.
 */
export function roleIn(membership: string | undefined, project: MembersOf, row: string | undefined): number {
  if (membership === 'owner' || membership === 'admin') return LEVELS.manage;
  if (membership !== 'member' && membership !== 'guest') return 0;
  const role = row ?? (membership === 'member' ? project.memberRole : 'none');
  return role === 'editor' && project.isOwn ? LEVELS.manage : (PROJECT_LEVELS[role] ?? 0);
}
