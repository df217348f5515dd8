import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PAGE_ADDRESSES } from '@site-designer/api-contract/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { indexFile, LANGUAGES, languageFor } from '@site-designer/texts';
import plugin from 'fastify-plugin';
import { wantedByReader } from '../http/wanted-languages.ts';
import { sendNotFound } from './problems.ts';

interface WebAppOptions {
  readonly folder: string;
  readonly publicOrigin: string;
  /** Addresses of pages to which sign-ins return. */
  readonly callbackAddresses: readonly string[];
}

/** Addresses that are never a page of the web app. */
const NOT_PAGES = /^\/(api|idp|assets|healthz|readyz|metrics)(\/|\?|$)/;

/** Serves the files of the web app, and its page for every other address, with 404 where the web app says that there is no such page. */
export const webApp = plugin(async (app: FastifyInstance, options: WebAppOptions) => {
  const { folder, publicOrigin, callbackAddresses } = options;
  const pages = [...PAGE_ADDRESSES, ...callbackAddresses].map(pattern);
  if (!existsSync(folder)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const offered = LANGUAGES.map(({ code }) => code).filter((code) => existsSync(join(folder, indexFile(code))));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // Scripts and styles lie there compressed as well.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!isPage(request)) return sendNotFound(request, reply);
    const isKnown = pages.some((page) => page.test(pathOf(request)));
    const language = languageFor(wantedByReader(request), offered);
    // Pages of two languages may be of one length and time, so that their tags would be the same.
    return reply
      .code(isKnown ? 200 : 404)
      .headers({ 'content-language': language, vary: 'accept-language, cookie' })
      .sendFile(indexFile(language), { etag: false, lastModified: false });
  };
  app.setNotFoundHandler(sendPage);
  const files = filesIn(folder);
  // One route for all files: one for each would be a fifth of a start.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const file = request.params['*'];
      return files.has(file) ? reply.sendFile(file) : sendPage(request, reply);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isPage(request) && isOtherLoopback(request.host, publicOrigin)) {
      // Concatenated: an address that starts with two slashes must not name another host.
      return reply.redirect(`${publicOrigin}${request.url}`, 302);
    }
    return undefined;
  });
});

/** As addresses name them, without the slash at their beginning. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')));
}

function pattern(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  const written = parts.map((part) => {
    if (part.startsWith(':')) return '/[^/]+';
    const literal = `/${part.replace(/\?$/, '').replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    return part.endsWith('?') ? `(?:${literal})?` : literal;
  });
  return new RegExp(`^${written.join('')}/?$`, 'i');
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/, '');
}

/** Names of files, as scanners ask for: no page has a dot in its last part. */
function isFile(request: FastifyRequest): boolean {
  return /\.[^/]*$/.test(pathOf(request));
}

/** Files under `assets/` carry a hash of their content in their name. */
function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  const asksForPage = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
  return (method === 'GET' || method === 'HEAD') && asksForPage && !NOT_PAGES.test(url) && !isFile(request);
}

/** Browsers keep sign-ins by host name: requests to 127.0.0.1 are redirected to the name of the issuer. */
function isOtherLoopback(host: string, publicOrigin: string): boolean {
  const { hostname, port } = new URL(publicOrigin);
  const others = ['127.0.0.1', '[::1]', 'localhost']
    .filter((name) => name !== hostname)
    .map((name) => `${name}:${port}`);
  return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname) && others.includes(host);
}
