import { useEffect } from 'react';

const RETRY_AFTER_MS = 5000;

/** Retries when the network returns, and every five seconds: a server does not announce that it is back. */
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
