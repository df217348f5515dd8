import type { Identity } from '@site-designer/api-contract';
import { UserManager, WebStorageStateStore, type SigninSilentArgs, type User } from 'oidc-client-ts';

const SILENT_RENEW_TIMEOUT_S = 10;
const SESSION_CHECK_INTERVAL_S = 2;
const EXPIRING_NOTICE_S = 10;

const LOCK = 'site-designer.renew';

/**
 * Tabs renew one at a time: they share the store, and a refresh token that is used twice ends the session of
 * all of them. Signing out waits too, so that a late answer does not sign the user in again.
 */
export class RenewingManager extends UserManager {
  override async signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    const before = (await this.getUser())?.refresh_token;
    return navigator.locks.request(LOCK, async () => {
      const now = await this.getUser();
      if (now === null) return null;
      const isRenewed = now.refresh_token !== before && now.expired === false;
      return isRenewed ? now : super.signinSilent(args);
    });
  }

  /** Whether the page navigates away to sign out. If another tab has done so meanwhile, there is nothing to end. */
  async leave(): Promise<boolean> {
    return navigator.locks.request(LOCK, async () => {
      if ((await this.getUser()) === null) return false;
      await super.signoutRedirect();
      return true;
    });
  }
}

export function createManager(identity: Identity): RenewingManager {
  return new RenewingManager({
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: identity.redirectUri,
    post_logout_redirect_uri: identity.postLogoutRedirectUri,
    extraQueryParams: identity.extraParams,
    response_type: 'code',
    response_mode: 'query',
    automaticSilentRenew: true,
    silentRequestTimeoutInSeconds: SILENT_RENEW_TIMEOUT_S,
    checkSessionIntervalInSeconds: SESSION_CHECK_INTERVAL_S,
    accessTokenExpiringNotificationTimeInSeconds: EXPIRING_NOTICE_S,
    userStore: new WebStorageStateStore({ store: localStorage }),
  });
}
