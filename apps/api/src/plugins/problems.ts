import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestProblem, toProblem } from '../http/problem.ts';
import { languageOf, tellLanguage } from '../http/request-language.ts';
import { apiTexts, inLanguage } from '../texts/language-in-use.ts';

/** Answers every failure with problem+json. */
export const problems = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', ({ raw: { httpVersion, headers } }, _reply, next) => {
    next(
      httpVersion === '1.1' && headers.host === undefined
        ? new RequestProblem(400, apiTexts().requests.noHost)
        : undefined,
    );
  });
  done();
});

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const problem = inLanguage(language, () => toProblem(error));
  // Refusals are logged only if an error caused them.
  const isRefusal = error instanceof RequestProblem;
  if (problem.status >= 500 && !(isRefusal && error.cause === undefined)) request.log.error(error);
  if (isRefusal && error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  return tellLanguage(reply, language).code(problem.status).type('application/problem+json').send(problem);
}

/** Errors that Node finds before a request exists. */
const CONNECTION_ERRORS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers malformed requests and requests that do not arrive in time. */
export function refuseConnection({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, title, ...problem } = toProblem({ statusCode: CONNECTION_ERRORS[code ?? ''] ?? 400 });
  const body = JSON.stringify({ ...problem, title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** No route has this address, or none accepts the method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = request.server.methodsAt(request.url);
  if (allowed.length > 0) void reply.header('allow', allowed.join(', '));
  const statusCode = allowed.length > 0 ? 405 : 404;
  return sendProblem(Object.assign(new Error('no such address'), { statusCode }), request, reply);
}
