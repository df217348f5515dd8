import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import styles from './button-group.module.css';
import { classNames } from '../../lib/format/class-names.ts';

interface Action {
  readonly text: string;
  readonly look?: ButtonLook;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
}

interface ButtonGroupProps {
  readonly primary: Action;
  readonly secondary?: Action;
  readonly align?: 'left' | 'center' | 'right';
}

/** The primary action on the right, what declines it on the left. */
export function ButtonGroup({ primary, secondary, align = 'center' }: ButtonGroupProps): ReactNode {
  return (
    <div className={classNames(styles.group, styles[align])}>
      {secondary && (
        <Button look={secondary.look ?? 'secondary'} onClick={secondary.onPress}>
          {secondary.text}
        </Button>
      )}
      <Button look={primary.look ?? 'primary'} disabled={primary.isDisabled} onClick={primary.onPress}>
        {primary.text}
      </Button>
    </div>
  );
}
