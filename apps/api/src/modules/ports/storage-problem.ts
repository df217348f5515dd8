import { RequestProblem } from '../../http/problem.ts';

const KEPT = 'everything stored before is safe';

/** Why the database cannot serve a request now: the answer to the caller, and after how many seconds to try again. */
const FAILURES = {
  away: {
    statusCode: 503,
    detail: `The database does not answer. Nothing of this request was stored; ${KEPT}`,
    retryAfterSeconds: 5,
  },
  busy: {
    statusCode: 503,
    detail: `The database is too busy. Nothing of this request was stored; ${KEPT}`,
    retryAfterSeconds: 1,
  },
  /** A statement took longer than allowed: the request may ask too much, however idle the database is. */
  slow: {
    statusCode: 503,
    detail: `The database took too long for this request and stopped it. Nothing of it was stored; ${KEPT}`,
    retryAfterSeconds: 5,
  },
  /** The connection was lost between the commit and its answer. */
  unsure: {
    statusCode: 503,
    detail: `The database went away while it stored this request. It may have been stored or not: read before you repeat it; ${KEPT}`,
    retryAfterSeconds: 5,
  },
  locked: {
    statusCode: 503,
    detail: `The database is busy with another write. Nothing of this request was stored; ${KEPT}`,
    retryAfterSeconds: 5,
  },
  unusable: {
    statusCode: 503,
    detail: 'The files of the database cannot be read or written. Nothing of this request was stored',
    retryAfterSeconds: 30,
  },
  full: {
    statusCode: 507,
    detail: `The disk of the database is full. Nothing of this request was stored; ${KEPT} and can be read`,
    retryAfterSeconds: undefined,
  },
} as const;

export type StorageFailure = keyof typeof FAILURES;

/** The database cannot serve a request now; `cause` is the error of the database or its driver. */
export class StorageProblem extends RequestProblem {
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    const { statusCode, detail, retryAfterSeconds } = FAILURES[failure];
    super(statusCode, detail, { cause, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
    this.failure = failure;
  }
}
