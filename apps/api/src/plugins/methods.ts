import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Methods of all routes that match an address. */
    readonly methodsAt: (address: string) => readonly string[];
  }
}

/** Where the files of the web app are: what is no file there is no address. */
const ANY = '/*';

/** Collects the methods of each address for 405 answers. Register it before all routes. */
export const methods = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const byPattern = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === ANY) return;
    const known = byPattern.get(url) ?? new Set();
    byPattern.set(url, known);
    for (const each of [method].flat()) known.add(each);
  });
  app.decorate('methodsAt', (address: string) => {
    const path = address.replace(/[?#].*$/, '');
    const fitting = [...byPattern].filter(([pattern]) => expression(pattern).test(path));
    return [...new Set(fitting.flatMap(([, known]) => [...known]))].toSorted();
  });
  done();
});

function expression(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
}
