import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/test-app.ts';

const PAGE = '<!doctype html><title>The page</title>';
const PAGE_IN_FRENCH = '<!doctype html><html lang="fr"><title>La page</title>';
const COMPRESSED = gzipSync('export {};', { level: 1 });
let served: TestApp;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'index.fr.html'), PAGE_IN_FRENCH);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'index-abc123.js.gz'), COMPRESSED);
  served = await testApp({ webAppFolder: folder });
});
afterAll(() => served.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*', host: 'localhost:3000' }) =>
  served.app.inject({ url, headers });

describe('the web app', () => {
  it.each([
    '/',
    '/index.html',
    '/project/1/site',
    '/project/1/site/2/sitedesign/3',
    '/authentication-callback?code=x',
    '/release-notes/',
    '/project/1/site/2/sitedesign/3/Proposal',
    '/shared/some-secret',
  ])('is served at %s without caching', async (url) => {
    const { statusCode, payload, headers } = await get(url);
    expect([statusCode, payload]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self'");
  });

  it.each(['/no-such-page', '/admin', '/project/1/site/2/sitedesign/3/else', '/shared'])(
    'says at %s that there is no such page',
    async (url) => {
      const { statusCode, payload } = await get(url);
      expect([statusCode, payload]).toEqual([404, PAGE]);
    },
  );

  it.each([
    ['the base of the browser', '/', 'fr-CA,en;q=0.5', '', 'fr'],
    ['the most wanted', '/', 'en;q=0.5, fr;q=0.9', '', 'fr'],
    ['one that is not refused', '/', 'fr;q=0, en', '', 'en'],
    ['English where none is known', '/', 'xx-YY, *', '', 'en'],
    ['English where the header is no list of tags', '/', ';;q=,é', '', 'en'],
    ['the choice of the user before the browser', '/', 'en', 'a=b; language=fr', 'fr'],
    ['that of the address before all', '/project/1/site?language=en', 'fr', 'language=fr', 'en'],
    ['the next where the address names an unknown one', '/shared/some-secret?language=tlh', 'fr', '', 'fr'],
  ])('is in %s', async (_, url, wanted, cookie, language) => {
    const { payload, headers } = await get(url, {
      accept: 'text/html',
      host: 'localhost:3000',
      'accept-language': wanted,
      cookie,
    });
    expect(payload).toBe(language === 'fr' ? PAGE_IN_FRENCH : PAGE);
    expect(headers['content-language']).toBe(language);
    expect(String(headers.vary).toLowerCase()).toContain('accept-language, cookie');
    expect(headers.etag).toBeUndefined();
  });

  it.each(['/.env', '/.git/config.txt', '/robots.txt', '/wp-login.php'])('has no page for the file %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('has assets that browsers cache for ever, as their names change with their content', async () => {
    expect((await get('/assets/index-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/api/nothing', '/api', '/assets/gone.js', '/metrics', '/idp/nothing'])('is not at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('sends a script as it lies there compressed to browsers that take it so', async () => {
    const url = '/assets/index-abc123.js';
    const { headers, rawPayload } = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect([headers['content-encoding'], rawPayload]).toEqual(['gzip', COMPRESSED]);
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('javascript'), vary: 'accept-encoding' });
    expect((await get(url)).payload).toBe('export {};');
  });

  it('is not served from outside its folder', async () => {
    for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await get(url)).payload).not.toContain('"name"');
    }
  });

  it('redirects to the host name of the issuer', async () => {
    const { statusCode, headers } = await get('/project/1/site', { host: '127.0.0.1:3000', accept: 'text/html' });
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:3000/project/1/site']);
    const other = await get('//elsewhere.example/x', { host: '127.0.0.1:3000', accept: 'text/html' });
    expect(new URL(String(other.headers.location)).host).toBe('localhost:3000');
  });
});

describe('the server', () => {
  it('reports whether it is alive and ready', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'ok' });
    }
  });

  it('answers unknown and malformed addresses with problem documents', async () => {
    for (const [url, status] of [
      ['/api/nothing', 404],
      ['/api/%zz', 400],
    ] as const) {
      const { statusCode, headers, payload } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(payload)).toMatchObject({ type: 'about:blank', status });
    }
  });

  it('hides the details of internal errors', async () => {
    const broken = await testApp();
    const token = await broken.tokenFor('alice');
    await broken.close();
    const { statusCode, payload } = await broken.app
      .inject({ url: '/api/project', headers: { authorization: `Bearer ${token}` } })
      .catch((error: Error) => ({ statusCode: 503, payload: error.message }));
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(payload).not.toMatch(/sqlite|database connection|\.ts/i);
  });
});
