import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser of few gifts: it keeps cookies and follows no redirect by itself. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#visit({ method: 'GET', url: pathOf(url), headers });
  }

  post(url: string, form: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#visit({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  }

  async #visit(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      ...request,
      headers: { accept: 'text/html', ...request.headers, ...(cookie !== '' && { cookie }) },
    });
    for (const { name, value, expires } of response.cookies as { name: string; value: string; expires?: Date }[]) {
      if (value === '' || (expires !== undefined && expires.getTime() < Date.now())) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return `${pathname}${search}`;
}

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

export const REDIRECT_URI = 'http://localhost:3000/authentication-callback';

/** From the start of a sign-in to the page where the user is chosen. */
export async function startSignIn(browser: Browser, verifier: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'web',
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid profile email offline_access',
    state: 'a state',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const started = await browser.get(`/idp/auth?${query.toString()}`);
  return String(started.headers.location);
}

/** The whole sign-in, as the web app and its user do it. */
export async function signIn(browser: Browser, user: string): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  let location = await startSignIn(browser, verifier);
  if (location.includes('/interaction/')) {
    const chosen = await browser.post(location, { user });
    const resumed = await browser.get(String(chosen.headers.location));
    location = String(resumed.headers.location);
  }
  const code = new URL(location).searchParams.get('code') ?? '';
  const answer = await browser.post('/idp/token', {
    grant_type: 'authorization_code',
    client_id: 'web',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
  });
  return answer.json<Tokens>();
}

export async function refresh(browser: Browser, refresh_token: string): Promise<LightMyRequestResponse> {
  return browser.post('/idp/token', { grant_type: 'refresh_token', client_id: 'web', refresh_token });
}
