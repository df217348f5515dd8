import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 40;

export interface Patience {
  /** Whether another attempt may succeed after this error. */
  readonly isPassing: (error: unknown) => boolean;
  readonly longestMs: number;
}

/** Retries until success, a permanent failure or a time limit. Pauses are random, so that callers do not collide again. */
export async function patiently<T>(work: () => Promise<T>, { isPassing, longestMs }: Patience): Promise<T> {
  const end = performance.now() + longestMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error;
      await wait(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
