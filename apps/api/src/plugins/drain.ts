import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestProblem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses new requests, and waits until pending ones are answered.
     *
     * @param graceMs - Longest wait.
     */
    readonly drain: (graceMs: number) => Promise<void>;
  }
}

/** Seconds to retry after: another process behind the same address can answer at once. */
const RETRY_AFTER_SECONDS = 1;
/** Clients with open connections send their next requests meanwhile and get a refusal; closing at once would reset these connections. */
const LINGER_MS = 500;

/**
 * Shutdown of a server process. The listener stays open until pending requests are answered, so that a proxy gets a refusal
 * with a reason and not a broken connection. Each answer closes its connection.
 */
export const drain = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;

  app.addHook('onRequest', (_request, reply, next) => {
    if (isDraining) {
      void reply.header('connection', 'close');
      next(
        new RequestProblem(503, 'This server is stopping; nothing was done', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        }),
      );
      return;
    }
    const { raw } = reply;
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    next();
  });

  app.decorate('drain', async (graceMs: number) => {
    isDraining = true;
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    const answered = Promise.all(
      [...underWay].map((answer) => new Promise((resolve) => answer.once('close', resolve))),
    );
    const refused = answered.then(() => wait(LINGER_MS, undefined, { ref: false }));
    await Promise.race([refused, wait(graceMs, undefined, { ref: false })]);
  });
  done();
});
