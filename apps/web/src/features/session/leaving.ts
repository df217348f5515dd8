const KEY = 'site-designer.leaving';

/** Longest wait for the provider. */
const LONGEST_MS = 5000;

/** Tells all tabs that this one opens the provider to sign out. */
export function leave(): void {
  localStorage.setItem(KEY, String(Date.now()));
}

/** Tells all tabs that signing out at the provider is done. */
export function arrive(): void {
  localStorage.removeItem(KEY);
}

/** Until the tab that signs out is back, the provider still has a session: an earlier request would sign in again. */
export async function untilLeft(): Promise<void> {
  const restMs = Number(localStorage.getItem(KEY) ?? 0) + LONGEST_MS - Date.now();
  if (restMs <= 0) return;
  const waiting = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, restMs);
    addEventListener('storage', ({ key, newValue }) => key === KEY && newValue === null && resolve(), waiting);
  });
  waiting.abort();
}
