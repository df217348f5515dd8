import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * For how many whole seconds something has lasted; undefined where it has ended, or lasts no longer than is worth a word.
 *
 * @param afterMs - Less than a second.
 */
export function useElapsedSeconds(isLasting: boolean, afterMs: number): number | undefined {
  const [seconds, setSeconds] = useState<number>();

  useEffect(() => {
    if (!isLasting) return undefined;
    const since = Date.now();
    const tick = (): void => setSeconds(Math.floor((Date.now() - since) / SECOND_MS));
    const first = setTimeout(tick, afterMs);
    const each = setInterval(tick, SECOND_MS);
    return () => {
      clearTimeout(first);
      clearInterval(each);
      setSeconds(undefined);
    };
  }, [isLasting, afterMs]);

  return isLasting ? seconds : undefined;
}
