import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Menu as HeadlessMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly text: string;
  readonly icon: IconName;
  readonly isDanger?: boolean;
  readonly onAction: () => void;
}

interface MenuProps {
  /** What the button is called. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** Actions behind one button. */
export function Menu({ label, actions }: MenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /** The button has the focus again before anything happens, so that a dialog gives it back there. */
  function act(onAction: () => void): void {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    onAction();
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button ref={trigger} aria-label={label} className={styles.trigger ?? ''}>
        <Icon name="more" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <HeadlessMenu className={styles.menu ?? ''}>
          {actions.map(({ id, text, icon, isDanger, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              className={styles.item ?? ''}
              data-danger={isDanger}
              textValue={text}
              onAction={() => act(onAction)}
            >
              <Icon name={icon} />
              {text}
            </MenuItem>
          ))}
        </HeadlessMenu>
      </Popover>
    </MenuTrigger>
  );
}
