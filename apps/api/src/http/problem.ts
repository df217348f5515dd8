import type { FieldError } from '@site-designer/texts';
import { STATUS_CODES } from 'node:http';
import type { Problem } from '@site-designer/api-contract';
import { apiTexts } from '../texts/language-in-use.ts';

interface ProblemExtras {
  readonly errors?: readonly FieldError[];
  /** Of an exceeded quota: the figure that the request would reach, and the limit. */
  readonly quota?: { readonly figure: number; readonly limit: number };
  /** Of a proposal that can no longer be decided. */
  readonly proposalStatus?: string;
  /** Of a design that costs something else than the caller has seen. */
  readonly total?: Problem['total'];
  /** For the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** For the log alone. */
  readonly cause?: unknown;
}

/** A refused request and the reason. Any other error is a bug of the server. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly statusCode: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly quota: ProblemExtras['quota'];
  readonly proposalStatus: string | undefined;
  readonly total: ProblemExtras['total'];
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, detail: string, extras: ProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.statusCode = statusCode;
    this.errors = extras.errors;
    this.quota = extras.quota;
    this.proposalStatus = extras.proposalStatus;
    this.total = extras.total;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

/** Most wrong fields that an answer lists. */
const MOST_FIELDS = 10_000;

/** A 400 that lists the wrong fields. */
export function invalidRequest(errors: readonly FieldError[]): RequestProblem {
  return new RequestProblem(400, apiTexts().requests.fields(errors.length), { errors: errors.slice(0, MOST_FIELDS) });
}

/** @throws RequestProblem 400 where there are errors. */
export function refuseInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws RequestProblem 404 where `value` is undefined: nothing stored has that id, or it belongs to another user. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}

export function notFound(): RequestProblem {
  return new RequestProblem(404, apiTexts().requests.notFound);
}

export function stale(): RequestProblem {
  return new RequestProblem(412, apiTexts().requests.stale);
}

/** A text of a status; undefined of a status that has none. */
function textOf(said: Readonly<Record<number, string>>, status: number): string | undefined {
  return said[status];
}

interface Failure {
  readonly statusCode?: number;
  readonly code?: string;
  readonly validation?: unknown;
}

/** Problem details of any error, without internal details. */
export function toProblem(error: unknown): Problem {
  const failure = (typeof error === 'object' && error !== null ? error : {}) as Failure;
  const status = failure.statusCode ?? 500;
  const known = status >= 400 && status < 600 ? status : 500;
  const { titles, details } = apiTexts();
  const title = textOf(titles, known) ?? STATUS_CODES[known] ?? 'Error';
  const problem = { type: 'about:blank', title, status: known };
  if (error instanceof RequestProblem) {
    return { ...problem, detail: error.message, ...membersOf(error) };
  }
  const detail = known === 400 ? unreadable(failure) : textOf(details, known);
  return detail === undefined ? problem : { ...problem, detail };
}

function membersOf({ quota, proposalStatus, total, errors }: RequestProblem): Partial<Problem> {
  return {
    ...quota,
    ...(proposalStatus !== undefined && { proposalStatus }),
    ...(total !== undefined && { total }),
    ...(errors && { errors: [...errors] }),
  };
}

function unreadable({ code }: Failure): string {
  const { address, unreadable: body } = apiTexts().requests;
  return code === 'FST_ERR_BAD_URL' ? address : body;
}
