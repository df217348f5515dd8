import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { IconButton } from '../buttons/button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Wide for tables and lists; otherwise as narrow as a question. */
  readonly size?: 'wide' | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's modal dialog: it keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog({ isOpen, ...rest }: DialogProps): ReactNode {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, size, onClose, children }: Omit<DialogProps, 'isOpen'>): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The event is late: the dialog may be open again by then, as when React mounts effects twice.
  const closed = useEffectEvent(() => {
    if (element.current?.open !== true) onClose();
  });

  // Handled at once: the focus returns before the late event, which would close a dialog opened in between.
  const cancelled = useEffectEvent((event: Event) => {
    event.preventDefault();
    onClose();
  });

  // Closed before the element is removed: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    const listening = new AbortController();
    dialog?.showModal();
    dialog?.addEventListener('close', () => closed(), listening);
    dialog?.addEventListener('cancel', (event) => cancelled(event), listening);
    return () => {
      listening.abort();
      dialog?.close();
    };
  }, []);

  return (
    <dialog ref={element} className={classNames(styles.dialog, size && styles[size])} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={COMMON_TEXTS.close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
