import type { Problem } from '@site-designer/api-contract';

/** A refusal of the API with its reason. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: Problem;
  /** Delay before a retry, if the answer has one. */
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
