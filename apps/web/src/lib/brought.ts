import { NoAnswer } from './api-problem.ts';

/** Code that comes when it is needed; without a network it does not. */
export async function brought<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    throw new NoAnswer('A part of the app did not come', { cause });
  }
}
