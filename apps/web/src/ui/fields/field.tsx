import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './field.module.css';

interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  /** Its id, where something on the page leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  /** For tables, where the column heading is the label. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  /** In a table it overlays what follows without moving it. */
  readonly message?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

export function Field({
  id: own,
  label,
  isLabelHidden = false,
  hint,
  message,
  className,
  children,
}: FieldProps): ReactNode {
  const made = useId();
  const id = own ?? made;
  const note = message ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children(note === undefined ? { id } : { id, 'aria-describedby': `${id}-note` })}
      <div id={`${id}-note`} aria-live="polite" className={noteClass(message, isLabelHidden)}>
        {note}
      </div>
    </div>
  );
}

function noteClass(message: string | undefined, isFloating: boolean): string {
  return message === undefined ? (styles.hint ?? '') : classNames(styles.message, isFloating && styles.floating);
}
