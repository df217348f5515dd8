import { useEffect, useState } from 'react';

interface Delay {
  /** A state that ends sooner is never shown. */
  readonly afterMs: number;
  /** A state that is shown stays at least this long, so that it does not flicker. */
  readonly atLeastMs?: number;
}

/**
 * Whether to show a state that may be brief, such as pending work.
 *
 * For rendering only: with `atLeastMs` it stays true after the state has ended, when input must no longer be blocked.
 */
export function useDelayed(isTrue: boolean, { afterMs, atLeastMs = 0 }: Delay): boolean {
  const [shownAt, setShownAt] = useState<number>();

  useEffect(() => {
    if (isTrue === (shownAt !== undefined)) return;
    const waitMs = shownAt === undefined ? afterMs : shownAt + atLeastMs - Date.now();
    const timer = setTimeout(() => setShownAt(isTrue ? Date.now() : undefined), waitMs);
    return () => clearTimeout(timer);
  }, [isTrue, shownAt, afterMs, atLeastMs]);

  return shownAt !== undefined && (isTrue || atLeastMs > 0);
}
