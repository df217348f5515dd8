import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../buttons/button.tsx';
import styles from './toast.module.css';
import { useFocusReturn } from './use-focus-return.ts';

const SHOWN_MS = 10_000;

interface ToastProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
}

/** A message about the last action, with a button such as Undo, for ten seconds; longer while it has the pointer or the focus. */
export function Toast({ text, action, onClose }: ToastProps): ReactNode {
  const [isHeld, setIsHeld] = useState(false);
  const toast = useFocusReturn<HTMLDivElement>();

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);

  return (
    <div
      ref={toast}
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <output className={styles.text} dir="auto">
        {text}
      </output>
      {action && (
        <Button look="tertiary" size="small" onClick={action.onPress}>
          {action.text}
        </Button>
      )}
      <IconButton icon="close" label={COMMON_TEXTS.closeMessage} onClick={onClose} />
    </div>
  );
}
