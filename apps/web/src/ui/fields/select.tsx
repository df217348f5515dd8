import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Field } from './field.tsx';
import { Icon } from '../buttons/icon.tsx';
import input from './input.module.css';
import styles from './select.module.css';

export interface SelectOption {
  readonly id: number;
  readonly name: string;
}

interface SelectProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly SelectOption[];
  readonly onChange: (id: number) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the value. */
  readonly message?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isCell?: boolean;
  readonly isLabelHidden?: boolean;
  readonly className?: string | undefined;
}

/** A list to choose one option from: the browser's control, with its keyboard support and the picker of phones. */
export function Select({
  label,
  value,
  options,
  onChange,
  hint,
  message,
  isDisabled = false,
  isCell = false,
  isLabelHidden = isCell,
  className,
}: SelectProps): ReactNode {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} className={className}>
      {(ids) => (
        <div className={classNames(input.box, styles.box, isCell && input.cell)} data-disabled={isDisabled}>
          <select
            {...ids}
            className={classNames(input.input, styles.select)}
            disabled={isDisabled}
            aria-invalid={message === undefined ? undefined : true}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span className={styles.mark}>
            <Icon name="down" size={12} />
          </span>
        </div>
      )}
    </Field>
  );
}
