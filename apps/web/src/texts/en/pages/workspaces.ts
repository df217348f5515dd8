import type { InvitedRole } from '@site-designer/api-contract';
import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';

/** What somebody is in a workspace. */
export const WORKSPACE_ROLE_TEXTS: Readonly<Record<WorkspaceRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  guest: 'Guest',
};

/** What somebody is in a project. */
export const PROJECT_ROLE_TEXTS: Readonly<Record<ProjectRole, string>> = {
  editor: 'Editor',
  commenter: 'Commenter',
  viewer: 'Viewer',
  none: 'No access',
};

const AS: Readonly<Record<InvitedRole, string>> = {
  admin: 'an admin',
  member: 'a member',
  guest: 'a guest',
  editor: 'an editor',
  commenter: 'a commenter',
  viewer: 'a viewer',
};

const IN_PROJECTS: Readonly<Record<Exclude<ProjectRole, 'none'>, string>> = {
  editor: 'Editors see and change everything in the project.',
  commenter: 'Commenters see everything in the project and can comment.',
  viewer: 'Viewers see the project and change nothing.',
};

export const INVITED_ROLE_TEXTS: Readonly<Record<InvitedRole, string>> = {
  ...WORKSPACE_ROLE_TEXTS,
  ...PROJECT_ROLE_TEXTS,
};

export const INVITATION_TEXTS = {
  title: 'Invitation',
  heading: (workspace: string) => `Join ${workspace}`,
  who: (inviter: string, place: string, role: InvitedRole) => `${inviter} invites you to ${place} as ${AS[role]}.`,
  projectOf: (project: string, workspace: string) => `the project ${project} of ${workspace}`,
  workspaceCalled: (workspace: string) => `the workspace ${workspace}`,
  what: {
    ...IN_PROJECTS,
    admin: 'Admins see and change all projects, and manage the members.',
    member: 'Members see the projects of the workspace, in the role that each project gives to members.',
    guest: 'Guests see the projects that are shared with them, and nothing else of the workspace.',
  },
  once: 'The link works for one person.',
  accept: 'Accept invitation',
  signIn: 'Sign in to accept',
  failed: 'Accept the invitation',
  notFound:
    'This invitation does not work: it does not exist, was already used, was revoked or has expired. Ask the person who sent it for a new one.',
  own: 'Go to your projects',
} as const;

export const SWITCHER_TEXTS = {
  button: 'Workspace:',
  heading: 'Workspaces',
  personal: 'Personal',
  only: 'only you',
  youAre: (role: WorkspaceRole) => `you are ${WORKSPACE_ROLE_TEXTS[role].toLowerCase()}`,
  members: 'Members and invitations',
  add: 'Add a workspace',
  gone: 'That workspace is not there, or you are not a member of it. Your personal workspace is open.',
} as const;

export const NEW_WORKSPACE_TEXTS = {
  title: 'Add a workspace',
  hint: 'For a company or a team. It has projects, camera templates, a price list and company details of its own. You can invite others.',
  name: 'Name',
  nameHint: 'Northern Security',
  create: 'Add workspace',
  failed: 'Add the workspace',
} as const;

export const MEMBERS_TEXTS = {
  title: 'Members',
  hint: 'who is in this workspace, and who is invited.',
  personalHint:
    'This is your personal workspace: only you are in it. To work with others, add a workspace for your company and invite them.',
  count: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  find: 'Find by name or e-mail',
  nobody: 'Nobody has that name or e-mail.',
  you: 'you',
  name: 'Name',
  role: 'Role',
  since: 'Since',
  actions: 'Actions',
  roleOf: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  leave: 'Leave',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion: (name: string, workspace: string) =>
    `${name} no longer sees the projects of ${workspace}. What ${name} made stays.`,
  leaveTitle: (workspace: string) => `Leave ${workspace}?`,
  leaveQuestion: 'You no longer see its projects. What you made stays. To come back you need a new invitation.',
  failed: 'Change the members',
  reasons: {
    lastOwner: 'The last owner cannot leave or get another role: make somebody else owner first.',
    ownersByOwners: 'Only an owner can make owners or change them.',
    admins: (ask: string) => `Only owners and admins can change members. Ask ${ask}.`,
  },
  locked: { lastOwner: 'the last owner', ownersByOwners: 'owners only', admins: 'owners and admins only' },
} as const;

export const INVITE_TEXTS = {
  title: 'Invite',
  role: 'Role',
  roleHints: {
    member: 'Sees each project in the role that the project gives to members.',
    admin: 'Sees and changes all projects, and manages members.',
    guest: 'Sees only the projects that are shared with them.',
  },
  email: 'E-mail',
  emailHint: 'Optional: then only the person with this address can accept it.',
  valid: 'Valid for',
  days: 'days',
  create: 'Create invitation link',
  created: 'Invitation created',
  once: (day: string) => `The link is shown once. It works for one person, until ${day}.`,
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Copied',
  mail: 'Mail',
  mailSubject: (workspace: string) => `Invitation to ${workspace}`,
  mailBody: (workspace: string, url: string, day: string) =>
    `You are invited to the workspace ${workspace} in Site Designer. Open this link to join:\n\n${url}\n\nThe link works once, until ${day}.`,
  failed: 'Invite',
  open: (count: number) => (count === 1 ? '1 open invitation' : `${count} open invitations`),
  most: (most: number) => `of at most ${most}`,
  none: 'No open invitations.',
  anybody: 'Anybody with the link',
  invited: 'For',
  to: (project: string | null) => project ?? 'Workspace',
  where: 'Where',
  by: (inviter: string, day: string) => `by ${inviter}, ${day}`,
  expires: 'Expires',
  expiresIn: (days: number, day: string) => {
    if (days < 1) return `today, ${day}`;
    return days === 1 ? `tomorrow, ${day}` : `in ${days} days, ${day}`;
  },
  revoke: 'Revoke',
  revokeOf: (role: string, inviter: string) => `Revoke the invitation as ${role} by ${inviter}`,
  revokeFailed: 'Revoke the invitation',
} as const;

export const WORKSPACE_TEXTS = {
  title: 'Workspace',
  name: 'Name of the workspace',
  rename: 'Rename',
  renamed: 'Saved',
  delete: 'Delete workspace',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteQuestion: 'All its projects, templates and prices go with it, for all members.',
  deleteConfirm: 'Yes, delete',
  deleted: (name: string) => `Deleted ${name}`,
  restore: 'Restore',
  ownersOnly: (ask: string) => `Only an owner can delete the workspace. Ask ${ask}.`,
  adminsOnly: (ask: string) => `Only owners and admins can rename the workspace. Ask ${ask}.`,
  failed: 'Change the workspace',
} as const;
