import { useState, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Field } from './field.tsx';
import styles from './input.module.css';
import { useUntouched } from './use-untouched.ts';

interface DraftFieldProps {
  /** Its id, where something on the page leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  /** The value as text; empty where there is none. */
  readonly value: string;
  /** Takes a text over, which may go on with what was taken at the key before; returns why it cannot be taken. */
  readonly onType: (text: string, isContinued: boolean) => string | undefined;
  /** Whether a text is only the beginning of one: it is neither taken nor refused before the field is left. */
  readonly isBegun?: (text: string) => boolean;
  /** Called when the field is left. */
  readonly onLeave?: (() => void) | undefined;
  readonly unit?: string;
  readonly isNumber?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

interface Draft {
  readonly text: string;
  readonly before: string;
  /** Whether a text was taken since the field was entered. */
  readonly isTaken: boolean;
}

/**
 * A field whose text is taken over at every key. What cannot be taken stays with its error until it is corrected or Escape drops
 * it; the value is then what it was before the first key, not what was taken on the way.
 */
export function DraftField(props: DraftFieldProps): ReactNode {
  const { value, onType, isBegun = () => false, onLeave, unit, isNumber = false, placeholder, ...field } = props;
  const [draft, setDraft] = useState<Draft>();
  const [message, setMessage] = useState<string>();
  const input = useUntouched(value, draft !== undefined);

  const before = draft?.before ?? value;

  function type(text: string): void {
    if (isBegun(text)) {
      setDraft({ text, before, isTaken: draft?.isTaken === true });
      setMessage(undefined);
    } else take(text);
  }

  /** Whether the text is taken. */
  function take(text: string): boolean {
    const wasTaken = draft?.isTaken === true;
    const refused = onType(text, wasTaken);
    setDraft({ text, before, isTaken: wasTaken || refused === undefined });
    setMessage(refused);
    if (refused !== undefined) takeBack();
    return refused === undefined;
  }

  function takeBack(): void {
    if (value !== before) onType(before, true);
  }

  function leave(): void {
    const isWhole = draft !== undefined && isBegun(draft.text) ? take(draft.text) : message === undefined;
    if (isWhole) setDraft(undefined);
    onLeave?.();
  }

  return (
    <Field {...field} message={message}>
      {(ids) => (
        <div className={styles.box} data-invalid={message !== undefined}>
          <input
            ref={input}
            {...ids}
            className={classNames(styles.input, isNumber && styles.number)}
            type="text"
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            size={4}
            placeholder={placeholder}
            aria-invalid={message !== undefined}
            value={draft?.text ?? value}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              if (event.key !== 'Escape' || draft === undefined) return;
              event.stopPropagation();
              setDraft(undefined);
              setMessage(undefined);
              takeBack();
            }}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
