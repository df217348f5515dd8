import { createHash, randomBytes } from 'node:crypto';
import { request, type APIRequestContext, type BrowserContext } from 'playwright-core';
import { ownUserId, testFile, type UserName } from './run/users.ts';

/** What a browser keeps of a sign-in, and the token that goes with it. */
export interface SignIn {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** Name and value in the storage of the web app. */
  readonly stored: readonly [name: string, value: string];
  readonly accessToken: string;
}

interface Identity {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
  readonly redirectUri: string;
}

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** A token lasts ten minutes, and a test file should not see the end of it. */
const SHARED_FOR_MS = 4 * 60_000;

interface Shared {
  readonly since: number;
  readonly made: Promise<SignIn>;
}

const shared = new Map<string, Shared>();

/** Sign-in of a user, made once for all that ask within minutes. */
export function sharedSignIn(user: UserName, origin: string): Promise<SignIn> {
  // Servers of other files may have had the port before.
  const key = `${ownUserId(user)} ${origin} ${testFile()}`;
  const known = shared.get(key);
  if (known !== undefined && Date.now() - known.since < SHARED_FOR_MS) return known.made;
  const made = newSignIn(user, origin);
  shared.set(key, { since: Date.now(), made });
  return made;
}

/** Asks the embedded provider what the web app and its sign-in page ask it: opening both pages takes a browser half a second. */
async function newSignIn(user: UserName, origin: string): Promise<SignIn> {
  const client = await request.newContext({ baseURL: origin });
  const identity = (await (await client.get('/api/identity')).json()) as Identity;
  const tokens = await tokensOf(client, identity, ownUserId(user));
  const { cookies } = await client.storageState();
  await client.dispose();
  const { expires_in, ...kept } = tokens;
  const expires_at = Math.floor(Date.now() / 1000) + expires_in;
  return {
    cookies,
    stored: [
      `oidc.user:${identity.authority}:${identity.clientId}`,
      JSON.stringify({ ...kept, expires_at, profile: claimsOf(tokens.id_token) }),
    ],
    accessToken: tokens.access_token,
  };
}

async function tokensOf(client: APIRequestContext, identity: Identity, user: string): Promise<Tokens> {
  const { clientId: client_id, redirectUri: redirect_uri, scope } = identity;
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const question = { client_id, redirect_uri, scope, response_type: 'code', code_challenge_method: 'S256' };
  const asked = await client.get('/idp/auth', { params: { ...question, code_challenge } });
  const returned = await client.post(asked.url(), { form: { user } });
  const code = new URL(returned.url()).searchParams.get('code');
  if (code === null) throw new Error(`The sign-in of ${user} ended at ${returned.url()}`);
  const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier };
  return (await (await client.post('/idp/token', { form })).json()) as Tokens;
}

function claimsOf(token: string): object {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
}
