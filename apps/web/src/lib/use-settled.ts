import { useEffect, useState } from 'react';

/** A value once it has stood for a while; at once where the while is none. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);

  return pauseMs === 0 ? value : settled;
}
