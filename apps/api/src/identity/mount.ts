import { readFileSync } from 'node:fs';
import { languageFor } from '@site-designer/texts';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { PACKAGE_ROOT } from '../server/package-root.ts';
import { wantedByReader } from '../http/wanted-languages.ts';
import { inLanguage, spokenLanguages } from '../texts/language-in-use.ts';
import { rateLimit } from '../plugins/rate-limit.ts';
import { MOUNT } from './embedded-provider.ts';
import { interactions } from './interactions.ts';
import { pinHeaders } from './pin-headers.ts';
import type { DemoUsers } from './users.ts';

/** Assets of the provider's pages, by file name. */
const ASSETS = { 'sign-in.css': 'text/css', 'sign-out.js': 'text/javascript' } as const;

/** Requests per minute of one address; a sign-in takes about ten. */
const MOST_A_MINUTE = 1200;

/** Hands every request below the mount to the provider, except those of the sign-in page. */
export async function mountProvider(
  app: FastifyInstance,
  { provider, users }: { readonly provider: Provider; readonly users: DemoUsers },
): Promise<void> {
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(new URL(`assets/${name}`, PACKAGE_ROOT), 'utf8');
    app.get(`${MOUNT}/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    );
  }
  await app.register(async (limited: FastifyInstance) => {
    // The provider answers on the raw response.
    limited.addHook('onRequest', (_request, reply, next) => {
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      next();
    });
    limited.addHook('preValidation', (request, _reply, next) =>
      inLanguage(languageFor(wantedByReader(request), spokenLanguages()), next),
    );
    await limited.register(rateLimit, { perMinute: MOST_A_MINUTE, counts: undefined });
    await limited.register(interactions, { prefix: `${MOUNT}/interaction`, provider, users });
    await limited.register(protocol, { prefix: MOUNT, provider });
  });
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
