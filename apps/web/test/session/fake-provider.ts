import { vi } from 'vitest';

const AUTHORITY = 'http://localhost:3000/idp';

export const IDENTITY = {
  authority: AUTHORITY,
  clientId: 'web',
  scope: 'openid profile email offline_access',
  redirectUri: 'http://localhost:3000/authentication-callback',
  postLogoutRedirectUri: 'http://localhost:3000/',
  claims: {
    name: 'given_name',
    lastName: 'family_name',
    email: 'email',
    phone: 'phone_number',
    companyName: 'company',
  },
  extraParams: { audience: 'https://api.example' },
};

const ALICE = {
  sub: 'alice',
  given_name: 'Alice',
  family_name: 'Andersen',
  email: 'alice@example.com',
  phone_number: '+45 55 50 10 01',
  company: 'Northern Light',
};

function part(content: object): string {
  return btoa(JSON.stringify(content)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
}

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: AUTHORITY, aud: 'web', iat: now, exp: now + 600, ...ALICE };
  return `${part({ alg: 'RS256', kid: 'one' })}.${part(payload)}.signature`;
}

/** An identity provider at the network's edge; answers token requests one after another. */
export class FakeProvider {
  readonly tokenRequests: URLSearchParams[] = [];
  refuses = false;

  install(): this {
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => this.#answer(String(address), init));
    return this;
  }

  #answer(address: string, init: RequestInit | undefined): Response {
    if (address.endsWith('/api/identity')) return json(IDENTITY);
    if (address.endsWith('/.well-known/openid-configuration')) {
      return json({
        issuer: AUTHORITY,
        authorization_endpoint: `${AUTHORITY}/auth`,
        token_endpoint: `${AUTHORITY}/token`,
        end_session_endpoint: `${AUTHORITY}/session/end`,
      });
    }
    if (!address.endsWith('/token')) throw new Error(`Nothing at ${address}`);
    this.tokenRequests.push(new URLSearchParams(init?.body as URLSearchParams));
    if (this.refuses) return json({ error: 'invalid_grant' }, 400);
    const number = this.tokenRequests.length;
    return json({
      access_token: `access ${number}`,
      refresh_token: `refresh ${number}`,
      id_token: idToken(),
      token_type: 'Bearer',
      expires_in: 600,
    });
  }
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
