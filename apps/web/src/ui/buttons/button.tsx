import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'secondary-dark' | 'tertiary' | 'gray' | 'danger';
type ButtonSize = 'large' | 'medium' | 'small';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** The style of a button, for the few links and headless components that look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[look], styles[size]);
}

export function Button({
  look = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={classNames(buttonClass(look, size), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Closes a button to a user, who may still focus it and read why. */
export function closedBy(
  reason: string | undefined,
): Pick<ComponentProps<'button'>, 'title' | 'onClick' | 'aria-disabled'> {
  return reason === undefined ? {} : { 'aria-disabled': true, title: reason, onClick: undefined };
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Its accessible name, shown on hover. */
  readonly label: string;
  /** Disabled for users, but still focusable. */
  readonly isIdle?: boolean;
}

/** The style of a button of one icon, for a headless component that looks like one. */
export const ICON_BUTTON = styles.icon;

export function IconButton({ icon, label, isIdle = false, className, onClick, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      {...(isIdle && { 'aria-disabled': true })}
      className={classNames(ICON_BUTTON, className)}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
