import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { notFound, RequestProblem, toProblem } from '../problem.ts';

/** Every failure leaves as problem+json. */
export const problems = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.setErrorHandler(sendProblem);
  done();
});

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  // A refusal is no fault: whoever refuses knows whether it is worth a line, and gives the fault behind it as its cause.
  const isRefusal = error instanceof RequestProblem;
  if (problem.status >= 500 && !(isRefusal && error.cause === undefined)) request.log.error(error);
  if (isRefusal && error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

/** Nothing is at this address. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(
    Object.assign(new Error('no such address'), { statusCode: notFound().statusCode }),
    request,
    reply,
  );
}
