import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import styles from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly message?: string | undefined;
  readonly onKeyDown?: ComponentProps<'textarea'>['onKeyDown'];
}

export function TextArea({ label, value, onChange, hint, message, onKeyDown }: TextAreaProps): ReactNode {
  return (
    <Field label={label} hint={hint} message={message}>
      {(ids) => (
        <textarea
          {...ids}
          className={styles.area}
          rows={4}
          aria-invalid={message !== undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}
