import type { FailureStateCode } from '../result/failure-result.ts';

/** Recording servers and their spares, by what they do in a state. */
export interface ServersInState {
  /** Recording servers that run. */
  readonly running: number;
  readonly down: number;
  /** Spares that record for a server that is down. */
  readonly takingOver: number;
  /** Spares that stand by. */
  readonly waiting: number;
}

const DOWN: ReadonlySet<FailureStateCode> = new Set(['serverDown', 'serverDownMoved', 'serverDownFailover'] as const);

/**
 * What the servers of a design do in a state: at most one of them is down, and only failover has a spare at work.
 *
 * @param servers - Recording servers, >= 1.
 * @param spares - Spare servers, >= 0; >= 1 in `serverDownFailover`.
 * @example
 * ```ts
 * serversInState('serverDownFailover', 3, 2); // { running: 2, down: 1, takingOver: 1, waiting: 1 }
 * ```
 */
export function serversInState(state: FailureStateCode, servers: number, spares: number): ServersInState {
  const down = DOWN.has(state) ? 1 : 0;
  const takingOver = state === 'serverDownFailover' ? 1 : 0;
  return { running: servers - down, down, takingOver, waiting: spares - takingOver };
}
