import { COMMON_TEXTS } from '#texts/common.ts';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ isOpen, ...rest }: DialogProps): ReactNode {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'isOpen'>): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the element leaves the page: one that is gone already gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={COMMON_TEXTS.close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
