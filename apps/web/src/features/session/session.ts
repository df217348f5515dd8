import { getIdentity, type Identity } from '@site-designer/api-contract';
import type { User, UserManager } from 'oidc-client-ts';
import type { Call } from '../../lib/call.ts';
import { logError } from '../../lib/log.ts';
import { currentPath, returnPath } from './return-path.ts';
import { userFromClaims, type UserData } from './user-data.ts';

/** Who wants to know how the session stands. */
export interface SessionListener {
  readonly setUser: (user: UserData | null) => void;
  readonly setExpiring: (isExpiring: boolean) => void;
  readonly setCallbackPath: (callbackPath: string) => void;
}

/** Signing in and out, and the token in between. The library comes with the first use. */
export interface Session {
  /** Looks for a stored user and tells who is signed in, then and whenever it changes, in another tab too. */
  readonly start: (listener: SessionListener) => Promise<void>;
  readonly signIn: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Ends the sign-in on the callback route; gives the path to go back to. Safe to ask twice. */
  readonly complete: () => Promise<string>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly renew: () => Promise<string | undefined>;
}

interface Client {
  readonly manager: UserManager;
  readonly identity: Identity;
}

export function createSession(call: Call): Session {
  let client: Promise<Client> | undefined;
  let completion: Promise<string> | undefined;
  /** The page is about to leave for the sign-out: a protected page must not send it to the sign-in meanwhile. */
  let isLeaving = false;

  function ready(): Promise<Client> {
    client ??= connect(call).catch((cause: unknown) => {
      client = undefined;
      throw cause;
    });
    return client;
  }

  async function start(listener: SessionListener): Promise<void> {
    const { manager, identity } = await ready();
    listener.setCallbackPath(new URL(identity.redirectUri, location.origin).pathname);
    const tell = (user: User | null) => {
      if (user !== null || !isLeaving) listener.setUser(signedIn(user, identity));
    };
    const { events } = manager;
    events.addUserLoaded(tell);
    events.addUserUnloaded(() => tell(null));
    events.addAccessTokenExpiring(() => listener.setExpiring(true));
    events.addSilentRenewError((cause) => logError('The session was not renewed', cause));
    watchOtherTabs(() => void manager.getUser().then(tell));
    tell(await manager.getUser());
  }

  async function completeOnce(): Promise<string> {
    const { manager } = await ready();
    const { state } = await manager.signinRedirectCallback();
    return returnPath(state, location.origin);
  }

  async function signOut(): Promise<void> {
    isLeaving = true;
    try {
      await (await ready()).manager.signoutRedirect();
    } catch (cause) {
      isLeaving = false;
      throw cause;
    }
  }

  return {
    start,
    complete: () => (completion ??= completeOnce()),
    signIn: async () => (await ready()).manager.signinRedirect({ state: { returnTo: currentPath(location) } }),
    signOut,
    accessToken: async () => tokenOf(await (await ready()).manager.getUser()),
    renew: async () => {
      const { manager } = await ready();
      const renewed = await manager.signinSilent().catch((cause: unknown) => {
        logError('The session was not renewed', cause);
        return null;
      });
      return tokenOf(renewed);
    },
  };
}

async function connect(call: Call): Promise<Client> {
  const [{ data: identity }, { createManager }] = await Promise.all([
    call(getIdentity, {}),
    import('./oidc-manager.ts'),
  ]);
  return { manager: createManager(identity), identity };
}

/** The library keeps its user where all tabs see it, under keys of its own. */
function watchOtherTabs(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('oidc.user:')) onChange();
  });
}

function signedIn(user: User | null, { claims }: Identity): UserData | null {
  return user === null || user.expired === true ? null : userFromClaims(user.profile, claims);
}

function tokenOf(user: User | null): string | undefined {
  return user?.access_token;
}
