import type { FastifyReply } from 'fastify';

/** Sends text that is JSON already. Bytes are sent as they are: a text that is sent often is best kept encoded. */
export function sentJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(typeof json === 'string' ? Buffer.from(json) : json);
}
