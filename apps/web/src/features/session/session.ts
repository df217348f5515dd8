import { getIdentity, type Identity } from '@site-designer/api-contract/addresses';
import type { User } from 'oidc-client-ts';
import type { Call } from '../../lib/calls/call.ts';
import { logError } from '../../lib/calls/log.ts';
import { arrive, leave, untilLeft } from './leaving.ts';
import type { RenewingManager } from './oidc-manager.ts';
import { currentPath, returnPath } from './return-path.ts';
import { isUserKey } from './stored-user.ts';
import { userFromClaims, type UserData } from './user-data.ts';

interface SessionListener {
  readonly setUser: (user: UserData | null) => void;
  readonly setExpiring: (isExpiring: boolean) => void;
  readonly setCallbackPath: (callbackPath: string) => void;
}

/** Sign-in, sign-out and access token. The OIDC library is loaded on first use. */
export interface Session {
  /** Looks for a stored user and reports who is signed in, now and at each change, also in other tabs. */
  readonly start: (listener: SessionListener) => Promise<void>;
  readonly signIn: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Completes the sign-in on the callback route; returns the path to open. It may be called twice. */
  readonly complete: () => Promise<string>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly renew: () => Promise<string | undefined>;
}

interface Client {
  readonly manager: RenewingManager;
  readonly identity: Identity;
}

export function createSession(call: Call): Session {
  let client: Promise<Client> | undefined;
  let completion: Promise<string> | undefined;
  /** The page is about to navigate to the sign-out: a protected page must not redirect to the sign-in meanwhile. */
  let isLeaving = false;
  let tellNobody = () => undefined as void;

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
    tellNobody = () => tell(null);
    arrive();
    const { events } = manager;
    events.addUserLoaded(tell);
    events.addUserUnloaded(() => tell(null));
    // A token is renewed ten seconds before it runs out: nobody need know as long as that succeeds. The next success tells a user.
    events.addSilentRenewError((cause) => {
      logError('The session was not renewed', cause);
      listener.setExpiring(true);
    });
    watchOtherTabs(() => void manager.getUser().then(tell));
    tell(await manager.getUser());
  }

  async function signIn(): Promise<void> {
    const { manager } = await ready();
    await untilLeft();
    await manager.signinRedirect({ state: { returnTo: currentPath(location) } });
  }

  async function signOut(): Promise<void> {
    isLeaving = true;
    leave();
    try {
      isLeaving = await (await ready()).manager.leave();
      if (!isLeaving) tellNobody();
    } catch (cause) {
      isLeaving = false;
      arrive();
      throw cause;
    }
  }

  return {
    start,
    complete: () => (completion ??= ready().then(completed)),
    signIn,
    signOut,
    accessToken: async () => tokenOf(await (await ready()).manager.getUser()),
    renew: async () => tokenOf(await renewed(await ready())),
  };
}

async function connect(call: Call): Promise<Client> {
  const [{ data: identity }, { createManager }] = await Promise.all([
    call(getIdentity, {}),
    import('./oidc-manager.ts'),
  ]);
  return { manager: createManager(identity), identity };
}

async function completed({ manager }: Client): Promise<string> {
  const { state } = await manager.signinRedirectCallback();
  return returnPath(state, location.origin);
}

async function renewed({ manager }: Client): Promise<User | null> {
  return manager.signinSilent().catch((cause: unknown) => {
    logError('The session was not renewed', cause);
    return null;
  });
}

/** The library stores its user where all tabs can read it. */
function watchOtherTabs(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && isUserKey(key)) onChange();
  });
}

function signedIn(user: User | null, { claims }: Identity): UserData | null {
  return user === null || user.expired === true ? null : userFromClaims(user.profile, claims);
}

function tokenOf(user: User | null): string | undefined {
  return user?.access_token;
}
