import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { CALLBACK_ADDRESS } from '@site-designer/api-contract/pages';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import { beforeSecret } from '../http/secret-path.ts';

interface SecurityHeaderOptions {
  readonly publicOrigin: string;
  /** Further origins that the web app may connect to: those of outer identity providers. */
  readonly connectTo: readonly string[];
}

/**
 * Restricts everything a page may load or do to its own origin. The headers are the same for nearly every answer, so they
 * are made once. They are not set on the raw response: Node checks each header that is set there, and then writes them more slowly.
 */
export const securityHeaders = plugin((app: FastifyInstance, options: SecurityHeaderOptions, done: () => void) => {
  const headers = headersOf(policy(options));
  const ofSecretAddress = { ...headers, ...SECRET_ADDRESS };
  app.addHook('onRequest', ({ url }, reply, next) => {
    const isSecret = beforeSecret(url) !== undefined || url.startsWith(CALLBACK_ADDRESS);
    void reply.headers(isSecret ? ofSecretAddress : headers);
    next();
  });
  done();
});

/**
 * Addresses with a secret, and with the code of a sign-in, must not reach other sites as referrer, nor the log of errors of a proxy, which has
 * the referrers of what such a page asks for.
 */
const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

type Policy = NonNullable<Parameters<typeof helmet>[0]>;

function headersOf(options: Policy): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}

function policy({ publicOrigin, connectTo }: SecurityHeaderOptions): Policy {
  const isSecure = publicOrigin.startsWith('https:');
  return {
    contentSecurityPolicy: {
      // The defaults allow inline styles, and upgrade to https, which a server without TLS cannot serve.
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // With `no-referrer` browsers send forms with `Origin: null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure,
    // Browsers ignore these on insecure origins and log a warning.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
  };
}
