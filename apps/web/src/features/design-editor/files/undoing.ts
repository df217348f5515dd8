import { logError } from '../../../lib/log.ts';

/** Does something; where it fails, what was made for it goes again. */
export async function undoing<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    await undo().catch((left: unknown) => logError('Something half-made was left', left));
    throw cause;
  }
}
