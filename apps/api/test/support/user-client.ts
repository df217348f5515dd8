import type { FastifyInstance } from 'fastify';
import { USER_HEADER } from '../../src/workers/worker-app.ts';
import { addressOf, bodyOf, type ApiClient } from './api-client.ts';

/** The user of the dumps of releases. */
export const USER = { iss: 'https://one.example', sub: 'alice' } as const;

/** Calls the application of a worker, which takes its user from a header: no provider and no token is needed. */
export function userClient(app: FastifyInstance, user: { readonly iss: string; readonly sub: string }): ApiClient {
  return async (contract, { params, querystring, body, headers } = {}) => {
    const query = querystring === undefined ? '' : `?${new URLSearchParams(querystring).toString()}`;
    const response = await app.inject({
      method: contract.method,
      url: `${addressOf(contract, params)}${query}`,
      headers: { [USER_HEADER]: JSON.stringify(user), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: bodyOf(response),
    };
  };
}
