import { useEffect, useState } from 'react';

/** Whether something has been true for a while: what is over sooner is never shown. */
export function useDelayed(isTrue: boolean, delayMs: number): boolean {
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setIsLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isTrue, delayMs]);

  return isTrue && isLong;
}
