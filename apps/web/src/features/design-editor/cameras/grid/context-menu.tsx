import { useRef, type ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import styles from '../../../../ui/buttons/menu.module.css';
import { MenuList, type MenuAction } from '../../../../ui/buttons/menu.tsx';

interface ContextMenuProps {
  readonly label: string;
  /** Where it opens, px in the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly actions: readonly MenuAction[];
  /** Closes it at once, and moves the focus. */
  readonly onClose: () => void;
}

export function ContextMenu({ label, at, actions, onClose }: ContextMenuProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: at.x, top: at.y }} />
      <Popover
        aria-label={label}
        isOpen
        triggerRef={anchor}
        onOpenChange={onClose}
        className={styles.popover ?? ''}
        placement="bottom start"
        offset={0}
      >
        <MenuList
          label={label}
          actions={actions}
          onAct={(onAction) => {
            onClose();
            onAction();
          }}
        />
      </Popover>
    </>
  );
}
