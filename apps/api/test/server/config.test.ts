import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it } from 'vitest';
import { NO_BRANDING } from '../../src/modules/branding/branding-texts.ts';
import { ignoredVariables, readConfig } from '../../src/settings/config.ts';
import { ConfigError } from '../../src/settings/environment.ts';
import { DEMO_USERS } from '../../src/identity/users.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const namesOf = (variables: Record<string, string>) => problemsOf(variables).map((problem) => problem.split('=')[0]);

function identityFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-designer-')), 'identity.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicOrigin: 'http://localhost:3000',
      database: { kind: 'sqlite', path: resolve('data/site-designer.db') },
      databaseLimits: { connections: 10, connectMs: 5000, statementMs: 10_000, lockMs: 5000, idleMs: 10_000 },
      dataFolder: resolve('data'),
      logLevel: 'info',
      trustProxy: false,
      rateLimitPerMinute: 6000,
      bodyLimitBytes: 8_388_608,
      explanationLimitBytes: 33_554_432,
      quotas: {
        designsPerUser: 2000,
        groupsPerDesign: 5000,
        rowsPerUser: 200_000,
        proposalsPerProject: 1000,
        linksPerProject: 50,
        projectsPerUser: 5000,
        sitesPerProject: 5000,
        templatesPerUser: 1000,
        bytesPerUser: 2_147_483_648,
        workspacesPerUser: 100,
      },
      requestTimeoutMs: 120_000,
      shutdownMs: 10_000,
      metrics: false,
      release: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: expect.any(String) },
      identities: [],
      users: DEMO_USERS,
      catalogue: publishedCatalogue,
    });
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
  });

  it('derives the origin from the port, and keeps keys beside the database', () => {
    expect(readConfig({ PORT: '4100', DATABASE_URL: 'sqlite:/srv/designs/main.db' })).toMatchObject({
      publicOrigin: 'http://localhost:4100',
      database: { kind: 'sqlite', path: '/srv/designs/main.db' },
      dataFolder: '/srv/designs',
    });
  });

  it.each(['postgres://designer:secret@db.example:5432/designs', 'postgresql://db.example/designs?sslmode=require'])(
    'accepts the PostgreSQL database %s, and keeps keys in the default folder',
    (url) => {
      expect(readConfig({ DATABASE_URL: url })).toMatchObject({
        database: { kind: 'postgres', url },
        dataFolder: resolve('data'),
      });
    },
  );

  it.each(['postgres://', 'postgres:designs', 'sqlite:', 'mysql://designer:s3cret@db.example/designs'])(
    'refuses the database %s without showing its password',
    (DATABASE_URL) => {
      const problems = problemsOf({ DATABASE_URL });
      expect(problems).toEqual([expect.stringContaining('postgres://USER:PASSWORD@HOST:PORT/DATABASE')]);
      expect(problems.join()).not.toContain('s3cret');
    },
  );

  it('lists every invalid variable at once', () => {
    const bad = {
      PORT: 'abc',
      HOST: 'ok',
      PUBLIC_ORIGIN: 'somewhere',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      ALLOW_EMBEDDED_IDP: 'perhaps',
      OIDC_ISSUER: 'nowhere',
      TRUST_PROXY: '2',
      RATE_LIMIT_PER_MINUTE: '0',
      BODY_LIMIT_BYTES: '-1',
    };
    expect(namesOf(bad)).toEqual(Object.keys(bad).filter((name) => name !== 'HOST'));
  });

  it.each(['0', '65536', '1.5', '-1', ' 3000x'])('refuses the port %j', (PORT) => {
    expect(namesOf({ PORT })).toEqual(['PORT']);
  });

  it.each(['0.0.0.0', '::', '192.0.2.7', 'designs.example.com', '127.0.0.1.example.com'])(
    'on %s requires an identity provider or explicit consent to the embedded one',
    (HOST) => {
      for (const NODE_ENV of ['', 'development', 'production']) {
        expect(problemsOf({ HOST, NODE_ENV })).toEqual([
          expect.stringMatching(/^HOST=.*OIDC_ISSUER.*ALLOW_EMBEDDED_IDP/),
        ]);
      }
      expect(problemsOf({ HOST, ALLOW_EMBEDDED_IDP: 'true' })).toEqual([]);
    },
  );

  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('on %s accepts the embedded identity provider', (HOST) => {
    expect(problemsOf({ HOST, NODE_ENV: 'production' })).toEqual([]);
  });

  it.each([
    { PUBLIC_ORIGIN: 'https://design.example.com' },
    { PUBLIC_ORIGIN: 'http://192.0.2.7:3000' },
    { TRUST_PROXY: 'true' },
  ])('behind a proxy (%o) requires the same', (variables) => {
    const [setting] = Object.entries(variables).map(([name, value]) => `${name}=${value}: `);
    expect(problemsOf(variables)).toEqual([expect.stringMatching(/OIDC_ISSUER.*ALLOW_EMBEDDED_IDP/)]);
    expect(problemsOf(variables)[0]?.startsWith(setting ?? '')).toBe(true);
    expect(problemsOf({ ...variables, ALLOW_EMBEDDED_IDP: 'true' })).toEqual([]);
    const outer = { OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'api' };
    expect(problemsOf({ ...variables, ...outer })).toEqual([]);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'at %s accepts the embedded identity provider',
    (PUBLIC_ORIGIN) => {
      expect(problemsOf({ PUBLIC_ORIGIN })).toEqual([]);
    },
  );

  it.each([
    ['RATE_LIMIT_PER_MINUT', 'RATE_LIMIT_PER_MINUTE'],
    ['RATE_LIMIT_PER_MIN', 'RATE_LIMIT_PER_MINUTE'],
    ['QUOTA_DESIGN_PER_USER', 'QUOTA_DESIGNS_PER_USER'],
    ['OIDC_ISUER', 'OIDC_ISSUER'],
    ['ALLOW_EMBEDED_IDP', 'ALLOW_EMBEDDED_IDP'],
    ['TRUST_PROXYY', 'TRUST_PROXY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PORTS', 'PORT'],
    ['HOTS', 'HOST'],
    ['BIULD', 'BUILD'],
    ['METRIKEN', 'METRICS'],
  ])('refuses %s and names %s, together with what else is wrong', (name, meant) => {
    expect(problemsOf({ [name]: '1', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringContaining('LOG_LEVEL=loud'),
      `${name}=: is no variable of Site Designer: did you mean ${meant}?`,
    ]);
    expect(problemsOf({ [name]: ' ' })).toEqual([]);
  });

  it('warns once of other variables that begin like its own', () => {
    expect(ignoredVariables({ OIDC_CLIENT_SECRET: 's3cret', QUOTA_OF_TEA: '1', PORT: '1' })).toBe(
      'Warning: Site Designer knows no OIDC_CLIENT_SECRET, QUOTA_OF_TEA: ignored.',
    );
  });

  it('takes no notice of what other programs use', () => {
    const others =
      `PATH HOME HOSTNAME HOSTTYPE SHELL USER LOGNAME LANG TERM PWD OLDPWD SHLVL TZ EDITOR MAIL TMPDIR NODE_ENV
      NODE_OPTIONS HTTP_PROXY HTTPS_PROXY NO_PROXY INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET STATE_DIRECTORY PGHOST PGPORT
      KUBERNETES_SERVICE_HOST KUBERNETES_PORT XDG_DATA_HOME SSH_CLIENT DEBUG CI FC_SEED API_PORT BUILD`.split(/\s+/);
    const variables = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(problemsOf(variables)).toEqual([]);
    expect(ignoredVariables(variables)).toBeUndefined();
  });

  it('accepts an outer identity provider', () => {
    const outer = { OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'api' };
    expect(readConfig({ HOST: '0.0.0.0', ...outer }).identities).toMatchObject([
      { host: '*', issuer: 'https://id.example/', clientId: 'web', audience: 'api', algorithms: ['RS256'] },
    ]);
  });

  it('requires all variables of an identity provider', () => {
    expect(namesOf({ OIDC_ISSUER: 'https://id.example' })).toEqual(['OIDC_CLIENT_ID', 'OIDC_AUDIENCE']);
  });

  it.each([
    ['nothing', ''],
    ['an empty list', []],
    ['an entry without a client', [{ host: '*', issuer: 'https://id.example', audience: 'api' }]],
    ['an unknown algorithm', [{ host: '*', issuer: 'https://x', clientId: 'c', audience: 'a', algorithms: ['HS256'] }]],
    ['an unknown field', [{ host: '*', issuer: 'https://x', clientId: 'c', audience: 'a', secret: 's' }]],
  ])('refuses an identity file of %s', (_, content) => {
    expect(new Set(namesOf({ IDENTITY_FILE: identityFile(content) }))).toEqual(new Set(['IDENTITY_FILE']));
  });

  it('refuses a missing identity file', () => {
    expect(problemsOf({ IDENTITY_FILE: '/nowhere.json' })).toEqual([expect.stringContaining('no such file')]);
  });
});

describe('a branding file', () => {
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const svg = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=';
  const whole = { name: 'Gulf', logo, legalText: 'Terms.' };

  it('has neutral defaults for proposals', () => {
    const { branding } = readConfig({ BRANDING_FILE: identityFile(whole) });
    expect(branding).toEqual({ ...NO_BRANDING, ...whole });
    expect(readConfig({}).branding).toBeUndefined();
  });

  it.each([
    ['that is not there', () => '/nowhere/branding.json', /no such file/],
    ['without terms', () => identityFile({ name: 'Gulf', logo }), /legalText/],
    ['whose logo is no image', () => identityFile({ ...whole, logo: 'logo.svg' }), /: logo: Must be a PNG/],
    ['whose logo is an SVG', () => identityFile({ ...whole, logo: svg }), /: logo: Must be a PNG/],
    ['with a name of two lines', () => identityFile({ ...whole, name: 'Gulf\nOther' }), /: name: /],
  ])('%s is refused, with path and reason', (_, path, reason) => {
    const [problem, ...others] = problemsOf({ BRANDING_FILE: path() });
    expect(problem).toMatch(/^BRANDING_FILE=/);
    expect(problem).toMatch(reason);
    expect(others).toEqual([]);
  });
});

describe("a company's own catalogue", () => {
  it('replaces the published one', () => {
    const { catalogue } = readConfig({ CATALOGUE_FILE: identityFile({ version: 'own-1' }) });
    expect(catalogue).toEqual({ ...publishedCatalogue, version: 'own-1' });
  });

  it.each([
    ['that is not there', () => '/nowhere/catalogue.json', /catalogue\.json: cannot be read \(ENOENT/],
    ['that is no JSON', () => identityFile('{ "version": }'), /: line 1, column \d+: /],
    [
      'with a wrong value',
      () => identityFile('{\n  "codecs": [{ "id": "x" }]\n}'),
      /: line 2, column \d+: codecs\[0\]/,
    ],
  ])('is refused from a file %s, with path and reason', (_, path, reason) => {
    const problems = problemsOf({ CATALOGUE_FILE: path() });
    expect(problems[0]).toMatch(/^CATALOGUE_FILE=/);
    expect(problems[0]).toMatch(reason);
    expect(problems[0]).not.toContain('\n');
  });
});
