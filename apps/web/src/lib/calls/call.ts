import type { Address, Input, Output, Problem, RouteContract } from '@site-designer/api-contract';
import { LANGUAGE } from '../format/locale.ts';
import { ApiProblem, NetworkError } from './api-problem.ts';

const API_BASE = '/api';

/** The body of an answer, and the version of the design in it. */
export interface Answer<T> {
  readonly data: T;
  readonly etag: string | undefined;
}

/** Calls one endpoint of the contract. Types come from the contract alone. */
export type Call = <R extends RouteContract>(route: Address<R>, input: Input<R>) => Promise<Answer<Output<R>>>;

export interface Tokens {
  /** The token to send, or undefined while nobody is signed in. */
  readonly accessToken: () => Promise<string | undefined>;
  /** Gets a new one after a refusal; undefined if only signing in again helps. */
  readonly renew: () => Promise<string | undefined>;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly querystring?: Readonly<Record<string, boolean | number | string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The part of `fetch` that calls need. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export function createCall(tokens: Tokens, fetchFrom: Fetch = (...args) => fetch(...args)): Call {
  const send = (request: ApiRequest, token: string | undefined) => sendBy(fetchFrom, request, token);
  return async <R extends RouteContract>(route: Address<R>, input: Input<R>) => {
    const request = requestFor(route, input as AnyInput);
    const { isPublic } = route;
    let response = await send(request, isPublic ? undefined : await tokens.accessToken());
    if (response.status === 401 && !isPublic) {
      const renewed = await tokens.renew();
      if (renewed !== undefined) response = await send(request, renewed);
    }
    return answerOf<Output<R>>(response);
  };
}

interface ApiRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function requestFor({ method, url }: Address, { params, querystring, headers, body }: AnyInput): ApiRequest {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return {
    address: `${API_BASE}${path}${queryOf(querystring)}`,
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function queryOf(querystring: AnyInput['querystring']): string {
  const given = Object.entries(querystring ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

async function sendBy(fetchFrom: Fetch, request: ApiRequest, token: string | undefined): Promise<Response> {
  const { address, method, headers, body } = request;
  try {
    return await fetchFrom(address, {
      method,
      headers: {
        'accept-language': LANGUAGE,
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
  } catch (cause) {
    throw new NetworkError('The server does not answer', { cause });
  }
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  if (!response.ok) throw new ApiProblem(await problemOf(response), retryAfterMs(response));
  const data = (response.status === 204 ? null : await response.json()) as T;
  return { data, etag: response.headers.get('etag') ?? undefined };
}

const MS_PER_SECOND = 1000;

/** Seconds, or the date after which to retry. */
function retryAfterMs({ headers }: Response): number | undefined {
  const said = headers.get('retry-after');
  if (said === null) return undefined;
  const ms = /^\d+$/.test(said) ? Number(said) * MS_PER_SECOND : Date.parse(said) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** The answer of a proxy instead of the API may not be a problem document. */
async function problemOf(response: Response): Promise<Problem> {
  const title = response.statusText || `HTTP ${response.status}`;
  const said: unknown = await response.json().catch(() => ({}));
  return { type: 'about:blank', title, ...(said as Partial<Problem>), status: response.status };
}
