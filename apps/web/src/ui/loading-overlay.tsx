import type { ReactNode } from 'react';
import { useSteady } from '../lib/use-steady.ts';
import { LoadingDots } from './loading-dots.tsx';
import styles from './loading-overlay.module.css';

const STEADINESS = { afterMs: 150, atLeastMs: 400 };

/** Covers the page while a request is pending that the user has to wait for. */
export function LoadingOverlay({ isPending }: { readonly isPending: boolean }): ReactNode {
  return useSteady(isPending, STEADINESS) ? (
    <div className={styles.overlay} data-loading-overlay>
      <LoadingDots />
    </div>
  ) : null;
}
