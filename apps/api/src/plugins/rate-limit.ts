import rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

export interface RateLimitOptions {
  readonly perMinute: number;
}

/** So many requests a minute for each user; who has not signed in is known by address. */
export const rateLimit = plugin(async (app: FastifyInstance, { perMinute }: RateLimitOptions) => {
  await app.register(rateLimitPlugin, {
    max: perMinute,
    timeWindow: '1 minute',
    // Behind the authentication, which says who it is.
    hook: 'preParsing',
    keyGenerator: keyOf,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
});

function keyOf({ user, ip }: FastifyRequest): string {
  const known: { iss: string; sub: string } | null | undefined = user;
  return known ? `${known.iss} ${known.sub}` : ip;
}
