import type { FastifyRequest } from 'fastify';

/** For endpoints without required fields in the body: a missing body counts as an empty object. */
export async function optionalBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
