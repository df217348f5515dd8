import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/settings/config.ts';
import { textOf } from '../support/pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const image = textOf('Dockerfile');
const compose = textOf('docs/operations/compose.yml');

/** `NAME: value` below `environment:` of the API. */
const composed = Object.fromEntries(
  [...(/environment:\n((?: {4}\S+: .*\n)+)/.exec(compose)?.[1] ?? '').matchAll(/(\w+): '?([^'\n]+)'?/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
const imaged = Object.fromEntries(
  [...(/^ENV (NODE_ENV.*)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

it('the image copies what the build makes, and runs it as a user without rights', () => {
  const copied = [...image.matchAll(/^COPY --from=build \/site-designer\/(\S+)/gm)].map(([, path = '']) => path);
  expect(copied).toContain('apps/api/dist');
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(image).toMatch(
    /^USER node$[^]*^VOLUME \/data$[^]*^HEALTHCHECK .*readyz[^]*^CMD \["node", "dist\/server.js"\]/m,
  );
  const { packageManager } = JSON.parse(textOf('package.json')) as { readonly packageManager: string };
  expect(image).toContain(packageManager);
});

it('the server takes the settings of the containers, and refuses those of the image without a provider', () => {
  expect(readConfig({ ...imaged, ...composed })).toMatchObject({
    host: '0.0.0.0',
    dataFolder: '/data',
    publicOrigin: 'http://localhost:8080',
    database: { kind: 'postgres', url: 'postgres://designer:designer@database:5432/designs' },
    trustProxy: true,
  });
  expect(() => readConfig(imaged)).toThrow(/HOST=0\.0\.0\.0: the embedded identity provider/);
});

it('the proxy of the containers is that of the documents, before the services of the file', () => {
  const proxy = textOf('docs/operations/compose-nginx.conf');
  const services = [...proxy.matchAll(/server (api-\d):3000/g)].map(([, name = '']) => name);
  expect(services).toEqual(['api-1', 'api-2']);
  for (const name of services) expect(compose).toMatch(new RegExp(`^ {2}${name}: \\*api$`, 'm'));
  const shared = textOf('docs/operations/nginx.conf').split('# Figures for the operator')[1];
  expect(proxy.split('# Figures for the operator')[1]).toBe(shared);
});

it('nothing of the sources is left out of the image', async () => {
  const leftOut = [...textOf('.dockerignore').matchAll(/^\*\*\/(\S+)$/gm)].map(([, name = '']) => name);
  expect(leftOut).toContain('node_modules');
  const sources = await Array.fromAsync(glob('{apps,packages}/*/{src,assets,scripts,drizzle}/**', { cwd: ROOT }));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => path.split('/').some((part) => leftOut.includes(part)))).toEqual([]);
});
