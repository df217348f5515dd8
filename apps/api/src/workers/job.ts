import type { FastifyRequest } from 'fastify';

/** A request that a worker answers. */
export interface Job {
  readonly requestId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** Of the token, which has been verified. */
  readonly user: FastifyRequest['user'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export interface JobAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Headers of a request that its answer depends on. */
export const JOB_HEADERS = ['content-type', 'if-match'] as const;

/** Headers that describe the answer; the server sets the others. */
export const ANSWER_HEADERS = ['content-type', 'etag', 'location', 'retry-after'] as const;

/** Those of the headers that are there. */
export function headersOf(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
