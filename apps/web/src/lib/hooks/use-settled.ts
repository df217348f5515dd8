import { useEffect, useState } from 'react';

/** A value after a pause without key presses; without a pause, the value at once. */
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
