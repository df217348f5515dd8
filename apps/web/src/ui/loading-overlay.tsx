import type { ReactNode } from 'react';
import { useDelayed } from '../lib/use-delayed.ts';
import { LoadingDots } from './loading-dots.tsx';
import styles from './loading-overlay.module.css';

/** Answers that come sooner must not flash. */
const APPEARS_AFTER_MS = 150;

/** Covers the page while a request is pending that the user has to wait for. */
export function LoadingOverlay({ isPending }: { readonly isPending: boolean }): ReactNode {
  const isShown = useDelayed(isPending, APPEARS_AFTER_MS);
  return isShown ? (
    <div className={styles.overlay}>
      <LoadingDots />
    </div>
  ) : null;
}
