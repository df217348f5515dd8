import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  getInvitation,
  INVITATION_DAYS,
  INVITED_ROLES,
  listInvitations,
  type InvitedRole,
} from '@site-designer/api-contract';
import { type FieldError, fieldText } from '@site-designer/texts';
import { caller } from '../../http/caller.ts';
import { found, notFound, refuseInvalid } from '../../http/problem.ts';
import { dayErrors } from '../proposals/frozen-proposal.ts';
import { daysLater } from '../texts/day.ts';
import { textErrors } from '../texts/texts.ts';
import { hashOfSecret } from '../proposals/link-secret.ts';
import type { InvitationStore } from './invitation-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface OpenInvitationDependencies {
  readonly invitations: InvitationStore;
}

interface InvitationDependencies extends OpenInvitationDependencies {
  readonly publicOrigin: string;
}

const SECRET_BYTES = 32;

export const invitationRoutes: FastifyPluginAsyncTypebox<InvitationDependencies> = async (
  app,
  { invitations, publicOrigin },
) => {
  app.route({
    ...createInvitation,
    handler: async (request, reply) => {
      const { expiresDays = INVITATION_DAYS.default } = request.body;
      const checked = checkedInvitation(request.body, dayErrors('expiresDays', expiresDays, INVITATION_DAYS));
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const expiresAt = daysLater(invitations.now(), expiresDays);
      const invitation = { ...checked, secretHash: hashOfSecret(secret), expiresAt };
      const { id } = found(await invitations.create(caller(request), invitation));
      const url = `${publicOrigin}/invitation/${secret}`;
      return reply.code(201).send({ invitation: { id, url, expiresUtc: expiresAt } });
    },
  });

  app.route({
    ...listInvitations,
    handler: async (request) => {
      const open = await invitations.open(caller(request), request.query);
      return {
        invitations: open.map(({ createdAt, expiresAt, ...rest }) => ({
          ...rest,
          createdUtc: createdAt,
          expiresUtc: expiresAt,
        })),
      };
    },
  });

  app.route({
    ...deleteInvitation,
    handler: async (request, reply) => {
      if (!(await invitations.revoke(caller(request), request.params.invitationId))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...acceptInvitation,
    handler: async (request) => {
      const { secret } = request.params;
      const { verifiedEmail = '' } = request.user.person ?? {};
      return found(await invitations.accept(caller(request), hashOfSecret(secret), verifiedEmail));
    },
  });
};

interface Asked {
  readonly role: InvitedRole;
  readonly projectId?: number;
  readonly email?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** @throws RequestProblem 400 that names every wrong field. */
function checkedInvitation(asked: Asked, others: readonly FieldError[]) {
  const { role, projectId = null } = asked;
  const email = (asked.email ?? '').trim();
  const roles: readonly string[] = INVITED_ROLES[projectId === null ? 'workspace' : 'project'];
  refuseInvalid([
    ...(roles.includes(role) ? [] : [{ path: 'role', message: fieldText('field.one-of', { values: roles }) }]),
    ...(email === '' || EMAIL.test(email)
      ? textErrors({ email: 'line' }, { email })
      : [{ path: 'email', message: apiTexts().fields.email }]),
    ...others,
  ]);
  return { role, projectId, email };
}

/** Public: the secret is the only credential. */
export const openInvitationRoutes: FastifyPluginAsyncTypebox<OpenInvitationDependencies> = async (
  app,
  { invitations },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.route({
    ...getInvitation,
    handler: async (request) => found(await invitations.read(hashOfSecret(request.params.secret))),
  });
};
