import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../apps/api/src/settings/config.ts';
import { answers, nginxOnPath, startNginx, temporaryFolder } from '../../support/nginx.ts';
import { fenceOf, textOf } from '../../support/pages.ts';
import { freePort, startServer } from '../../support/run/server.ts';

const configuration = textOf('docs/operations/nginx.conf');

/** Directives in the order of the file: name and arguments. */
const directives = [...configuration.replaceAll(/#.*$/gm, '').matchAll(/^\s*([a-z_]+)\s+([^;{}]*);/gm)].map(
  ([, name = '', value = '']) => [name, value.trim()] as const,
);
const valuesOf = (wanted: string): string[] => directives.flatMap(([name, value]) => (name === wanted ? [value] : []));

const BYTES_OF_UNIT: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

function bytesOf(size: string): number {
  return Number.parseInt(size, 10) * (BYTES_OF_UNIT[size.at(-1)?.toLowerCase() ?? ''] ?? 1);
}

describe('docs/operations/nginx.conf', () => {
  it('takes bodies as large as the server does', () => {
    expect(valuesOf('client_max_body_size').map(bytesOf)).toEqual([readConfig({}).bodyLimitBytes]);
  });

  it('sets the headers that the server trusts, and passes none of them on from a client', () => {
    expect(valuesOf('proxy_set_header').toSorted()).toEqual([
      'Connection ""',
      'Host $http_host',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Host $http_host',
      'X-Forwarded-Proto $scheme',
    ]);
  });

  it('passes requests to the processes that docs/operations.md starts', () => {
    const started = [...textOf('docs/operations.md').matchAll(/^PORT=(\d+) .*server\.js/gm)].map(([, port]) => port);
    expect(started.length).toBeGreaterThan(1);
    expect(valuesOf('server').map((value) => value.split(' ')[0])).toEqual(started.map((port) => `127.0.0.1:${port}`));
  });

  it.each([
    ['/shared/SECRET', '/shared/***'],
    ['/api/shared/SECRET/decision', '/api/shared/***'],
    ['/API/Shared/SECRET', '/API/Shared/***'],
    ['/invitation/SECRET', '/invitation/***'],
    ['/api/invitation/SECRET', '/api/invitation/***'],
    ['/idp/interaction/SECRET', '/idp/***'],
    ['/authentication-callback', '/authentication-callback'],
    ['/api/project/7/site', '/api/project/7/site'],
  ])('logs %s as %s', (uri, logged) => {
    expect(loggedAs(uri)).toBe(logged);
    expect(NO_ERRORS_OF.test(uri)).toBe(!uri.startsWith('/api/project'));
  });

  it('logs addresses in this form alone, without queries and referrers', () => {
    const [name, ...parts] = valuesOf('log_format')[0]?.split(' ') ?? [];
    expect(parts.join(' ')).not.toMatch(/\$(request|request_uri|args|query_string|http_\w+|is_args)\b/);
    expect(parts).toContain('$logged_uri');
    const perServer = configuration.split(/^server \{/m).slice(1);
    for (const server of perServer) expect(server).toMatch(new RegExp(`access_log \\S+ ${name};`));
  });

  it('matches settings that the server accepts', () => {
    const commands = fenceOf('docs/operations.md', 'e2e/test/docs/nginx.test.ts');
    const settings = [...commands.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const shared = Object.fromEntries(settings.filter(([name]) => name !== 'PORT'));
    for (const [, PORT] of settings.filter(([name]) => name === 'PORT')) {
      expect(readConfig({ ...shared, PORT })).toMatchObject({
        port: Number(PORT),
        host: '127.0.0.1',
        publicOrigin: 'https://design.example.com',
        database: { kind: 'postgres' },
        trustProxy: true,
        identities: [{ clientId: 'site-designer' }],
      });
    }
  });

  // Where there is no nginx, the tests above are what can be said.
  it.each(nginxOnPath())('hands on to three processes, of which one may end', async (path) => {
    expect(await seenThrough(path)).toEqual({
      page: 200,
      metricsOutside: 404,
      metricsInside: 200,
      clientIdByName: 'by-name',
      afterOneEnded: [200, 200, 200, 200, 200, 200],
      logged: ['/api/shared/***', '/authentication-callback', '/shared/***'],
      secretsInLogs: false,
    });
  });
});

/** The locations whose errors are not logged. */
const NO_ERRORS_OF = new RegExp(/location ~\* (\S+) \{\s*error_log \/dev\/null/.exec(configuration)?.[1] ?? '$.', 'i');

/** What the map of the document makes of an address. */
function loggedAs(uri: string): string {
  const [, pattern = '', value = ''] = /map \$uri \$logged_uri \{\s*"~\*(.+)" "(.+)";/.exec(configuration) ?? [];
  const found = new RegExp(pattern, 'i').exec(uri);
  return found === null ? uri : value.replace('$masked', found.groups?.['masked'] ?? '');
}

async function seenThrough(path: string): Promise<object> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const variables = { ...BEHIND_PROXY, PUBLIC_ORIGIN: origin, IDENTITY_FILE: await identityFile() };
  const servers = await Promise.all([startServer(variables), startServer(variables), startServer(variables)]);
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const [first] = servers;
  const logs = await startNginx(
    path,
    adapted(
      port,
      servers.map((server) => server.port),
    ),
  );
  await answers(origin);
  const before = {
    page: await statusOf(origin),
    metricsOutside: await statusOf(`${origin}/metrics`),
    metricsInside: await statusOf(`${first.origin}/metrics`),
    clientIdByName: await clientIdAt(port, 'design.example.com'),
  };
  for (const address of SECRET_ADDRESSES) {
    await fetch(`${origin}${address}`, { headers: { referer: `${origin}/shared/SECRET` } });
  }
  await first.stop();
  const afterOneEnded = await Promise.all(Array.from({ length: 6 }, () => statusOf(`${origin}/readyz`)));
  const lines = (await Promise.all(logs.map((file) => readFile(file, 'utf8')))).join('\n');
  const logged = [
    ...new Set([...lines.matchAll(/ GET (\S*(?:shared|callback)\S*) /g)].map(([, uri = '']) => uri)),
  ].toSorted();
  return { ...before, afterOneEnded, logged, secretsInLogs: lines.includes('SECRET') };
}

const SECRET_ADDRESSES = [
  '/shared/SECRET',
  '/api/%73hared/SECRET',
  '/authentication-callback?code=SECRET&state=SECRET',
];

async function statusOf(address: string): Promise<number> {
  const { status } = await fetch(address);
  return status;
}

/** A host with a client of its own: only who hears of the name that a browser used can tell it. */
async function identityFile(): Promise<string> {
  const folder = await temporaryFolder();
  const provider = { issuer: 'https://idp.example.com', audience: 'site-designer-api' };
  const entries = [
    { ...provider, host: 'design.example.com', clientId: 'by-name' },
    { ...provider, host: '*', clientId: 'any' },
  ];
  await writeFile(join(folder, 'identity.json'), JSON.stringify(entries));
  return join(folder, 'identity.json');
}

const BEHIND_PROXY = {
  HOST: '127.0.0.1',
  TRUST_PROXY: 'true',
  METRICS: 'true',
};

/** The configuration with other ports, and without the certificate that only its owner has. */
function adapted(port: number, servers: readonly number[]): string {
  return configuration
    .replace(/server \{\s*listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl;', `listen ${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, place: string) => `127.0.0.1:${servers[Number(place) - 1]}`);
}

/** How users of a host sign in; `fetch` sets no Host of its own. */
function clientIdAt(port: number, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path: '/api/identity', headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve((JSON.parse(body) as { clientId: unknown }).clientId));
    }).on('error', reject);
  });
}
