import { logError } from '../../../lib/log.ts';

/** Does something; where it fails, what was created for it is deleted again. */
export async function undoOnFailure<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    await undo().catch((failure: unknown) => logError('An unfinished object could not be deleted', failure));
    throw cause;
  }
}
