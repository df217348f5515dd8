import type { FastifyRequest } from 'fastify';
import type { Owner } from './owner.ts';

export function caller({ user: { iss, sub } }: FastifyRequest): Owner {
  return { issuer: iss, subject: sub };
}
