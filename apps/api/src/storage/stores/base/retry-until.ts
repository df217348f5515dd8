import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 40;

interface RetryLimit {
  /** Whether another attempt may succeed after this error. */
  readonly isRetryable: (error: unknown) => boolean;
  readonly limitMs: number;
}

/** Retries until success, a permanent failure or a time limit. Pauses are random, so that callers do not collide again. */
export async function retryUntil<T>(work: () => Promise<T>, { isRetryable, limitMs }: RetryLimit): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || performance.now() > end) throw error;
      await wait(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
