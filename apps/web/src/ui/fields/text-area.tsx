import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'className' | 'id'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly message?: string | undefined;
}

export function TextArea({ label, value, onChange, hint, message, ...more }: TextAreaProps): ReactNode {
  return (
    <Field label={label} hint={hint} message={message}>
      {(ids) => (
        <textarea
          {...more}
          {...ids}
          className={styles.area}
          rows={4}
          aria-invalid={message !== undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
