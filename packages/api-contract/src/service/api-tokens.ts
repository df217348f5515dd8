import { Type, type Static } from 'typebox';
import { PageQuery } from '../basics/list-page.ts';
import { Problem, PROTECTED, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { TOKEN_DAYS } from '../workspaces/day-bounds.ts';
import { Bounded, EXACT, Id, Instant, List, NoContent, Nullable } from '../basics/schema.ts';

const TAG = 'API tokens';

/** What the secrets of tokens begin with, which tells them from the access tokens of a sign-in. */
export const API_TOKEN_PREFIX = 'sd_';

export const TOKEN_NAME_LENGTH = 100;

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const scope = Type.Unsafe<TokenScope>({
  type: 'string',
  enum: [...TOKEN_SCOPES],
  description: 'read: calls that need the right to view; write: those that need the right to comment or edit too',
  examples: ['read'],
});

const name = Type.String({ description: 'What it is for', examples: ['Assistant'] });

const content = {
  id: Id('Token id'),
  name,
  prefix: Type.String({ description: 'The first 8 characters of the secret', examples: ['sd_…'] }),
  scope,
  workspaceId: Id('The workspace that it is for'),
  createdUtc: Instant('When it was made, UTC'),
  expiresUtc: Instant('Until when it is valid, UTC', '2026-05-30T09:30:00.000Z'),
};

export const ApiToken = Type.Object(
  {
    ...content,
    usedUtc: Nullable(Instant('When it was last used, to within five minutes, UTC; null: never')),
  },
  { title: 'ApiToken', description: 'Lets a program call the API as its user, in one workspace' },
);
export type ApiToken = Static<typeof ApiToken>;

export const NewApiToken = Type.Object(
  {
    ...content,
    secret: Type.String({
      description: 'The token itself, in this answer alone: send it as `Authorization: Bearer sd_…`',
      examples: ['sd_…'],
    }),
  },
  { title: 'NewApiToken', description: 'A token with its secret' },
);
export type NewApiToken = Static<typeof NewApiToken>;

export const ApiTokenCreate = Type.Object(
  {
    name,
    workspaceId: Type.Optional(Id('The workspace that it is for; absent: the personal one')),
    scope,
    expiresDays: Type.Optional(
      Bounded(TOKEN_DAYS, 'Days until it expires', { default: TOKEN_DAYS.default, examples: [TOKEN_DAYS.default] }),
    ),
  },
  { ...EXACT, title: 'ApiTokenCreate' },
);
export type ApiTokenCreate = Static<typeof ApiTokenCreate>;

export const listApiTokens = route(TAG, {
  method: 'GET',
  url: '/api-token',
  need: 'manage',
  schema: {
    operationId: 'listApiTokens',
    summary: 'The API tokens of the user that are not revoked, newest first',
    querystring: PageQuery,
    response: { 200: Type.Object({ tokens: List(ApiToken) }), 400: Problem, ...PROTECTED, 403: Problem },
  },
});

export const createApiToken = route(TAG, {
  method: 'POST',
  url: '/api-token',
  need: 'manage',
  schema: {
    operationId: 'createApiToken',
    summary: 'Make an API token; its secret is answered once. No token makes tokens',
    body: ApiTokenCreate,
    response: { 201: Type.Object({ token: NewApiToken }), ...WRITTEN, 409: Problem },
  },
});

export const revokeApiToken = route(TAG, {
  method: 'DELETE',
  url: '/api-token/:tokenId',
  need: 'manage',
  schema: {
    operationId: 'revokeApiToken',
    summary: 'Revoke an API token: it is refused from then on',
    params: Type.Object({ tokenId: Id('Token id') }),
    response: { 204: NoContent, ...WRITTEN },
  },
});
