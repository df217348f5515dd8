import { getHeapStatistics } from 'node:v8';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Config } from '../settings/config.ts';
import { openStores } from '../storage/stores/base/open-stores.ts';
import { StartProblem } from '../server/start-problem.ts';
import { ANSWER_HEADERS, headersOf, type Job, type JobAnswer, type StartedMessage } from './job.ts';
import { awayApp, QUOTA_HEADER, USER_HEADER, workerApp } from './worker-app.ts';

/** Entry of a worker thread, with its own API and database connection. */

const MS_PER_SECOND = 1000;

const config = workerData as Config;
let app: Promise<FastifyInstance> | undefined;

async function start(): Promise<FastifyInstance> {
  // The server has logged these warnings already.
  const stores = await openStores(config.database, {
    limits: config.databaseLimits,
    quotas: config.quotas,
    listenUrl: config.databaseListenUrl,
    warn: () => undefined,
  });
  return workerApp({ config, stores, catalogue: config.catalogue });
}

/** The application; while the database is unavailable, an application that answers 503. */
function running(): Promise<FastifyInstance> {
  app ??= start().catch((error: unknown) => {
    app = undefined;
    if (error instanceof StartProblem) return awayApp(config, error);
    throw error;
  });
  return app;
}

// Built before the first job; a failure is reported to the caller of the job.
void running()
  .catch(() => undefined)
  .then(() => parentPort?.postMessage({ startedThread: threadId } satisfies StartedMessage));

export async function answer({ requestId, method, url, user, headers, body }: Job): Promise<JobAnswer> {
  const api = await running();
  const begin = performance.now();
  const response = await api.inject({
    method,
    url,
    headers: { ...headers, 'x-request-id': requestId, [USER_HEADER]: JSON.stringify(user) },
    ...(body && { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) }),
  });
  const value: JobAnswer = {
    status: response.statusCode,
    headers: headersOf(response.headers, ANSWER_HEADERS),
    // A copy, because small buffers share memory.
    body: new Uint8Array(response.rawPayload),
    exceeded: response.headers[QUOTA_HEADER]?.toString(),
    use: {
      thread: threadId,
      seconds: (performance.now() - begin) / MS_PER_SECOND,
      heapBytes: getHeapStatistics().used_heap_size,
    },
  };
  // The bytes are transferred, not copied again.
  return move({ [transferableSymbol]: value.body.buffer, [valueSymbol]: value }) as unknown as JobAnswer;
}
