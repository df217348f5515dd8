import { useEffect, useState } from 'react';

interface Steadiness {
  /** What is over sooner is never shown. */
  readonly afterMs: number;
  /** What is shown stays at least so long, so that it does not blink. */
  readonly atLeastMs: number;
}

/** Whether to show that something goes on, without flashing and blinking. */
export function useSteady(isTrue: boolean, { afterMs, atLeastMs }: Steadiness): boolean {
  const [shownAt, setShownAt] = useState<number>();

  useEffect(() => {
    if (isTrue === (shownAt !== undefined)) return;
    const waitMs = shownAt === undefined ? afterMs : shownAt + atLeastMs - Date.now();
    const timer = setTimeout(() => setShownAt(isTrue ? Date.now() : undefined), waitMs);
    return () => clearTimeout(timer);
  }, [isTrue, shownAt, afterMs, atLeastMs]);

  return shownAt !== undefined;
}
