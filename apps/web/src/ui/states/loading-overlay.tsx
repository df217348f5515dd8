import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { useLayoutEffect, type ReactNode } from 'react';
import { useElapsedSeconds } from '../../lib/hooks/use-elapsed.ts';
import { useDelayed } from '../../lib/hooks/use-delayed.ts';
import { Button } from '../buttons/button.tsx';
import { LoadingDots } from './loading-dots.tsx';
import styles from './loading-overlay.module.css';

const DELAY = { afterMs: 150, atLeastMs: 400 };

interface OverlayProps {
  readonly isPending: boolean;
  /** Ends what is waited for: offered, with the seconds that it has lasted, where that takes long. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Covers the page while a request is pending that the user waits for, and blocks clicks and keys.
 *
 * It stays visible for a moment after the answer so that it does not flicker, without blocking clicks and keys.
 */
export function LoadingOverlay(props: OverlayProps): ReactNode {
  return useDelayed(props.isPending, DELAY) ? <Overlay {...props} /> : null;
}

function Overlay({ isPending, onCancel }: OverlayProps): ReactNode {
  const seconds = useElapsedSeconds(isPending && onCancel !== undefined, DELAY.afterMs) ?? 0;
  // A layout effect in the commit of the answer: an effect after the paint would still block the first key.
  useLayoutEffect(() => (isPending ? holdKeysBack() : undefined), [isPending]);
  return (
    <div className={styles.overlay} style={{ pointerEvents: isPending ? 'auto' : 'none' }} data-loading-overlay>
      <div className={styles.waiting}>
        <LoadingDots />
        {onCancel && seconds > 0 && (
          <>
            <span aria-hidden="true">{COMMON_TEXTS.seconds(seconds)}</span>
            <Button data-cancels onClick={onCancel}>
              {COMMON_TEXTS.cancel}
            </Button>
          </>
        )}
      </div>
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
  // The browser's own keys are not blocked, nor is what ends the waiting.
  const cancel = document.querySelector<HTMLElement>('[data-loading-overlay] [data-cancels]');
  if (cancel !== null && (event.key === 'Tab' || event.key === 'Escape' || event.target === cancel)) {
    if (event.key === 'Escape') cancel.click();
    if (event.key !== 'Tab') return;
    cancel.focus();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'F5') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
