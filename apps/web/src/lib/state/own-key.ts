let owner: string | undefined;

/**
 * Whether somebody is the person whose page this is: the first one who was signed in since it was opened. What the page shows and what it
 * has not sent yet is theirs.
 */
export function isOwner(subject: unknown): boolean {
  owner ??= String(subject);
  return owner === String(subject);
}

/** The key under which this browser keeps something of the signed-in user alone: others may sign in to the same browser. */
export function ownKey(key: string): string {
  return owner === undefined ? key : `${key} ${owner}`;
}

/** For tests, which open several pages in one. */
export function forgetOwner(): void {
  owner = undefined;
}
