import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../server/start-problem.ts';

const MOST_ATTEMPTS = 40;
const LONGEST_WAIT_MS = 200;

/**
 * Retries work that failed because of concurrent transactions. Waits are random and grow, so that the same transactions do not
 * collide again.
 *
 * @param codes - Codes of errors after which another attempt may succeed.
 */
export async function retryOnCodes<T>(work: () => Promise<T>, codes: readonly string[]): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !codes.includes(codeOf(error) ?? '')) throw error;
      await wait(Math.random() * Math.min(LONGEST_WAIT_MS, 2 ** attempt));
    }
  }
}
