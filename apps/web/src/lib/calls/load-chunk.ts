import { NetworkError } from './api-problem.ts';

/** Loads code on demand. @throws NetworkError if it cannot be loaded. */
export async function loadChunk<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    throw new NetworkError('Part of the app could not be loaded', { cause });
  }
}
