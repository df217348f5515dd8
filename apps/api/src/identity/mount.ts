import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { PACKAGE_ROOT } from '../package-root.ts';
import { MOUNT } from './embedded-provider.ts';
import { interactions } from './interactions.ts';
import { pinHeaders } from './pin-headers.ts';

const STYLES = new URL('assets/sign-in.css', PACKAGE_ROOT);

/** Hand everything below the mount to the provider, but for the sign-in page, which is ours. */
export async function mountProvider(
  app: FastifyInstance,
  { provider }: { readonly provider: Provider },
): Promise<void> {
  const styles = readFileSync(STYLES, 'utf8');
  app.get(`${MOUNT}/sign-in.css`, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(styles),
  );
  await app.register(interactions, { prefix: `${MOUNT}/interaction`, provider });
  await app.register(protocol, { prefix: MOUNT, provider });
}

async function protocol(app: FastifyInstance, { provider }: { readonly provider: Provider }): Promise<void> {
  const answer = provider.callback();
  app.removeAllContentTypeParsers();
  // The provider reads bodies itself.
  app.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => {
      pinHeaders(request, provider.issuer);
      reply.hijack();
      const url = request.raw.url ?? MOUNT;
      Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) });
      void answer(request.raw, reply.raw);
    },
  });
}
