import rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { RequestCounts } from '../modules/request-counts.ts';
import { sharedCounts } from './shared-counts.ts';

export interface RateLimitOptions {
  readonly perMinute: number;
  /** Where several processes share what a user may ask; without it, this process counts for itself. */
  readonly counts: RequestCounts | undefined;
}

const MINUTE_MS = 60_000;

/** So many requests a minute for each user; who has not signed in is known by address. */
export const rateLimit = plugin(async (app: FastifyInstance, { perMinute, counts }: RateLimitOptions) => {
  await app.register(rateLimitPlugin, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    ...(counts && { store: sharedCounts(counts, { max: perMinute, windowMs: MINUTE_MS }) }),
    // A database that does not answer is told by the call itself, if it needs one.
    skipOnError: true,
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
