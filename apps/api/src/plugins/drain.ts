import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestProblem } from '../http/problem.ts';
import { apiTexts } from '../texts/language-in-use.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses new requests, and waits until pending ones are answered.
     *
     * @param graceMs - Longest wait.
     */
    readonly drain: (graceMs: number) => Promise<void>;
    /** Aborted at the start of the drain: answers without an end end then. Threads have none. */
    readonly draining?: AbortSignal;
  }
}

/** Seconds to retry after: another process behind the same address can answer at once. */
const RETRY_AFTER_SECONDS = 1;
/** Clients with open connections send their next requests meanwhile and get a refusal; closing at once would reset these connections. */
const LINGER_MS = 500;
/** In these turns of the event loop, what has connected is accepted and what was sent is read. */
const SETTLING = { turns: 10, eachMs: 5 } as const;

async function settled(): Promise<void> {
  for (let turn = 0; turn < SETTLING.turns; turn += 1) await wait(SETTLING.eachMs);
}

/**
 * Shutdown of a server process. The listener stays open until pending requests are answered, so that a proxy gets a refusal
 * with a reason and not a broken connection. Each answer closes its connection.
 */
export const drain = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  let refusable = Promise.resolve();

  app.addHook('onRequest', (_request, reply, next) => {
    const { raw } = reply;
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    if (!isDraining) {
      next();
      return;
    }
    void reply.header('connection', 'close');
    const refusal = new RequestProblem(503, apiTexts().requests.stopping, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
    void refusable.then(() => next(refusal));
  });

  const answered = () =>
    Promise.all([...underWay].map((answer) => new Promise((resolve) => answer.once('close', resolve))));

  async function stopListening(): Promise<void> {
    await answered();
    await wait(LINGER_MS, undefined, { ref: false });
    // Who waits for a refusal does not connect again: the end of the listener then breaks no connection that is not accepted yet.
    refusable = settled().then(() => void app.server.close());
    await refusable;
    await settled();
    await answered();
  }

  const draining = new AbortController();
  app.decorate('draining', draining.signal);
  app.decorate('drain', async (graceMs: number) => {
    isDraining = true;
    draining.abort();
    for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close');
    await Promise.race([stopListening(), wait(graceMs, undefined, { ref: false })]);
  });
  done();
});
