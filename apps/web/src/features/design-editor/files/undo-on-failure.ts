import { logError } from '../../../lib/calls/log.ts';

/** Runs some work; if it fails, deletes what was created for it. */
export async function undoOnFailure<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    await undo().catch((failure: unknown) => logError('An unfinished object could not be deleted', failure));
    throw cause;
  }
}
