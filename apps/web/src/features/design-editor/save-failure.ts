import { isStatus, NetworkError } from '../../lib/api-problem.ts';
import type { SaveState } from './design-document.ts';

/** How the design stands after a save that failed: it stays on the screen, and most failures are tried again there. */
export function saveStateAfter(cause: unknown): Extract<SaveState, 'offline' | 'refused' | 'unsaved' | 'failed'> {
  if (cause instanceof NetworkError || isStatus(cause, 429)) return 'offline';
  if (isStatus(cause, 400)) return 'refused';
  // Whoever signs in again finds the changes unsaved.
  return isStatus(cause, 401) ? 'unsaved' : 'failed';
}
