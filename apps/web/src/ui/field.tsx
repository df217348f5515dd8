import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './field.module.css';

interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly label: string;
  /** For tables, where the column heading is the label. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly message?: string | undefined;
  /** Overlays what follows without moving it, for messages in tables. */
  readonly isMessageFloating?: boolean;
  readonly className?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A control with its label, description and error. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  message,
  isMessageFloating = isLabelHidden,
  className,
  children,
}: FieldProps): ReactNode {
  const id = useId();
  const note = message ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children(note === undefined ? { id } : { id, 'aria-describedby': `${id}-note` })}
      <div id={`${id}-note`} aria-live="polite" className={noteClass({ message, isMessageFloating })}>
        {note}
      </div>
    </div>
  );
}

function noteClass({ message, isMessageFloating }: Pick<FieldProps, 'message' | 'isMessageFloating'>): string {
  if (message === undefined) return styles.hint ?? '';
  return classNames(styles.message, isMessageFloating && styles.floating);
}
