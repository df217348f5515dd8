import type { FastifyRequest } from 'fastify';

/** A request that a worker answers. */
export interface Job {
  readonly requestId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** Claims of the verified token. */
  readonly user: FastifyRequest['user'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export interface JobAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The quota that refused it. */
  readonly exceeded: string | undefined;
  /** How long the thread worked on it, and its heap afterwards. */
  readonly use: { readonly thread: number; readonly seconds: number; readonly heapBytes: number };
}

/** Says that a thread has loaded all it needs. */
export interface StartedMessage {
  readonly startedThread: number;
}

/** Headers of a request that affect its answer. */
export const JOB_HEADERS = ['content-type', 'if-match', 'accept-language'] as const;

/** Headers that describe the answer; the server adds the others. */
export const ANSWER_HEADERS = ['content-type', 'content-language', 'etag', 'location', 'retry-after'] as const;

/** The headers of the list that are present. */
export function headersOf(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
