import { Type, type Static, type TUnsafe } from 'typebox';
import { INVITATION_DAYS } from './day-bounds.ts';
import { Workspace, WorkspaceParams } from './workspaces.ts';
import { PageQuery } from '../basics/list-page.ts';
import { FOUND, GROWN, Problem, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, List, NoContent, Nullable } from '../basics/schema.ts';

const TAG = 'Workspaces';

/** Most invitations of a workspace that can still be accepted. */
export const MOST_INVITATIONS = 20;

/** What they become in a workspace, and in one of its projects. Owners are made of members. */
export const INVITED_ROLES = {
  workspace: ['member', 'admin', 'guest'],
  project: ['editor', 'commenter', 'viewer'],
} as const;

const InvitedRole = Type.Union(
  [...INVITED_ROLES.workspace, ...INVITED_ROLES.project].map((role) => Type.Literal(role)),
  { description: 'To a workspace: member, admin, guest. To a project: editor, commenter, viewer' },
) as unknown as TUnsafe<InvitedRole>;
export type InvitedRole = (typeof INVITED_ROLES)['workspace' | 'project'][number];

const IN_7_DAYS = '2026-03-08T09:30:00.000Z';
const expiresUtc = Instant('Until when it can be accepted', IN_7_DAYS);
const id = Id('Id of the invitation');
const inviter = Type.String({ description: 'Who has invited', examples: ['Alice Andersen'] });
const project = Nullable(
  Type.String({ description: 'Name of the project that it is to; null: to the workspace', examples: [null] }),
);
const email = Type.String({
  description: 'Only who signs in with this address, verified by the identity provider, can accept it; empty: anybody',
  examples: [''],
});

export const Invitation = Type.Object(
  {
    id,
    role: InvitedRole,
    projectId: Nullable(Type.Integer({ description: 'The project that it is to', examples: [null] })),
    project,
    email,
    inviter,
    createdUtc: Instant('When it was made'),
    expiresUtc,
  },
  { title: 'Invitation', description: 'An invitation that can still be accepted, without its secret' },
);
export type Invitation = Static<typeof Invitation>;

const SecretParams = Type.Object({ secret: Type.String({ examples: ['vJ8…'] }) });

export const listInvitations = route(TAG, {
  method: 'GET',
  url: '/workspace/:workspaceId/invitation',
  need: 'manage',
  schema: {
    operationId: 'listInvitations',
    summary: 'Invitations that can still be accepted, newest first, without their secrets',
    params: WorkspaceParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ invitations: List(Invitation) }), ...FOUND },
  },
});

export const createInvitation = route(TAG, {
  method: 'POST',
  url: '/workspace/:workspaceId/invitation',
  need: 'manage',
  schema: {
    operationId: 'createInvitation',
    summary: 'Invite one person to a workspace, or to one of its projects, by a link',
    description:
      'The address holds the secret, which is returned only once: the server stores its hash. Who accepts one to a project becomes a guest of the workspace with that role in the project. ' +
      'To a personal workspace as a whole nobody is invited: 409.',
    params: WorkspaceParams,
    body: Type.Object(
      {
        role: InvitedRole,
        projectId: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'A project of the workspace; absent: to the workspace',
            examples: [],
          }),
        ),
        email: Type.Optional(email),
        expiresDays: Type.Optional(
          Type.Integer({
            minimum: INVITATION_DAYS.min,
            maximum: INVITATION_DAYS.max,
            description: `Days until it ends; ${INVITATION_DAYS.default} unless said`,
            examples: [INVITATION_DAYS.default],
          }),
        ),
      },
      EXACT,
    ),
    response: {
      201: Type.Object({
        invitation: Type.Object({
          id,
          url: Type.String({
            description: 'In the web app, with the secret of the invitation',
            examples: ['http://localhost:3000/invitation/…'],
          }),
          expiresUtc,
        }),
      }),
      ...GROWN,
    },
  },
});

export const deleteInvitation = route(TAG, {
  method: 'DELETE',
  url: '/workspace/:workspaceId/invitation/:invitationId',
  need: 'manage',
  schema: {
    operationId: 'deleteInvitation',
    summary: 'Revoke an invitation at once',
    params: Type.Object({ ...WorkspaceParams.properties, invitationId: id }),
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const getInvitation = route(TAG, {
  method: 'GET',
  url: '/invitation/:secret',
  schema: {
    operationId: 'getInvitation',
    summary: 'What an invitation is to, for anybody with the link',
    description: 'Unknown, used, expired and revoked invitations get the same 404.',
    security: [],
    params: SecretParams,
    response: {
      200: Type.Object({
        workspace: Type.String({ description: 'Name of the workspace', examples: ['Northern Security'] }),
        project,
        inviter,
        role: InvitedRole,
      }),
      404: Problem,
      429: Problem,
      503: Problem,
    },
  },
});

export const acceptInvitation = route(TAG, {
  method: 'POST',
  url: '/invitation/:secret',
  need: 'view',
  schema: {
    operationId: 'acceptInvitation',
    summary: 'Become a member of the workspace of an invitation, or get its role in a project',
    description:
      'Once. Unknown, used, expired and revoked invitations get the same 404; who may do as much already stays what they are, and the invitation is left to others. One for another address: 403.',
    params: SecretParams,
    response: {
      200: Type.Object({
        workspace: Workspace,
        projectId: Nullable(Type.Integer({ description: 'Of an invitation to a project', examples: [null] })),
      }),
      ...WRITTEN,
    },
  },
});
