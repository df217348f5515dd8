import type { Problem } from '@site-designer/api-contract';

/** The API refused, and said why. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: Problem;
  /** When to try again, where the answer says so. */
  readonly retryAfterMs: number | undefined;

  constructor(problem: Problem, retryAfterMs?: number) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** No answer: no network, or the server is down. Whether the request had an effect is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export function isStatus(cause: unknown, status: number): boolean {
  return cause instanceof ApiProblem && cause.status === status;
}
