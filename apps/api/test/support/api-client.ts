import type { Problem, RouteContract } from '@site-designer/api-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface Call {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly querystring?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body; tests know what they asked for. */
  // oxlint-disable-next-line typescript/no-explicit-any -- every test knows its own answer
  readonly body: any;
}

export interface ApiClient {
  (contract: RouteContract, call?: Call): Promise<Answer>;
  /** Another user, who accepts invitations. */
  readonly colleague?: ApiClient;
}

/** What was answered, parsed if it is JSON. */
export function bodyOf({ payload, headers }: LightMyRequestResponse): unknown {
  if (payload === '') return undefined;
  return /^(?:text\/event-stream|image)/.test(String(headers['content-type'])) ? payload : JSON.parse(payload);
}

/** Address of a call below `/api`. */
export function addressOf({ url }: RouteContract, params: Call['params'] = {}): string {
  return `/api${url.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? 1))}`;
}

/** Calls endpoints as a user with a token does. */
export function apiClient(app: FastifyInstance, token: string | undefined, colleague?: ApiClient): ApiClient {
  const call: ApiClient = async (contract, { params, querystring, body, headers } = {}) => {
    const query = querystring === undefined ? '' : `?${new URLSearchParams(querystring).toString()}`;
    const response = await app.inject({
      method: contract.method,
      url: `${addressOf(contract, params)}${query}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: bodyOf(response),
    };
  };
  return Object.assign(call, colleague && { colleague });
}

/** The wrong fields that an answer names. */
export function fieldsOf({ body }: Answer): Record<string, string> {
  const { errors = [] } = body as Problem;
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}
