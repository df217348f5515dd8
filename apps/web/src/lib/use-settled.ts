import { useEffect, useState } from 'react';

/** A value once it has stood for a while in which no key was pressed; at once where the while is none. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    let timer = setTimeout(settle, pauseMs);
    function settle(): void {
      removeEventListener('keydown', wait, true);
      setSettled(value);
    }
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(settle, pauseMs);
    }
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, true);
    };
  }, [value, pauseMs]);

  return pauseMs === 0 ? value : settled;
}
