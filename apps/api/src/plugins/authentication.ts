import { hash } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@site-designer/api-contract';
import fastifyJwt, { type VerifyOptions } from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { RequestProblem } from '../http/problem.ts';
import { secretHashOf } from '../modules/api-tokens/api-token-routes.ts';
import type { ApiTokenStore, TokenHolder } from '../modules/api-tokens/api-token-store.ts';
import type { Person } from '../modules/ports/actor.ts';
import { personOf, type NameClaims } from './person.ts';
import { keyFinder, KeysUnavailable, type KeyFinderOptions } from './key-finder.ts';
import { apiTexts } from '../texts/language-in-use.ts';

type Algorithm = NonNullable<VerifyOptions['algorithms']>[number];

/** An issuer whose access tokens are accepted, and what they must contain. */
export interface TrustedIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly Algorithm[];
  /** `typ` of its access tokens, where it sets one. */
  readonly tokenType?: string | undefined;
  /** What it calls the claims of names. */
  readonly claims: NameClaims;
  readonly loadKeys: KeyFinderOptions['loadKeys'];
}

interface AuthenticationOptions {
  readonly issuers: readonly TrustedIssuer[];
  readonly apiTokens: Pick<ApiTokenStore, 'holder'>;
}

interface User {
  readonly iss: string;
  readonly sub: string;
  readonly exp: number;
  /** What an API token limits its user to; absent in a sign-in. */
  readonly token?: TokenHolder['token'];
  /** What the token says of them; absent for an API token. */
  readonly person?: Person;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    user: User;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this process has not met its token before. */
    isNewToken?: boolean;
  }
}

const CLOCK_SKEW_MS = 5000;

/** Requires an access token of a trusted issuer for every route of the same scope. */
export const authentication = plugin(async (app: FastifyInstance, { issuers, apiTokens }: AuthenticationOptions) => {
  app.decorateRequest('isNewToken', false);
  const finders = new Map(issuers.map((each) => [each.issuer, keyFinder(each)]));
  const tokens = verifiedTokens<User>();
  const keys = new WeakMap<FastifyRequest, Pick<Verified<User>, 'key' | 'findKey'>>();

  await app.register(fastifyJwt, {
    // Without this the key finder would not see the key id.
    decode: { complete: true },
    secret: async (request: FastifyRequest, token: unknown) => {
      const { header, payload } = partsOf(token);
      // Not verified yet: it only says which keys to look at, and is verified with the signature.
      const issuer = issuers.find((each) => fits(header, payload, each))?.issuer ?? '';
      const { kid, alg } = header;
      const find = finders.get(issuer);
      if (find === undefined || typeof kid !== 'string' || typeof alg !== 'string') throw badToken();
      const findKey = () => find({ kid, alg });
      const key = await findKey();
      if (key === undefined) throw badToken();
      keys.set(request, { key, findKey });
      return key;
    },
    verify: {
      algorithms: [...new Set(issuers.flatMap(({ algorithms }) => algorithms))],
      allowedIss: issuers.map(({ issuer }) => issuer),
      allowedAud: issuers.map(({ audience }) => audience),
      requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'],
      clockTolerance: CLOCK_SKEW_MS,
    },
  });

  /** The user of a valid token, which is cached. */
  async function verified(request: FastifyRequest, authorization: string | undefined): Promise<User> {
    const claims = await request.jwtVerify<User & Claims>();
    const { iss, sub, exp } = claims;
    const { claims: names } = issuers.find(({ issuer }) => issuer === iss) ?? {};
    const user: User = { iss, sub, exp, ...(names && { person: personOf(claims, names) }) };
    const used = keys.get(request);
    if (typeof sub !== 'string' || sub === '' || used === undefined) throw badToken();
    request.isNewToken = true;
    if (authorization !== undefined) tokens.keep(authorization, { ...used, user, expiresAtMs: exp * 1000 });
    return user;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    try {
      if (authorization?.startsWith(API_TOKEN)) {
        request.user = await userOfApiToken(authorization, apiTokens);
        return;
      }
      const known = authorization === undefined ? undefined : await tokens.user(authorization);
      request.user = known ?? (await verified(request, authorization));
    } catch (error) {
      if (error instanceof KeysUnavailable) throw error;
      const given = authorization === undefined ? '' : ' error="invalid_token"';
      void reply.header('www-authenticate', `Bearer${given}`);
      throw badToken();
    }
  });
});

const SCHEME = 'Bearer ';
const API_TOKEN = `${SCHEME}${API_TOKEN_PREFIX}`;

/** Looked up at each request: a revoked token is refused at once, by every process. */
async function userOfApiToken(authorization: string, apiTokens: AuthenticationOptions['apiTokens']): Promise<User> {
  const holder = await apiTokens.holder(secretHashOf(authorization.slice(SCHEME.length)));
  if (holder === undefined) throw badToken();
  const { issuer, subject, token, expiresAtMs } = holder;
  return { iss: issuer, sub: subject, exp: Math.floor(expiresAtMs / 1000), token };
}

interface Claims {
  readonly [name: string]: unknown;
  readonly kid?: unknown;
  readonly alg?: unknown;
}

/** Checks what differs between issuers; the rest is checked alike for all. One issuer may serve several hosts. */
function fits(header: Claims, payload: Claims, { issuer, algorithms, audience, tokenType }: TrustedIssuer): boolean {
  return (
    payload['iss'] === issuer &&
    algorithms.some((algorithm) => algorithm === header['alg']) &&
    [payload['aud']].flat().includes(audience) &&
    (tokenType === undefined || normalType(header['typ']) === normalType(tokenType))
  );
}

/** Media types are compared without their case and without the `application/` that may be left out. */
function normalType(type: unknown): string {
  return String(type)
    .toLowerCase()
    .replace(/^application\//, '');
}

function partsOf(token: unknown): { readonly header: Claims; readonly payload: Claims } {
  if (typeof token !== 'object' || token === null || !('header' in token) || !('payload' in token)) throw badToken();
  const { header, payload } = token;
  if (!isClaims(header) || !isClaims(payload)) throw badToken();
  return { header, payload };
}

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null;
}

function badToken(): RequestProblem {
  return new RequestProblem(401, apiTexts().details[401]);
}

/** The user of a verified token, and for how long the token is valid. */
interface Verified<U> {
  readonly user: U;
  /** The key that verified its signature. */
  readonly key: string;
  /** Finds the key again, unless its issuer has withdrawn or replaced it. */
  readonly findKey: () => Promise<string | undefined>;
  readonly expiresAtMs: number;
}

const MOST_TOKENS = 5000;

export interface VerifiedTokens<U> {
  readonly user: (authorization: string) => Promise<U | undefined>;
  readonly keep: (authorization: string, verified: Verified<U>) => void;
}

/**
 * Caches verified tokens, since checking a signature costs more than most requests. Each request checks that the token has not
 * expired and that its issuer still publishes the key. Tokens are kept as hashes, so that the cache signs nobody in.
 */
export function verifiedTokens<U>(now: () => number = Date.now): VerifiedTokens<U> {
  const tokens = new LRUCache<string, Verified<U>>({ max: MOST_TOKENS });

  return {
    user: async (authorization) => {
      const known = tokens.get(digest(authorization));
      if (known === undefined || now() >= known.expiresAtMs) return undefined;
      return (await known.findKey()) === known.key ? known.user : undefined;
    },
    keep: (authorization, verified) => void tokens.set(digest(authorization), verified),
  };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
