import Provider, { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { ProviderStore } from './provider-store.ts';
import type { DemoUsers } from './users.ts';

export const WEB_CLIENT_ID = 'web';

/** Path of the provider on its origin. */
export const MOUNT = '/idp';

const MINUTES = 60;
const DAYS = 86_400;

interface EmbeddedProviderOptions {
  /** Scheme, host and port as browsers see them. */
  readonly origin: string;
  readonly audience: string;
  readonly keys: ProviderKeys;
  readonly store: ProviderStore;
  readonly users: DemoUsers;
}

/** An OpenID provider in this process, for development and demonstrations: it signs in without a password. */
export function embeddedProvider({ origin, audience, keys, store, users }: EmbeddedProviderOptions): Provider {
  const provider = new Provider(`${origin}${MOUNT}`, {
    ...signIn(origin, users),
    ...lifetimes,
    adapter: store.adapter,
    jwks: keys.jwks as NonNullable<Configuration['jwks']>,
    cookies: cookies(keys, origin),
    // The web app has the same origin; pages of other origins must not use its tokens.
    clientBasedCORS: (_context, asking) => asking === origin,
    renderError: (context, { error, error_description }) => show(context, errorPage(error, error_description)),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => show(context, signOutPage(form, isOwnSignOut(context))),
        postLogoutSuccessSource: (context) => show(context, signedOutPage()),
      },
      resourceIndicators: resourceIndicators(audience),
    },
  });
  // Trusts the headers that the mount sets from the issuer, whatever the caller sent.
  provider.proxy = true;
  return provider;
}

function show(context: KoaContextWithOIDC, html: string): void {
  context.type = 'html';
  context.body = html;
}

/** Whether the caller holds a token of the signed-in user, so that other pages cannot sign users out. */
function isOwnSignOut({ oidc }: KoaContextWithOIDC): boolean {
  const { IdTokenHint, Client } = oidc.entities;
  const accountId = oidc.session?.accountId;
  return accountId !== undefined && Client?.clientId === WEB_CLIENT_ID && IdTokenHint?.payload['sub'] === accountId;
}

function signIn(origin: string, users: DemoUsers): Configuration {
  return {
    clients: [
      {
        client_id: WEB_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/authentication-callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    responseTypes: ['code'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'phone_number', 'company'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_context, sub) => account(users, sub),
    // The API reads names from access tokens.
    extraTokenClaims: (_context, token) => ('accountId' in token ? namesOf(users, token.accountId) : undefined),
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    // `offline_access` is dropped from a request without `prompt=consent`, but refresh tokens are issued nevertheless.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
  };
}

function account(users: DemoUsers, sub: string) {
  if (!Object.hasOwn(users, sub)) return undefined;
  return { accountId: sub, claims: () => ({ sub, ...users[sub] }) };
}

function namesOf(users: DemoUsers, sub: string) {
  if (!Object.hasOwn(users, sub)) return undefined;
  const { given_name, family_name, email, email_verified } = users[sub]!;
  return { given_name, family_name, email, email_verified };
}

const lifetimes: Configuration = {
  ttl: {
    AccessToken: 10 * MINUTES,
    IdToken: 10 * MINUTES,
    Interaction: 10 * MINUTES,
    Session: (_context, session) => (session.accountId === undefined ? 10 * MINUTES : 14 * DAYS),
    Grant: 14 * DAYS,
    RefreshToken: 14 * DAYS,
  },
};

/** Browsers share cookies between ports: distinct names keep two products on one machine apart. */
function cookies({ cookieKeys }: ProviderKeys, origin: string): NonNullable<Configuration['cookies']> {
  const port = new URL(origin).port;
  const common = { httpOnly: true, sameSite: 'lax' } as const;
  return {
    keys: cookieKeys,
    names: { session: `sd_session_${port}`, interaction: `sd_interaction_${port}`, resume: `sd_resume_${port}` },
    long: { ...common, path: MOUNT },
    short: common,
  };
}

/** Access tokens are for the API, also after a renewal. */
function resourceIndicators(audience: string): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: (_context, _client, oneOf) => oneOf ?? audience,
    useGrantedResource: async () => true,
    getResourceServerInfo: (_context, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget();
      return { scope: 'api', audience, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } };
    },
  };
}
