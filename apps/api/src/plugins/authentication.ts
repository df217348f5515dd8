import fastifyJwt, { type VerifyOptions } from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestProblem } from '../problem.ts';
import { keyFinder, KeysUnavailable, type PublishedKey } from './key-finder.ts';

export type Algorithm = NonNullable<VerifyOptions['algorithms']>[number];

/** An issuer whose access tokens are believed, and how they must look. */
export interface TrustedIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly Algorithm[];
  /** `typ` of its access tokens, where it sets one. */
  readonly tokenType?: string | undefined;
  readonly loadKeys: () => Promise<readonly PublishedKey[]>;
}

export interface AuthenticationOptions {
  readonly issuers: readonly TrustedIssuer[];
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    user: { readonly iss: string; readonly sub: string };
  }
}

const CLOCK_SKEW_MS = 5000;

/** Every call below needs an access token of a trusted issuer. */
export const authentication = plugin(async (app: FastifyInstance, { issuers }: AuthenticationOptions) => {
  const finders = new Map(issuers.map((each) => [each.issuer, keyFinder(each)]));

  await app.register(fastifyJwt, {
    // Without this the key finder would not see the key id.
    decode: { complete: true },
    secret: async (_request: FastifyRequest, token: unknown) => {
      const { header, payload } = partsOf(token);
      // Still unverified, so it only says where to look; all of it is checked with the signature.
      const issuer = issuers.find((each) => fits(header, payload, each))?.issuer ?? '';
      const kid = header['kid'];
      const key = typeof kid === 'string' ? await finders.get(issuer)?.(kid) : undefined;
      if (key === undefined) throw badToken();
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

  app.addHook('onRequest', async (request, reply) => {
    try {
      await request.jwtVerify();
      if (typeof request.user.sub !== 'string' || request.user.sub === '') throw badToken();
    } catch (error) {
      if (error instanceof KeysUnavailable) throw error;
      const given = request.headers.authorization === undefined ? '' : ' error="invalid_token"';
      void reply.header('www-authenticate', `Bearer${given}`);
      throw badToken();
    }
  });
});

type Claims = Readonly<Record<string, unknown>>;

/** What holds for one issuer alone; the rest is the same for all. An issuer may stand for several hosts. */
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
  return new RequestProblem(401, 'A valid access token is needed');
}
