import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Logs say what was asked and how it went. No query strings, which carry codes and tokens of sign-ins, no headers and no
 * addresses of people.
 */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: url.replace(/[?#].*$/, '') }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  };
}
