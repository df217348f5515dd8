import { getIdentity, type Identity } from '@site-designer/api-contract/addresses';
import type { Call } from '../../lib/calls/call.ts';
import { logError } from '../../lib/calls/log.ts';
import { isOwner } from '../../lib/state/own-key.ts';
import { arrive, leave, untilLeft } from './leaving.ts';
import type { RenewingManager } from './oidc-manager.ts';
import { currentPath, returnPath } from './return-path.ts';
import { isExpired, isUserKey, storedUser, type StoredUser } from './stored-user.ts';
import { userFromClaims, type UserData } from './user-data.ts';

interface SessionListener {
  readonly setUser: (user: UserData | null) => void;
  readonly setExpiring: (isExpiring: boolean) => void;
  readonly setCallbackPath: (callbackPath: string) => void;
}

/** The library renews the token, which lasts minutes: the page that is opened is shown before it is loaded. */
const CONNECT_AFTER_MS = 3000;

/** Sign-in, sign-out and access token. The OIDC library is loaded on first use, or behind the first page. */
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

export function createSession(call: Call): Session {
  const identity = keptOnSuccess(async () => (await call(getIdentity, {})).data);
  const manager = keptOnSuccess(async () => watched(await connect(identity)));
  let completion: Promise<string> | undefined;
  /** The page is about to navigate to the sign-out: a protected page must not redirect to the sign-in meanwhile. */
  let isLeaving = false;
  let tell = () => undefined as void;
  let tellExpiring = () => undefined as void;

  async function start(listener: SessionListener): Promise<void> {
    const known = await identity();
    listener.setCallbackPath(new URL(known.redirectUri, location.origin).pathname);
    tell = () => {
      const user = signedIn(known);
      if (user !== null || !isLeaving) listener.setUser(user);
    };
    tellExpiring = () => listener.setExpiring(true);
    arrive();
    watchOtherTabs(() => tell());
    tell();
    const connected = () => manager().catch((cause: unknown) => logError('The session is not renewed', cause));
    setTimeout(connected, CONNECT_AFTER_MS);
  }

  function watched(found: RenewingManager): RenewingManager {
    const { events } = found;
    events.addUserLoaded(() => tell());
    events.addUserUnloaded(() => tell());
    // A token is renewed ten seconds before it runs out: nobody need know as long as that succeeds. The next success tells a user.
    events.addSilentRenewError((cause) => {
      logError('The session was not renewed', cause);
      tellExpiring();
    });
    // The time of a token is counted from when it is read.
    watchOtherTabs(() => void found.getUser());
    return found;
  }

  async function signIn(): Promise<void> {
    const left = await manager();
    await untilLeft();
    await left.signinRedirect({ state: { returnTo: currentPath(location) } });
  }

  async function signOut(): Promise<void> {
    isLeaving = true;
    leave();
    try {
      isLeaving = await (await manager()).leave();
      if (!isLeaving) tell();
    } catch (cause) {
      isLeaving = false;
      arrive();
      throw cause;
    }
  }

  return {
    start,
    complete: () => (completion ??= manager().then(completed)),
    signIn,
    signOut,
    accessToken: async () => ownUser(await identity())?.access_token,
    renew: async () => (await renewed(await manager()))?.access_token,
  };
}

/** Asks once; again after a failure. */
function keptOnSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((cause: unknown) => {
      answer = undefined;
      throw cause;
    });
    return answer;
  };
}

async function connect(identity: () => Promise<Identity>): Promise<RenewingManager> {
  const [known, { createManager }] = await Promise.all([identity(), import('./oidc-manager.ts')]);
  return createManager(known);
}

async function completed(manager: RenewingManager): Promise<string> {
  const { state } = await manager.signinRedirectCallback();
  return returnPath(state, location.origin);
}

async function renewed(manager: RenewingManager): ReturnType<RenewingManager['signinSilent']> {
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

/** Nobody where somebody else has signed in in another tab: the page is opened anew, for them. */
function ownUser(identity: Identity): StoredUser | undefined {
  const user = storedUser(identity);
  if (user === undefined || isExpired(user) || isOwner(user.profile['sub'])) return user;
  location.reload();
  return undefined;
}

function signedIn(identity: Identity): UserData | null {
  const user = ownUser(identity);
  return user === undefined || isExpired(user) ? null : userFromClaims(user.profile, identity.claims);
}
