import { Type, type Static } from 'typebox';
import { PageQuery, PAGES_BY_ID } from '../basics/list-page.ts';
import { FOUND, GROWN, PROTECTED, Problem, WRITTEN } from '../basics/problem.ts';
import { LanguageOrNone } from '../basics/languages.ts';
import { WORKSPACE_ROLES, type WorkspaceRole } from '../basics/roles.ts';
import { route } from '../basics/route.ts';
import { AsRead, EXACT, Id, IdOfAddress, Instant, List, NoContent } from '../basics/schema.ts';
import { Line } from '../proposals/cover.ts';

const TAG = 'Workspaces';

export const RoleOfMember = Type.Unsafe<WorkspaceRole>(
  Type.Union(
    WORKSPACE_ROLES.map((role) => Type.Literal(role)),
    { description: 'owner, admin: every project. member: as the project says. guest: the projects that name them' },
  ),
);

export const Workspace = Type.Object(
  {
    id: Id('Workspace id'),
    name: Type.String({
      description: 'A personal workspace bears the name of its person for others',
      examples: ['Personal'],
    }),
    role: RoleOfMember,
    isPersonal: Type.Boolean({ description: 'Whether it is the one of the user alone', examples: [true] }),
  },
  { title: 'Workspace', description: 'A workspace of the user, with the role there' },
);
export type Workspace = Static<typeof Workspace>;

export const User = Type.Object(
  {
    id: Id('User id'),
    name: Type.String({
      description: 'As the identity provider tells it with the access token; where it does not: the id there',
      examples: ['Alice Andersen'],
    }),
    email: Type.String({ description: 'Empty where it is not known', examples: ['alice@example.com'] }),
    language: LanguageOrNone('Of the screens; null: as the browser asks', { examples: [null] }),
  },
  { title: 'User' },
);
export type User = Static<typeof User>;

export const Member = Type.Object(
  {
    userId: User.properties.id,
    name: User.properties.name,
    email: User.properties.email,
    role: RoleOfMember,
    joinedUtc: Instant('When they became a member'),
    seenUtc: Instant('When they last used the product, to the day'),
  },
  { title: 'Member', description: 'A member of a workspace' },
);
export type Member = Static<typeof Member>;

export const WorkspaceParams = Type.Object({ workspaceId: Id('Workspace id') });
const MemberParams = Type.Object({ ...WorkspaceParams.properties, userId: User.properties.id });
const WorkspaceAnswer = Type.Object({ workspace: Workspace });
const name = Line('What it is called; not empty', 'Northern Security');
const WorkspaceName = Type.Object({ name }, EXACT);
const RoleBody = Type.Object({ role: RoleOfMember }, EXACT);
/** What a change of members may give: the last owner stays. */
const SETTLED = { ...WRITTEN, 409: Problem } as const;

export const getMe = route(TAG, {
  method: 'GET',
  url: '/me',
  need: 'view',
  schema: {
    operationId: 'getMe',
    summary: 'The user, and the workspaces of the user',
    response: { 200: Type.Object({ user: User, workspaces: List(Workspace) }), ...PROTECTED },
  },
});

export const updateMe = route(TAG, {
  method: 'PUT',
  url: '/me',
  need: 'view',
  schema: {
    operationId: 'updateMe',
    summary: 'Change the language of the user',
    body: AsRead(User, { language: User.properties.language }, { title: 'UserUpdate' }),
    response: { 200: Type.Object({ user: User }), 400: Problem, ...PROTECTED, 507: Problem },
  },
});

export const listWorkspaces = route(TAG, {
  method: 'GET',
  url: '/workspace',
  need: 'view',
  schema: {
    operationId: 'listWorkspaces',
    summary: 'All workspaces of the user, the personal one first, then by id',
    querystring: Type.Object(
      {
        after: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'The last id of the page before: the next ones follow, without the personal one',
            examples: [],
          }),
        ),
        limit: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 1000, description: 'Most workspaces; all unless said', examples: [100] }),
        ),
      },
      EXACT,
    ),
    response: { 200: Type.Object({ workspaces: List(Workspace) }), 400: Problem, ...PROTECTED },
  },
});

export const createWorkspace = route(TAG, {
  method: 'POST',
  url: '/workspace',
  need: 'edit',
  schema: {
    operationId: 'createWorkspace',
    summary: 'Add a workspace for several people; the user is its owner',
    body: WorkspaceName,
    response: { 201: WorkspaceAnswer, 400: Problem, 409: Problem, ...PROTECTED, 507: Problem },
  },
});

export const getWorkspace = route(TAG, {
  method: 'GET',
  url: '/workspace/:workspaceId',
  need: 'view',
  schema: {
    operationId: 'getWorkspace',
    summary: 'A workspace of the user',
    params: WorkspaceParams,
    response: { 200: WorkspaceAnswer, ...FOUND },
  },
});

export const updateWorkspace = route(TAG, {
  method: 'PUT',
  url: '/workspace/:workspaceId',
  need: 'manage',
  schema: {
    operationId: 'updateWorkspace',
    summary: 'Rename a workspace',
    params: WorkspaceParams,
    body: AsRead(Workspace, { id: IdOfAddress, name }, { title: 'WorkspaceUpdate' }),
    response: { 200: WorkspaceAnswer, ...WRITTEN },
  },
});

export const deleteWorkspace = route(TAG, {
  method: 'DELETE',
  url: '/workspace/:workspaceId',
  need: 'own',
  schema: {
    operationId: 'deleteWorkspace',
    summary: 'Delete a workspace with all its projects; it can be restored for 30 days',
    description: 'By an owner alone. A personal workspace is refused with 409.',
    params: WorkspaceParams,
    response: { 204: NoContent, ...SETTLED },
  },
});

export const restoreWorkspace = route(TAG, {
  method: 'POST',
  url: '/workspace/:workspaceId/restore',
  need: 'own',
  schema: {
    operationId: 'restoreWorkspace',
    summary: 'Restore a deleted workspace, with its projects and members',
    params: WorkspaceParams,
    response: { 200: WorkspaceAnswer, ...GROWN },
  },
});

export const listMembers = route(TAG, {
  method: 'GET',
  url: '/workspace/:workspaceId/member',
  need: 'view',
  schema: {
    operationId: 'listMembers',
    summary: 'All members of a workspace, in the order in which they joined',
    description: PAGES_BY_ID,
    params: WorkspaceParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ members: List(Member) }), ...FOUND },
  },
});

export const updateMember = route(TAG, {
  method: 'PUT',
  url: '/workspace/:workspaceId/member/:userId',
  need: 'manage',
  schema: {
    operationId: 'updateMember',
    summary: 'Give a member another role',
    description: 'Owners are made, and made something else, by owners alone. The last owner stays one: 409.',
    params: MemberParams,
    body: RoleBody,
    response: { 200: Type.Object({ role: RoleOfMember }), ...SETTLED },
  },
});

export const removeMember = route(TAG, {
  method: 'DELETE',
  url: '/workspace/:workspaceId/member/:userId',
  need: 'view',
  schema: {
    operationId: 'removeMember',
    summary: 'Leave a workspace, or remove a member from it',
    description:
      'Everybody may leave; others are removed by admins, owners by owners. Roles in its projects end with it, projects stay. The last owner stays: 409.',
    params: MemberParams,
    response: { 204: NoContent, ...SETTLED },
  },
});
