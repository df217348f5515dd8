import type { Identity } from '@site-designer/api-contract';

const PREFIX = 'oidc.user:';

/** What the OIDC library stores of its user, as far as it is read here. */
export interface StoredUser {
  readonly access_token: string;
  /** Seconds since 1970. */
  readonly expires_at?: number;
  readonly profile: Readonly<Record<string, unknown>>;
}

/** The OIDC library stores its user under its own keys. */
export function isUserKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Whether a user has signed in here and not signed out since. */
export function hasStoredUser(): boolean {
  return Object.keys(localStorage).some(isUserKey);
}

/** The user of this host, read without the library: a page needs no more to show what the user may see. */
export function storedUser({ authority, clientId }: Identity): StoredUser | undefined {
  const stored = localStorage.getItem(`${PREFIX}${authority}:${clientId}`);
  return stored === null ? undefined : (JSON.parse(stored) as StoredUser);
}

export function isExpired({ expires_at }: StoredUser): boolean {
  return expires_at !== undefined && expires_at * 1000 <= Date.now();
}
