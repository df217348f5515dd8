import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import type { Config } from '../settings/config.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Job, JobAnswer, StartedMessage } from './job.ts';
import { apiTexts } from '../texts/language-in-use.ts';

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
  /** How long threads have worked on them, in seconds. */
  readonly seconds: () => number;
  /** Heap of all threads after their last jobs. */
  readonly heapBytes: () => number;
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

/** A thread that needs more ends, and another one takes its place; the rest of the process goes on. */
const MOST_HEAP_MB = 768;

/** When run from sources, a thread needs the same way to find the workspace packages. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = fileURLToPath(new URL(isSource ? './worker.ts' : './worker.js', import.meta.url));

/** A database in memory exists only in this thread. */
export function workersFor(config: Config, filename = WORKER): WorkerPool | undefined {
  const { database } = config;
  return database.kind === 'sqlite' && database.path === ':memory:' ? undefined : workerPool(config, filename);
}

/** Threads start on demand: each loads all code again, and many servers never get a large request. */
function workerPool(config: Config, filename: string): WorkerPool {
  const threads = new Piscina<Job, JobAnswer>({
    filename,
    name: 'answer',
    ...(isSource && { execArgv: ['--conditions=@site-designer/source'] }),
    minThreads: 0,
    // One processor is left to the event loop.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Number.POSITIVE_INFINITY,
    // Idle threads have to notice closed connections.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    workerData: config,
  });
  const started = new Set<number>();
  threads.on('message', ({ startedThread }: StartedMessage) => started.add(startedThread));
  let answered = 0;
  let seconds = 0;
  const heaps = new Map<number, number>();
  const queues = new Map<string, LimitFunction>();

  return {
    run: async (job, isWanted) => {
      const user = JSON.stringify([job.user.iss, job.user.sub]);
      const queue = queues.get(user) ?? pLimit(1);
      if (queue.pendingCount >= MOST_WAITING)
        throw new RequestProblem(429, apiTexts().requests.waiting(MOST_WAITING), {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      queues.set(user, queue);
      try {
        const answer = await queue(async () => (isWanted() ? threads.run(job) : undefined));
        answered += 1;
        seconds += answer?.use.seconds ?? 0;
        if (answer !== undefined) heaps.set(answer.use.thread, answer.use.heapBytes);
        return answer;
      } catch (error) {
        throw isOutOfMemory(error) ? new RequestProblem(503, apiTexts().requests.outOfMemory) : error;
      } finally {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(user);
      }
    },
    answered: () => answered,
    seconds: () => seconds,
    heapBytes: () => threads.threads.reduce((sum, { threadId }) => sum + (heaps.get(threadId) ?? 0), 0),
    waiting: () => threads.queueSize,
    threads: () => threads.threads.length,
    close: async () => {
      await haveStarted(threads, started);
      await threads.destroy();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
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
