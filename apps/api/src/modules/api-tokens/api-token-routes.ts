import { createHash, randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  API_TOKEN_PREFIX,
  createApiToken,
  listApiTokens,
  revokeApiToken,
  TOKEN_DAYS,
  TOKEN_NAME_LENGTH,
} from '@site-designer/api-contract';
import { fieldText } from '@site-designer/texts';
import { LEVELS } from '@site-designer/api-contract/roles';
import { allowed, caller } from '../../http/caller.ts';
import { notFound, refuseInvalid } from '../../http/problem.ts';
import type { AccessStore } from '../ports/access-store.ts';
import type { ApiTokenStore } from './api-token-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface ApiTokenDependencies {
  readonly apiTokens: ApiTokenStore;
  readonly access: AccessStore;
}

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 8;

export const apiTokenRoutes: FastifyPluginAsyncTypebox<ApiTokenDependencies> = async (app, { apiTokens, access }) => {
  app.route({
    ...listApiTokens,
    handler: async (request) => ({ tokens: await apiTokens.list(caller(request), request.query) }),
  });

  app.route({
    ...createApiToken,
    handler: async (request, reply) => {
      const actor = caller(request);
      const { scope, expiresDays = TOKEN_DAYS.default, workspaceId = actor.workspaceId } = request.body;
      const name = checkedToken(request.body.name, expiresDays);
      // Nobody gives a program more than they may do themselves.
      await allowed(
        await access.inWorkspace(actor, workspaceId),
        scope === 'write' ? LEVELS.edit : LEVELS.view,
        'workspace',
      );
      const secret = `${API_TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
      const prefix = secret.slice(0, SHOWN_CHARACTERS);
      const made = { name, prefix, scope, workspaceId, expiresDays, secretHash: secretHashOf(secret) };
      const { usedUtc: _never, ...token } = await apiTokens.create(actor, made);
      return reply
        .code(201)
        .header('location', `${app.prefix}/api-token/${token.id}`)
        .header('cache-control', 'no-store')
        .send({ token: { ...token, secret } });
    },
  });

  app.route({
    ...revokeApiToken,
    handler: async (request, reply) => {
      if (!(await apiTokens.revoke(caller(request), request.params.tokenId))) throw notFound();
      return reply.code(204).send(null);
    },
  });
};

/** Its name without blanks around it. */
function checkedToken(name: string, expiresDays: number): string {
  const trimmed = name.trim();
  const isNamed = trimmed !== '' && trimmed.length <= TOKEN_NAME_LENGTH;
  const { min, max } = TOKEN_DAYS;
  refuseInvalid([
    ...(isNamed ? [] : [{ path: 'name', message: apiTexts().fields.tokenName(TOKEN_NAME_LENGTH) }]),
    ...(expiresDays >= min && expiresDays <= max
      ? []
      : [{ path: 'expiresDays', message: fieldText('field.between', { min, max }) }]),
  ]);
  return trimmed;
}

/** Secrets are random enough that a plain hash of them cannot be searched. */
export function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
