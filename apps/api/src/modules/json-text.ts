import type { FastifyReply } from 'fastify';

/** Sends text that is JSON already. Fastify sets no content type where the reply has a serializer of its own. */
export function sentJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer(() => text)
    .send({});
}
