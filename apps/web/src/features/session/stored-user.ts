/** The library that signs in keeps its user under keys of its own. */
export function isUserKey(key: string): boolean {
  return key.startsWith('oidc.user:');
}

/** Whether somebody has signed in here and not out again. */
export function hasStoredUser(): boolean {
  return Object.keys(localStorage).some(isUserKey);
}
