import { Type, type Static } from 'typebox';
import { User } from './workspaces.ts';
import { PageQuery, PAGES_BY_ID } from '../basics/list-page.ts';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { PROJECT_ROLES, type ProjectRole } from '../basics/roles.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, List, NoContent, Nullable } from '../basics/schema.ts';
import { ProjectParams } from '../designs/projects.ts';

const TAG = 'Workspaces';

const RoleInProject = Type.Unsafe<ProjectRole>(
  Type.Union(
    PROJECT_ROLES.map((role) => Type.Literal(role)),
    { description: 'editor: changes it. commenter: reads and comments. viewer: reads. none: does not see it' },
  ),
);

export const ProjectMember = Type.Object(
  { userId: User.properties.id, name: User.properties.name, email: User.properties.email, role: RoleInProject },
  { title: 'ProjectMember', description: 'A person with a role of their own in a project' },
);
export type ProjectMember = Static<typeof ProjectMember>;

export const ProjectAccess = Type.Object(
  {
    memberRole: Type.Unsafe<ProjectRole>({
      ...RoleInProject,
      description: 'Of each member of the workspace who has no role of their own',
    }),
    viewersSeePrices: Type.Boolean({
      description: 'Whether viewers see prices, also those of issued proposals',
      examples: [false],
    }),
  },
  { ...EXACT, title: 'ProjectAccess', description: 'What people may do who are not named in a project' },
);
export type ProjectAccess = Static<typeof ProjectAccess>;

const MemberParams = Type.Object({ ...ProjectParams.properties, userId: User.properties.id });
const RoleBody = Type.Object({ role: RoleInProject }, EXACT);

export const listProjectMembers = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/member',
  need: 'view',
  schema: {
    operationId: 'listProjectMembers',
    summary: 'Who has a role of their own in a project, and what all others have',
    description: 'Owners and admins of its workspace, and who made it, manage it whatever stands here. ' + PAGES_BY_ID,
    params: ProjectParams,
    querystring: PageQuery,
    response: {
      200: Type.Object({
        workspaceId: Id('Workspace of the project'),
        createdBy: Nullable(
          Type.Integer({ description: 'Id of who made it; null where it is not known', examples: [1] }),
        ),
        members: List(ProjectMember),
        ...ProjectAccess.properties,
      }),
      ...FOUND,
    },
  },
});

export const updateProjectMember = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/member/:userId',
  need: 'manage',
  schema: {
    operationId: 'updateProjectMember',
    summary: 'Give a member of the workspace a role of their own in a project',
    params: MemberParams,
    body: RoleBody,
    response: { 200: Type.Object({ role: RoleInProject }), ...WRITTEN },
  },
});

export const removeProjectMember = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/member/:userId',
  need: 'manage',
  schema: {
    operationId: 'removeProjectMember',
    summary: 'Take the own role in a project from a person, who has that of all members from then on',
    params: MemberParams,
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const updateProjectAccess = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/access',
  need: 'manage',
  schema: {
    operationId: 'updateProjectAccess',
    summary: 'Say what members without a role of their own may do, and whether viewers see prices',
    params: ProjectParams,
    body: ProjectAccess,
    response: { 200: ProjectAccess, ...WRITTEN },
  },
});

const target = Id('Where it goes');

export const moveProject = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/workspace',
  need: 'manage',
  schema: {
    operationId: 'moveProject',
    summary: 'Move a project to another workspace in which the user may add projects',
    description:
      'Its ids, its issued proposals with their numbers, its links, comments and versions stay. It is priced by the price list of the ' +
      'workspace that it comes to, which its quotas count; templates, prices and branding stay where they are. Roles in the project stay for members of that ' +
      'workspace; others with a role of their own become guests there or lose it, as `guests` says. Open invitations to it end.',
    params: ProjectParams,
    body: Type.Object(
      {
        workspaceId: target,
        guests: Type.Optional(
          Type.Unsafe<'keep' | 'remove'>({
            type: 'string',
            enum: ['keep', 'remove'],
            description:
              'People with a role of their own who are not in that workspace: keep makes them guests there, for which the user must manage it; remove, the default, takes their role',
            examples: ['remove'],
          }),
        ),
      },
      { ...EXACT, title: 'ProjectMove' },
    ),
    response: { 200: Type.Object({ workspaceId: target }), ...GROWN },
  },
});
