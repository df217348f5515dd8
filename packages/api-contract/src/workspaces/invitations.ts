import { Type, type Static } from 'typebox';
import { Workspace, WorkspaceParams } from './workspaces.ts';
import { FOUND, GROWN, Problem, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, List, NoContent } from '../basics/schema.ts';

const TAG = 'Workspaces';

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = { min: 1, max: 30, default: 7 } as const;
/** Most invitations of a workspace that can still be accepted. */
export const MOST_INVITATIONS = 20;

const InvitedRole = Type.Union([Type.Literal('member'), Type.Literal('admin'), Type.Literal('guest')], {
  description: 'What they become. Owners are made of members',
});
export type InvitedRole = Static<typeof InvitedRole>;

const IN_7_DAYS = '2026-03-08T09:30:00.000Z';
const expiresUtc = Instant('Until when it can be accepted', IN_7_DAYS);
const id = Id('Id of the invitation');
const inviter = Type.String({ description: 'Who has invited', examples: ['alice'] });

export const Invitation = Type.Object(
  { id, role: InvitedRole, inviter, createdUtc: Instant('When it was made'), expiresUtc },
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
    response: { 200: Type.Object({ invitations: List(Invitation) }), ...FOUND },
  },
});

export const createInvitation = route(TAG, {
  method: 'POST',
  url: '/workspace/:workspaceId/invitation',
  need: 'manage',
  schema: {
    operationId: 'createInvitation',
    summary: 'Invite one person to a workspace by a link',
    description:
      'The address holds the secret, which is returned only once: the server stores its hash. A personal workspace is refused with 409.',
    params: WorkspaceParams,
    body: Type.Object(
      {
        role: InvitedRole,
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
    summary: 'Become a member of the workspace of an invitation',
    description:
      'Once. Unknown, used, expired and revoked invitations get the same 404; who is a member already stays what they are, and the invitation is left to others.',
    params: SecretParams,
    response: { 200: Type.Object({ workspace: Workspace }), ...WRITTEN },
  },
});
