import { EDITOR_ACTIONS } from '#texts/editor.ts';
import { SizingError } from '@site-designer/sizing-engine';
import { logError } from './log.ts';

/** A design out of its bounds has no answer; it must still open, so that it can be corrected. */
export function unlessOutOfBounds<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (cause) {
    if (!(cause instanceof SizingError)) throw cause;
    logError(EDITOR_ACTIONS.notSized, cause);
    return undefined;
  }
}
