import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../apps/api/src/settings/config.ts';
import { textOf } from '../support/pages.ts';
import { startServer } from '../support/server.ts';

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
  const sources: string[] = [];
  for await (const path of glob('{apps,packages}/*/{src,assets,scripts,drizzle}/**', { cwd: ROOT })) sources.push(path);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => path.split('/').some((part) => leftOut.includes(part)))).toEqual([]);
});

it('the steps of the image, without Docker, make a server that answers with its page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-image-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [, deploy = ''] = /^RUN (pnpm .* deploy .*) \/deployed$/m.exec(image) ?? [];
  await promisify(exec)(`${deploy} --offline ${join(folder, 'deployed')}`, { cwd: ROOT });
  const [, home = ''] = /^FROM [^ \n]+\nWORKDIR (\S+)$/m.exec(image) ?? [];
  const cwd = join(folder, home);
  for (const [, from = '', to = ''] of image.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)) {
    await mkdir(dirname(join(cwd, to)), { recursive: true });
    if (from.startsWith('/deployed/')) await rename(join(folder, from), join(cwd, to));
    else await cp(from.replace('/site-designer', ROOT), join(cwd, to), { recursive: true, verbatimSymlinks: true });
  }
  const [, script = ''] = /^CMD \["node", "(\S+)"\]$/m.exec(image) ?? [];
  const variables = Object.entries(imaged).map(([name, value]) => [name, value.replace('/data', folder)]);
  const { HOST: _all, PORT: _fixed, ...own } = Object.fromEntries(variables) as Record<string, string>;
  const { origin, stop } = await startServer(own, { cwd, script });
  const page = await fetch(origin);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await stop()).toBe(0);
});
