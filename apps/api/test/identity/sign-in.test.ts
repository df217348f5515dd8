import { decodeJwt } from '../support/tokens.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, refresh, signIn, startSignIn } from '../support/browser.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

let served: TestApp;

beforeAll(async () => {
  served = await testApp();
});
afterAll(() => served.close());

const projects = (token: string) =>
  served.app.inject({ url: '/api/project', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('gives tokens that the API accepts, with the claims of the user', async () => {
    const { access_token, id_token, refresh_token } = await signIn(new Browser(served.app), 'alice');
    expect((await projects(access_token)).statusCode).toBe(200);
    expect(refresh_token).toEqual(expect.any(String));
    expect(decodeJwt(id_token).payload).toMatchObject({
      sub: 'alice',
      iss: 'http://localhost:3000/idp',
      aud: 'web',
      email: 'alice@example.com',
      given_name: 'Alice',
      family_name: 'Andersen',
      phone_number: expect.any(String),
      company: expect.any(String),
    });
  });

  it('gives tokens only to pages of its own origin', async () => {
    const { refresh_token } = await signIn(new Browser(served.app), 'alice');
    const renew = (origin: string) =>
      served.app.inject({
        method: 'POST',
        url: '/idp/token',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'web', refresh_token }).toString(),
      });
    for (const other of ['https://elsewhere.example', 'http://localhost:3001', 'null']) {
      const { statusCode, headers, payload } = await renew(other);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, undefined]);
      expect(payload).not.toContain('access_token');
    }
    const own = await renew('http://localhost:3000');
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, 'http://localhost:3000']);
  });

  it('restricts the answers of the provider like all others', async () => {
    const { headers } = await served.app.inject({ url: '/idp/.well-known/openid-configuration' });
    const ours = (await served.app.inject({ url: '/healthz' })).headers;
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      expect(headers[name]).toEqual(expect.any(String));
      expect(headers[name]).toBe(ours[name]);
    }
  });

  it('keeps the code of a sign-in out of referrers', async () => {
    const { headers } = await served.app.inject({ url: '/authentication-callback?code=x&state=y' });
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('accepts the address of a user in place of the name', async () => {
    const { access_token } = await signIn(new Browser(served.app), 'bob@example.com');
    expect(decodeJwt(access_token).payload).toMatchObject({ sub: 'bob', aud: 'http://localhost:3000/api' });
  });

  it('shows a page with one button for each user, without scripts or inline styles', async () => {
    const browser = new Browser(served.app);
    const page = await browser.get(await startSignIn(browser, 'verifier-verifier-verifier-verifier-verifier'));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.payload.match(/<button type="submit" name="user" value="(alice|bob)"/g)).toHaveLength(2);
    expect(page.payload).not.toMatch(/<script|style=|<style/);
    const styles = await browser.get('/idp/sign-in.css');
    expect([styles.statusCode, styles.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
  });

  it.each(['eve', '', '__proto__', 'constructor'])('refuses the user %j with a page', async (user) => {
    const browser = new Browser(served.app);
    const location = await startSignIn(browser, 'verifier-verifier-verifier-verifier-verifier');
    const page = await browser.post(location, { user });
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.payload).toContain('Unknown user');
  });

  it('escapes text from the address', async () => {
    const page = await new Browser(served.app).get('/idp/auth?client_id=<script>alert(1)</script>');
    expect(page.statusCode).toBe(400);
    expect(page.payload).not.toContain('<script>');
  });

  it('shows a page when the interaction has expired', async () => {
    const page = await new Browser(served.app).get('/idp/interaction/unknown');
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  });

  it('asks for no user again while one is signed in', async () => {
    const browser = new Browser(served.app);
    await signIn(browser, 'alice');
    const location = await startSignIn(browser, 'verifier-verifier-verifier-verifier-verifier');
    expect(location).toMatch(/^http:\/\/localhost:3000\/authentication-callback\?code=/);
  });
});

describe('renewal', () => {
  it('gives a new access token and a new refresh token', async () => {
    const browser = new Browser(served.app);
    const first = await signIn(browser, 'alice');
    const renewed = (await refresh(browser, first.refresh_token)).json();
    expect(renewed.refresh_token).not.toBe(first.refresh_token);
    expect((await projects(renewed.access_token)).statusCode).toBe(200);
  });

  it('works for two windows that renew at the same time', async () => {
    const browser = new Browser(served.app);
    const { refresh_token } = await signIn(browser, 'alice');
    const answers = await Promise.all([refresh(browser, refresh_token), refresh(browser, refresh_token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const again = await Promise.all(answers.map((answer) => refresh(browser, answer.json().refresh_token)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

describe('signing out', () => {
  it.each([
    ['at once for the one who is signed in', 'alice', true],
    ['never for another user, until it was asked', 'bob', false],
  ] as const)('proceeds %s', async (_, hinted, isAtOnce) => {
    const { id_token } = await signIn(new Browser(served.app), hinted);
    const browser = new Browser(served.app);
    await signIn(browser, 'alice');
    const query = new URLSearchParams({ id_token_hint: id_token, client_id: 'web' });
    const page = await browser.get(`/idp/session/end?${query.toString()}`);
    expect(page.payload.includes('/idp/sign-out.js')).toBe(isAtOnce);
    expect((await browser.get('/idp/sign-out.js')).payload).toContain('logout');
  });

  it('asks for confirmation of a request without a user', async () => {
    const browser = new Browser(served.app);
    await signIn(browser, 'alice');
    const page = await browser.get('/idp/session/end');
    expect(page.payload).toContain('Do you want to sign out?');
    expect(page.payload).not.toContain('<script');
  });

  it('asks for confirmation, ends the session and returns to the start page', async () => {
    const browser = new Browser(served.app);
    const { id_token } = await signIn(browser, 'alice');
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: 'http://localhost:3000/',
    });
    const page = await browser.get(`/idp/session/end?${query.toString()}`);
    expect(page.payload).toContain('Do you want to sign out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.payload)?.[1] ?? '';
    const done = await browser.post('/idp/session/end/confirm', { xsrf, logout: 'yes' });
    expect(done.headers.location).toBe('http://localhost:3000/');
    expect(await startSignIn(browser, 'verifier-verifier-verifier-verifier-verifier')).toContain('/interaction/');
  });
});

describe('the provider', () => {
  it('builds its addresses from its issuer and not from the Host header', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example, localhost',
      'x-forwarded-proto': 'https',
    };
    const { payload } = await served.app.inject({ url: '/idp/.well-known/openid-configuration', headers });
    expect(payload).not.toContain('evil');
    expect(JSON.parse(payload)).toMatchObject({
      issuer: 'http://localhost:3000/idp',
      token_endpoint: 'http://localhost:3000/idp/token',
    });
  });

  it('gives browsers the settings for signing in', async () => {
    const { payload } = await served.app.inject({ url: '/api/identity' });
    expect(JSON.parse(payload)).toEqual({
      authority: 'http://localhost:3000/idp',
      clientId: 'web',
      scope: 'openid profile email offline_access',
      redirectUri: REDIRECT,
      postLogoutRedirectUri: 'http://localhost:3000/',
      claims: {
        name: 'given_name',
        lastName: 'family_name',
        email: 'email',
        phone: 'phone_number',
        companyName: 'company',
      },
      extraParams: {},
    });
  });
});

const REDIRECT = 'http://localhost:3000/authentication-callback';
