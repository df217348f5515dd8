import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Menu as HeadlessMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from '../../lib/format/class-names.ts';
import { buttonClass, ICON_BUTTON } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { IS_MAC, keyCaps } from '../shortcuts/shortcut-registry.ts';

export interface MenuAction {
  readonly id: string;
  readonly text: string;
  /** The shortcut of the action, in the format of shortcuts. */
  readonly keys?: string;
  readonly icon: IconName;
  readonly isDanger?: boolean;
  /** Whether the user may not do it. */
  readonly isClosed?: boolean;
  readonly onAction: () => void;
}

interface MenuProps {
  /** Name of the button. */
  readonly label: string;
  /** If set, the button shows its name; otherwise three dots. */
  readonly icon?: IconName;
  readonly actions: readonly MenuAction[];
}

export function Menu({ label, icon, actions }: MenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /** The button gets the focus back before the action runs, so that a dialog returns it there. */
  function act(onAction: () => void): void {
    flushSync(() => setIsOpen(false));
    trigger.current?.focus();
    onAction();
  }

  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      {icon === undefined ? (
        <Button ref={trigger} aria-label={label} className={classNames(ICON_BUTTON, styles.trigger)}>
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
        <MenuList actions={actions} onAct={act} />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuListProps {
  /** Undefined if the button names it. */
  readonly label?: string;
  readonly actions: readonly MenuAction[];
  /** Closes the menu and runs the action. */
  readonly onAct: (onAction: () => void) => void;
}

export function MenuList({ label, actions, onAct }: MenuListProps): ReactNode {
  return (
    // A menu without a button has to take the focus itself.
    <HeadlessMenu
      {...(label !== undefined && ({ 'aria-label': label, autoFocus: 'first' } as const))}
      className={styles.menu ?? ''}
    >
      {actions.map(({ id, text, keys, icon, isDanger, isClosed = false, onAction }) => (
        <MenuItem
          key={id}
          id={id}
          className={styles.item ?? ''}
          data-danger={isDanger}
          textValue={text}
          isDisabled={isClosed}
          onAction={() => onAct(onAction)}
        >
          <Icon name={icon} />
          {text}
          {keys !== undefined && <span className={styles.keys}>{keyCaps(keys, IS_MAC).join('+')}</span>}
        </MenuItem>
      ))}
    </HeadlessMenu>
  );
}
