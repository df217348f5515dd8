import { useEffect } from 'react';

const RETRY_AFTER_MS = 5000;

/** Tries again when the network is back, and every five seconds: a server that was away does not say when it answers again. */
export function useRetry(work: (() => unknown) | undefined): void {
  useEffect(() => {
    if (!work) return;
    const retry = () => void work();
    addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_AFTER_MS);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [work]);
}
