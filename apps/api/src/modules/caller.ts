import type { FastifyRequest } from 'fastify';
import type { Owner } from './owner.ts';

/** Who is calling; the authentication has checked it. */
export function caller({ user: { iss, sub } }: FastifyRequest): Owner {
  return { issuer: iss, subject: sub };
}
