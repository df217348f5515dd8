import { ApiProblem, NetworkError } from '../../../lib/calls/api-problem.ts';

/** How the design on the screen compares to what the server has. */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  /** The server is busy, and the save is retried. */
  | 'busy'
  | 'conflict'
  | 'refused'
  /** The account or the server has no room left. */
  | 'quota'
  | 'full'
  | 'failed';

type FailedState = Exclude<SaveState, 'saved' | 'saving' | 'conflict'>;

const STATE_OF_STATUS: Readonly<Record<number, FailedState>> = {
  400: 'refused',
  // After the next sign-in the changes are still unsaved.
  401: 'unsaved',
  409: 'quota',
  429: 'busy',
  503: 'busy',
  507: 'full',
};

/** The save state after a failed save; the design stays on the screen. */
export function saveStateAfter(cause: unknown): FailedState {
  if (cause instanceof NetworkError) return 'offline';
  return cause instanceof ApiProblem ? (STATE_OF_STATUS[cause.status] ?? 'failed') : 'failed';
}

const RETRY_AFTER_MS = 5000;

/** Delay of the automatic retry; undefined if only the user can help. */
export function retryAfter(cause: unknown): number | undefined {
  if (!isTriedAgain(saveStateAfter(cause))) return undefined;
  return (cause instanceof ApiProblem ? cause.retryAfterMs : undefined) ?? RETRY_AFTER_MS;
}

/** Whether a failed save is retried automatically: the state stays until one succeeds. */
export function isTriedAgain(state: SaveState): boolean {
  return state === 'offline' || state === 'busy';
}
