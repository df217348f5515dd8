import { RequestProblem } from '../../http/problem.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** Why the database cannot serve a request now: the status, and after how many seconds to try again. `texts` says it. */
const FAILURES = {
  away: {
    statusCode: 503,
    retryAfterSeconds: 5,
  },
  busy: {
    statusCode: 503,
    retryAfterSeconds: 1,
  },
  /** A statement took longer than allowed: the request may ask too much, however idle the database is. */
  slow: {
    statusCode: 503,
    retryAfterSeconds: 5,
  },
  /** The connection was lost between the commit and its answer. */
  unsure: {
    statusCode: 503,
    retryAfterSeconds: 5,
  },
  locked: {
    statusCode: 503,
    retryAfterSeconds: 5,
  },
  unusable: {
    statusCode: 503,
    retryAfterSeconds: 30,
  },
  full: {
    statusCode: 507,
    retryAfterSeconds: undefined,
  },
} as const;

export type StorageFailure = keyof typeof FAILURES;

/** The database cannot serve a request now; `cause` is the error of the database or its driver. */
export class StorageProblem extends RequestProblem {
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    const { statusCode, retryAfterSeconds } = FAILURES[failure];
    super(statusCode, apiTexts().storage[failure], {
      cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
    this.failure = failure;
  }
}
