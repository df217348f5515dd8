import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './radio-group.module.css';

interface Choice<T extends string> {
  readonly id: T;
  readonly title: string;
  /** What the choice means, below its title. */
  readonly hint?: string | undefined;
}

interface RadioGroupProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  /** Undefined until one is chosen. */
  readonly chosen: T | undefined;
  readonly onChange: (id: T) => void;
  /** Side by side rather than one below the other. */
  readonly isRow?: boolean;
  /** Without frames, where there is little room. */
  readonly isPlain?: boolean;
  readonly message?: string | undefined;
}

/** One of a few, all of them in sight. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>): ReactNode {
  const { legend, choices, chosen, onChange, isRow = false, isPlain = false, message } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={message === undefined ? undefined : `${name}-note`}>
      <legend className={isPlain ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.choices, isRow && styles.row, isPlain && styles.plain)}>
        {choices.map(({ id, title, hint }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={name} checked={chosen === id} onChange={() => onChange(id)} />
            <span>
              {title}
              {hint !== undefined && <span className={styles.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={`${name}-note`} aria-live="polite" className={styles.message}>
        {message}
      </div>
    </fieldset>
  );
}
