import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Menu as HeadlessMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonClass } from './button.tsx';
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
  /** With it the button shows its name; otherwise it is three dots. */
  readonly icon?: IconName;
  readonly actions: readonly MenuAction[];
}

/** Actions behind one button. */
export function Menu({ label, icon, actions }: MenuProps): ReactNode {
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
      {icon === undefined ? (
        <Button ref={trigger} aria-label={label} className={styles.trigger ?? ''}>
          <Icon name="more" />
        </Button>
      ) : (
        <Button ref={trigger} className={buttonClass()}>
          <Icon name={icon} />
          {label}
          <Icon name="down" size={12} />
        </Button>
      )}
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
