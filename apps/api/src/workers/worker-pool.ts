import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import type { Config } from '../settings/config.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Job, JobAnswer, StartedMessage } from './job.ts';

/** Threads that answer large requests, so that the event loop stays free for others. */
export interface WorkerPool {
  /**
   * @param isWanted - Called before the job starts; false if the client has disconnected.
   * @returns Undefined if the client has disconnected.
   * @throws RequestProblem 429 if too many jobs of the same user are waiting.
   */
  readonly run: (job: Job, isWanted: () => boolean) => Promise<JobAnswer | undefined>;
  /** Number of jobs that threads have answered. */
  readonly answered: () => number;
  /** Number of jobs that wait for a thread. */
  readonly waiting: () => number;
  /** Number of threads. */
  readonly threads: () => number;
  readonly close: () => Promise<void>;
}

/** One running job per user and a bounded queue, so that no user blocks the threads for others. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;
const BETWEEN_LOOKS_MS = 20;
const FULL = `${MOST_WAITING} requests about large designs are waiting already; try again later`;

/** When run from sources, a thread needs the same way to find the workspace packages. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = fileURLToPath(new URL(isSource ? './worker.ts' : './worker.js', import.meta.url));

/** A database in memory exists only in this thread. */
export function workersFor(config: Config): WorkerPool | undefined {
  const { database } = config;
  return database.kind === 'sqlite' && database.path === ':memory:' ? undefined : workerPool(config);
}

/** One thread starts at once, the others on demand. */
function workerPool(config: Config): WorkerPool {
  const threads = new Piscina<Job, JobAnswer>({
    filename: WORKER,
    name: 'answer',
    ...(isSource && { execArgv: ['--conditions=@site-designer/source'] }),
    // The first large request does not wait for its thread; servers of tests and of development seldom need one.
    minThreads: isSource ? 0 : 1,
    // One processor is left to the event loop.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Number.POSITIVE_INFINITY,
    // Idle threads have to notice closed connections.
    atomics: 'disabled',
    workerData: config,
  });
  const started = new Set<number>();
  threads.on('message', ({ startedThread }: StartedMessage) => started.add(startedThread));
  let answered = 0;
  const queues = new Map<string, LimitFunction>();

  return {
    run: async (job, isWanted) => {
      const user = JSON.stringify([job.user.iss, job.user.sub]);
      const queue = queues.get(user) ?? pLimit(1);
      if (queue.pendingCount >= MOST_WAITING)
        throw new RequestProblem(429, FULL, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      queues.set(user, queue);
      try {
        const answer = await queue(async () => (isWanted() ? threads.run(job) : undefined));
        answered += 1;
        return answer;
      } finally {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(user);
      }
    },
    answered: () => answered,
    waiting: () => threads.queueSize,
    threads: () => threads.threads.length,
    close: async () => {
      await haveStarted(threads, started);
      await threads.destroy();
    },
  };
}

/**
 * Waits for threads that are starting: Node ends the whole process with an error where it is to end a thread that is loading native
 * code. A thread that works can be ended at any time.
 *
 * @param started - Ids of threads that have loaded all they need.
 */
async function haveStarted(threads: Piscina, started: ReadonlySet<number>): Promise<void> {
  while (threads.threads.some(({ threadId }) => !started.has(threadId))) await wait(BETWEEN_LOOKS_MS);
}
