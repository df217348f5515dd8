import { useEffect, type ReactNode } from 'react';
import { useSteady } from '../lib/use-steady.ts';
import { LoadingDots } from './loading-dots.tsx';
import styles from './loading-overlay.module.css';

const STEADINESS = { afterMs: 150, atLeastMs: 400 };

/** Covers the page while a request is pending that the user has to wait for, for the mouse and for the keys. */
export function LoadingOverlay({ isPending }: { readonly isPending: boolean }): ReactNode {
  return useSteady(isPending, STEADINESS) ? <Overlay /> : null;
}

function Overlay(): ReactNode {
  useEffect(swallowKeys, []);
  return (
    <div className={styles.overlay} data-loading-overlay>
      <LoadingDots />
    </div>
  );
}

/** The focus stays where it is: what had it is there again a moment later. */
function swallowKeys(): () => void {
  const listening = new AbortController();
  document.addEventListener('keydown', swallow, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

function swallow(event: KeyboardEvent): void {
  // The browser's own keys go on working.
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'F5') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
