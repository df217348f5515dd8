import type { FastifyRequest } from 'fastify';
import type { Owner } from '../modules/ports/owner.ts';

export function caller({ user: { iss, sub } }: FastifyRequest): Owner {
  return { issuer: iss, subject: sub };
}
