import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { Icon, type IconName } from '../buttons/icon.tsx';
import styles from './input.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isLabelHidden?: boolean;
  readonly icon?: IconName;
  readonly hint?: string | undefined;
  readonly message?: string | undefined;
  readonly className?: string | undefined;
}

export function TextField({
  label,
  value,
  onChange,
  isLabelHidden = false,
  icon,
  hint,
  message,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} className={className}>
      {(ids) => (
        <div className={styles.box} data-invalid={message !== undefined}>
          {icon && (
            <span className={styles.lead}>
              <Icon name={icon} />
            </span>
          )}
          <input
            autoComplete="off"
            {...rest}
            {...ids}
            className={styles.input}
            aria-invalid={message !== undefined}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
