import { useLayoutEffect, type ReactNode } from 'react';
import { useDelayed } from '../../lib/hooks/use-delayed.ts';
import { LoadingDots } from './loading-dots.tsx';
import styles from './loading-overlay.module.css';

const DELAY = { afterMs: 150, atLeastMs: 400 };

interface OverlayProps {
  readonly isPending: boolean;
}

/**
 * Covers the page while a request is pending that the user waits for, and blocks clicks and keys.
 *
 * It stays visible for a moment after the answer so that it does not flicker, without blocking clicks and keys.
 */
export function LoadingOverlay({ isPending }: OverlayProps): ReactNode {
  return useDelayed(isPending, DELAY) ? <Overlay isPending={isPending} /> : null;
}

function Overlay({ isPending }: OverlayProps): ReactNode {
  // A layout effect in the commit of the answer: an effect after the paint would still block the first key.
  useLayoutEffect(() => (isPending ? holdKeysBack() : undefined), [isPending]);
  return (
    <div className={styles.overlay} style={{ pointerEvents: isPending ? 'auto' : 'none' }} data-loading-overlay>
      <LoadingDots />
    </div>
  );
}

/** The focus stays where it is. */
function holdKeysBack(): () => void {
  const listening = new AbortController();
  document.addEventListener('keydown', holdBack, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

function holdBack(event: KeyboardEvent): void {
  // The browser's own keys are not blocked.
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'F5') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
