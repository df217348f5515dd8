import type { ReactNode } from 'react';
import { Checkbox as HeadlessCheckbox } from 'react-aria-components';
import styles from './checkbox.module.css';
import { Icon } from '../buttons/icon.tsx';

interface CheckboxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  /** Id of its description. */
  readonly describedBy?: string;
}

export function Checkbox({ label, isSelected, onChange, isDisabled = false, describedBy }: CheckboxProps): ReactNode {
  return (
    <HeadlessCheckbox
      className={styles.checkbox ?? ''}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      <span className={styles.box}>
        <Icon name="check" size={12} />
      </span>
      {label}
    </HeadlessCheckbox>
  );
}
