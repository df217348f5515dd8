import { EDITOR_ACTIONS } from '#texts/editor/editor.ts';
import { SizingError } from '@site-designer/sizing-engine';
import { logError } from '../calls/log.ts';

/** A design out of bounds has no answer, but must still open for correction. */
export function unlessOutOfBounds<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (cause) {
    return noneOutOfBounds(cause);
  }
}

/** As {@link unlessOutOfBounds}, for the error of a promise. */
export function noneOutOfBounds(cause: unknown): undefined {
  if (!(cause instanceof SizingError)) throw cause;
  logError(EDITOR_ACTIONS.notSized, cause);
}
