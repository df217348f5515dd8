/** The OIDC library stores its user under its own keys. */
export function isUserKey(key: string): boolean {
  return key.startsWith('oidc.user:');
}

/** Whether a user has signed in here and not signed out since. */
export function hasStoredUser(): boolean {
  return Object.keys(localStorage).some(isUserKey);
}
