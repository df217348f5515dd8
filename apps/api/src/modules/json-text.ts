import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already. Fastify leaves the type to whoever brings a serializer. */
export function sentJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer(() => text)
    .send({});
}
