import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { PrettyOptions } from 'pino-pretty';
import { beforeSecret } from '../http/secret-path.ts';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * Requests are logged with method, path, status and time: no query strings, which carry codes and tokens of sign-ins, no
 * headers, no secrets of links or invitations and no addresses of people. Lines are JSON, except in a terminal.
 */
export async function logOptions(level: string, isTerminal: boolean): Promise<LogOptions> {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: loggedPath(url) }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(isTerminal && level !== 'silent' && { stream: await terminalStream() }),
  };
}

/** The secret of a link or an invitation is left out, however its address is written. */
function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  const before = beforeSecret(path);
  return before === undefined ? path : `/${before}/***`;
}

/** One short line for each message, followed by its error. */
export async function terminalStream(options: PrettyOptions = {}): Promise<NonNullable<LogOptions['stream']>> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    messageFormat: (entry, key) => lineOf(entry, String(entry[key])),
    ...options,
  });
}

interface RequestEntry {
  readonly req?: { readonly method: string; readonly url: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
  readonly reqId?: string;
}

function lineOf({ req, res, responseTime = 0, reqId = '' }: RequestEntry, message: string): string {
  const id = reqId.slice(0, 8);
  if (req) return `${id} ${req.method} ${req.url}`;
  if (res) return `${id} ${res.statusCode} in ${Math.round(responseTime)} ms`;
  return message;
}
