import { ApiProblem, NoAnswer } from '../lib/api-problem.ts';
import { logError } from '../lib/log.ts';
import type { SliceCreator } from './slice.ts';

/** What kind of failure it is, and so where it is handled: only `error` leaves the page. */
export type FailureKind = 'offline' | 'signed-out' | 'busy' | 'conflict' | 'error';

export interface Failure {
  readonly kind: FailureKind;
  /** What was being done. */
  readonly action: string;
  readonly detail: string;
}

export interface FailureSlice {
  readonly current: Failure | undefined;
  readonly report: (action: string, cause: unknown) => FailureKind;
  readonly dismiss: () => void;
}

const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = { 401: 'signed-out', 412: 'conflict', 429: 'busy' };

export const createFailureSlice: SliceCreator<'failure'> = (set) => ({
  current: undefined,
  report: (action, cause) => {
    const kind = kindOf(cause);
    logError(action, cause);
    const current = { kind, action, detail: cause instanceof Error ? cause.message : '' };
    set(({ failure }) => ({ failure: { ...failure, current } }));
    return kind;
  },
  dismiss: () => set(({ failure }) => ({ failure: { ...failure, current: undefined } })),
});

function kindOf(cause: unknown): FailureKind {
  if (cause instanceof NoAnswer) return 'offline';
  return cause instanceof ApiProblem ? (KIND_OF_STATUS[cause.status] ?? 'error') : 'error';
}
