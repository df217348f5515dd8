import type { ReactNode } from 'react';
import { Checkbox as HeadlessCheckbox } from 'react-aria-components';
import styles from './checkbox.module.css';
import { Icon } from './icon.tsx';

interface CheckboxProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Checkbox({ label, isSelected, onChange, isDisabled = false }: CheckboxProps): ReactNode {
  return (
    <HeadlessCheckbox
      className={styles.checkbox ?? ''}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      <span className={styles.box}>
        <Icon name="check" size={12} />
      </span>
      {label}
    </HeadlessCheckbox>
  );
}
