import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../apps/api/src/settings/config.ts';
import { startPostgres } from '../../../apps/api/test/support/postgres-server.ts';
import { answers, nginxOnPath, startNginx } from '../../support/nginx.ts';
import { textOf } from '../../support/pages.ts';
import { freePort, startServer } from '../../support/run/server.ts';
import { printedToken } from '../../support/token.ts';

const ROOT = join(import.meta.dirname, '../../..');
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

it('the test follows every step of the image', () => {
  const steps = image.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(steps.filter((step) => !STEPS.some((known) => known.test(step)))).toEqual([]);
});

it('the steps of the image, without Docker, make a server that answers with its page', async () => {
  const { cwd, script, folder } = await madeImage();
  const { HOST: _all, PORT: _fixed, ...own } = inFolder(imaged, join(folder, 'one'));
  const { origin, port, stop } = await startServer(own, { cwd, script });
  const page = await fetch(origin);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await healthOf(port)).toBe(0);
  expect(await stop()).toBe(0);
  expect(await healthOf(port)).toBe(1);
});

it('the services of the compose file, without Docker, take a sign-in and go on when one of them stops', async () => {
  const { cwd, script, folder } = await madeImage();
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  const [nginx] = nginxOnPath();
  const port = await freePort();
  const variables = inFolder({ ...imaged, ...composed }, join(folder, 'two'));
  const api = async (own: number) =>
    startServer(
      {
        ...variables,
        DATABASE_URL: variables['DATABASE_URL']!.replace(/postgres:.*/, `${database.url}/postgres`),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        PORT: String(own),
      },
      { cwd, script },
    );
  const first = await api(nginx === undefined ? port : await freePort());
  const second = await api(await freePort());
  onTestFinished(async () => void (await second.stop()));
  const origin = `http://localhost:${port}`;
  if (nginx !== undefined) {
    const proxy = textOf('docs/operations/compose-nginx.conf')
      .replace('listen 8080', `listen ${port}`)
      .replace('api-1:3000', `127.0.0.1:${first.port}`)
      .replace('api-2:3000', `127.0.0.1:${second.port}`)
      .replace('/dev/stdout', '/var/log/nginx/site-designer.log');
    await startNginx(nginx, proxy);
    await answers(origin);
  }
  const headers = { authorization: `Bearer ${await printedToken('alice', port)}` };
  const made = await fetch(`${origin}/api/project`, { method: 'POST', headers });
  expect(made.status).toBe(201);
  const { project } = (await made.json()) as { readonly project: { readonly id: number } };
  expect(await first.stop()).toBe(0);
  // With a token of the first one, which has stopped, and what it stored.
  const left = nginx === undefined ? second.origin : origin;
  const { projects } = (await (await fetch(`${left}/api/project`, { headers })).json()) as {
    readonly projects: object;
  };
  expect(projects).toEqual([expect.objectContaining(project)]);
});

/** The steps that {@link madeImage} and the tests take; the installation and the build come before all tests that need them. */
const STEPS = [
  /^FROM node:24-slim( AS build)?$/,
  /^WORKDIR /,
  /^RUN npm install --global pnpm@/,
  /^COPY \. \.$/,
  /^ARG BUILD=unknown$/,
  /^ENV /,
  /^RUN pnpm install --frozen-lockfile && pnpm run build$/,
  /^RUN pnpm .* deploy .* \/deployed$/,
  /^COPY --from=build \S+ \S+$/,
  /^RUN mkdir \/data && chown node:node \/data$/,
  /^USER node$/,
  /^VOLUME \/data$/,
  /^EXPOSE 3000$/,
  /^HEALTHCHECK /,
  /^CMD \[/,
];

interface Image {
  readonly folder: string;
  readonly cwd: string;
  readonly script: string;
}

let made: Promise<Image> | undefined;
afterAll(async () => {
  if (made !== undefined) await rm((await made).folder, { recursive: true, force: true });
});

/** What the image holds, in a folder. */
function madeImage(): Promise<Image> {
  made ??= makeImage();
  return made;
}

async function makeImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'site-designer-image-'));
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
  return { folder, cwd, script };
}

/** Variables of a container whose volume is a folder. */
function inFolder(variables: Readonly<Record<string, string>>, folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replace('/data', folder)]));
}

/** The exit code of the health check of the image, asked of another port. */
async function healthOf(port: number): Promise<number | null> {
  const [, command = '[]'] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(image) ?? [];
  const [, ...args] = (JSON.parse(command) as string[]).map((part) => part.replace(':3000', `:${port}`));
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
