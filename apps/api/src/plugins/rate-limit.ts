import rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { RequestCounts } from '../modules/ports/request-counts.ts';
import { sharedCounts } from './shared-counts.ts';

interface RateLimitOptions {
  readonly perMinute: number;
  /** Counts shared by several processes; undefined: this process counts alone. */
  readonly counts: RequestCounts | undefined;
}

const MINUTE_MS = 60_000;

/** Limits the requests a minute of each user, or of each address without a user. */
export const rateLimit = plugin(async (app: FastifyInstance, { perMinute, counts }: RateLimitOptions) => {
  await app.register(rateLimitPlugin, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    ...(counts && { store: sharedCounts(counts, { max: perMinute, windowMs: MINUTE_MS }) }),
    // If the database does not answer, the call itself reports it, if it needs the database.
    skipOnError: true,
    // After the authentication hook, which sets the user.
    hook: 'preParsing',
    keyGenerator: keyOf,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
});

function keyOf({ user, ip }: FastifyRequest): string {
  const known: { iss: string; sub: string } | null | undefined = user;
  return known ? `${known.iss} ${known.sub}` : ip;
}
