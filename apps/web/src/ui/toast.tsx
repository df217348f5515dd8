import { useEffect, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './toast.module.css';

const SHOWN_MS = 10_000;

interface ToastProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
  readonly onClose: () => void;
}

/** What just happened, and a way back, for ten seconds. */
export function Toast({ text, action, onClose }: ToastProps): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);

  return (
    <output className={styles.toast}>
      <span className={styles.text}>{text}</span>
      {action && (
        <Button look="tertiary" size="small" onClick={action.onPress}>
          {action.text}
        </Button>
      )}
      <IconButton icon="close" label="Close message" onClick={onClose} />
    </output>
  );
}
