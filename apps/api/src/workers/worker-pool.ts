import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import { RequestProblem } from '../problem.ts';
import type { Job, JobAnswer } from './job.ts';

/** Threads that answer large requests, so that the event loop stays free for all others. */
export interface WorkerPool {
  /**
   * @param isWanted - Called when the job's turn comes; false where the client has gone.
   * @returns Undefined where the client has gone.
   * @throws RequestProblem 429 where too many jobs of the same user wait already.
   */
  readonly run: (job: Job, isWanted: () => boolean) => Promise<JobAnswer | undefined>;
  /** Jobs that threads have answered. */
  readonly answered: () => number;
  readonly close: () => Promise<void>;
}

/** One running job per user and a bounded queue, so that no user blocks the threads for others. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;
const FULL = `${MOST_WAITING} requests about large designs are waiting already; try again later`;

/** From sources, the thread has to find the workspace packages as this one does. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = fileURLToPath(new URL(isSource ? './worker.ts' : './worker.js', import.meta.url));

/** Nothing but this thread sees a database in memory. */
export function workersFor(config: Config): WorkerPool | undefined {
  const { database } = config;
  return database.kind === 'sqlite' && database.path === ':memory:' ? undefined : workerPool(config);
}

/** One thread starts at once, the others when they have work. */
function workerPool(config: Config): WorkerPool {
  const threads = new Piscina<Job, JobAnswer>({
    filename: WORKER,
    name: 'answer',
    ...(isSource && { execArgv: ['--conditions=@site-designer/source'] }),
    // The first large request does not wait for its thread; servers of tests and of development seldom get one.
    minThreads: isSource ? 0 : 1,
    // One processor is for the event loop.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Number.POSITIVE_INFINITY,
    // Connections of an idle thread have to notice that they are closed.
    atomics: 'disabled',
    workerData: config,
  });
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
    close: () => threads.destroy(),
  };
}
