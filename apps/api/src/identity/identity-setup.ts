import type { Identity } from '@site-designer/api-contract';
import type Provider from 'oidc-provider';
import type { Config } from '../settings/config.ts';
import { DEFAULT_CLAIMS, DEFAULT_SCOPE, type IdentityEntry } from '../server/identity-entry.ts';
import type { TrustedIssuer } from '../plugins/authentication.ts';
import { embeddedProvider, MOUNT, WEB_CLIENT_ID } from './embedded-provider.ts';
import { issuerKeys } from './issuer-keys.ts';
import { loadProviderKeys, publishedKeys } from './provider-keys.ts';
import { openProviderStore } from './provider-store.ts';

/** Which tokens are accepted, and how browsers sign in. */
export interface IdentitySetup {
  readonly issuers: readonly TrustedIssuer[];
  readonly identityOf: (host: string) => Identity | undefined;
  /** Only while no outer provider is configured. */
  readonly provider?: Provider;
  readonly close: () => void;
}

export function identitySetup(config: Config): IdentitySetup {
  return config.identities.length === 0 ? embeddedSetup(config) : outerSetup(config);
}

function embeddedSetup({ publicOrigin, dataFolder, users }: Config): IdentitySetup {
  const issuer = `${publicOrigin}${MOUNT}`;
  const audience = `${publicOrigin}/api`;
  const keys = loadProviderKeys(dataFolder);
  const store = openProviderStore(dataFolder);
  const identity = {
    ...addresses(publicOrigin),
    authority: issuer,
    clientId: WEB_CLIENT_ID,
    scope: DEFAULT_SCOPE,
    claims: DEFAULT_CLAIMS,
    extraParams: {},
  };
  return {
    issuers: [
      {
        issuer,
        audience,
        algorithms: ['RS256'],
        tokenType: 'at+jwt',
        claims: DEFAULT_CLAIMS,
        loadKeys: async () => publishedKeys(keys),
      },
    ],
    identityOf: () => identity,
    provider: embeddedProvider({ origin: publicOrigin, audience, keys, store, users }),
    close: store.close,
  };
}

function outerSetup({ identities, publicOrigin }: Config): IdentitySetup {
  return {
    issuers: identities.map(({ issuer, audience, algorithms, tokenType, claims }) => ({
      issuer,
      audience,
      algorithms,
      tokenType,
      claims,
      loadKeys: issuerKeys(issuer),
    })),
    identityOf: (host) => {
      const entry = entryOf(identities, host);
      return entry && identityView(entry, originOf(entry, publicOrigin));
    },
    close: () => undefined,
  };
}

function entryOf(identities: readonly IdentityEntry[], host: string): IdentityEntry | undefined {
  const name = host.replace(/:\d+$/, '');
  return [host, name, '*'].map((wanted) => identities.find((entry) => entry.host === wanted)).find(Boolean);
}

/** Each host's pages come from that host, by the scheme of the public address. */
function originOf({ host }: IdentityEntry, publicOrigin: string): string {
  return host === '*' ? publicOrigin : `${new URL(publicOrigin).protocol}//${host}`;
}

function identityView(entry: IdentityEntry, origin: string): Identity {
  const { issuer, clientId, scope, claims, extraParams, redirectUri, postLogoutRedirectUri } = entry;
  const usual = addresses(origin);
  return {
    authority: issuer,
    clientId,
    scope,
    redirectUri: redirectUri ?? usual.redirectUri,
    postLogoutRedirectUri: postLogoutRedirectUri ?? usual.postLogoutRedirectUri,
    claims,
    extraParams,
  };
}

function addresses(origin: string): Pick<Identity, 'redirectUri' | 'postLogoutRedirectUri'> {
  return { redirectUri: `${origin}/authentication-callback`, postLogoutRedirectUri: `${origin}/` };
}
