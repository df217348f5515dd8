import type { FastifyRequest } from 'fastify';

/** Of a call whose body has nothing that must be there: without a body it means an empty one. */
export async function optionalBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
