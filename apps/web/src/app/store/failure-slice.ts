import { ApiProblem, NetworkError } from '../../lib/calls/api-problem.ts';
import { logError } from '../../lib/calls/log.ts';
import type { Report, SliceAccess } from '../../lib/state/slice.ts';

/** The kind of failure decides where it is handled: only `error` leaves the page. */
type FailureKind = 'offline' | 'signed-out' | 'busy' | 'conflict' | 'limit' | 'error';

export interface Failure {
  readonly kind: FailureKind;
  readonly action: string;
  readonly detail: string;
  readonly retry: (() => Promise<void>) | undefined;
}

export interface FailureSlice {
  readonly current: Failure | undefined;
  readonly report: Report;
  readonly dismiss: () => void;
  /** Repeats the failed action and clears the failure if it succeeds. */
  readonly retry: () => Promise<void>;
}

const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'signed-out',
  409: 'limit',
  412: 'conflict',
  429: 'busy',
  503: 'busy',
  507: 'limit',
};

export function createFailureSlice({ read, write }: SliceAccess<FailureSlice>): FailureSlice {
  return {
    current: undefined,
    report: (action, cause, retry) => {
      logError(action, cause);
      write({ current: { kind: kindOf(cause), action, detail: cause instanceof Error ? cause.message : '', retry } });
    },
    dismiss: () => write({ current: undefined }),
    retry: async () => {
      const { current } = read();
      await current?.retry?.();
      if (read().current === current) write({ current: undefined });
    },
  };
}

function kindOf(cause: unknown): FailureKind {
  if (cause instanceof NetworkError) return 'offline';
  return cause instanceof ApiProblem ? (KIND_OF_STATUS[cause.status] ?? 'error') : 'error';
}
