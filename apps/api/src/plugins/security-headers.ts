import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

export interface SecurityHeaderOptions {
  readonly publicOrigin: string;
  /** Origins that the web app talks to besides its own: those of outer identity providers. */
  readonly connectTo: readonly string[];
}

/** Everything a page may load or do, from its own origin alone. */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { publicOrigin, connectTo }: SecurityHeaderOptions) => {
    const isSecure = publicOrigin.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: {
        // The defaults allow inline styles, and an upgrade that plain http on a name cannot follow.
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
      // With `no-referrer` a form would say that it comes from nowhere.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isSecure,
      // Browsers ignore these on insecure addresses and complain about it.
      crossOriginOpenerPolicy: isSecure,
      originAgentCluster: isSecure,
    });
  },
);
