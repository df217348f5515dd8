import type { Bounds } from '@site-designer/sizing-engine/bounds';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { Field } from './field.tsx';
import styles from './input.module.css';
import { useNumberDraft } from './use-number-draft.ts';
import { useUntouched } from './use-untouched.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: Bounds;
  readonly onChange: (value: number) => void;
  readonly unit?: string;
  readonly hint?: string;
  readonly isLive?: boolean;
  readonly hasDecimals?: boolean;
  /** Called with the error of the entry or undefined: an invalid entry then stays until it is corrected. */
  readonly onProblem?: (problem: string | undefined) => void;
  /** What stands there while nothing is asked, outside the bounds. */
  readonly rest?: number;
  readonly isDisabled?: boolean;
  /** Without a frame and with a hidden label: the column heading names it. */
  readonly isCell?: boolean;
  /** For a field within a sentence that names it. */
  readonly isLabelHidden?: boolean;
  readonly className?: string | undefined;
}

/** The field for numbers: digits, or decimals if it accepts them. Enter confirms, Escape restores, invalid entries are discarded. */
export function NumberField({
  label,
  value,
  bounds,
  onChange,
  unit,
  hint,
  isLive = true,
  hasDecimals = bounds.decimals !== undefined,
  onProblem,
  rest,
  isDisabled = false,
  isCell = false,
  isLabelHidden = isCell,
  className,
}: NumberFieldProps): ReactNode {
  const draft = useNumberDraft({ value, bounds, onChange, isLive, hasDecimals, onProblem, rest });
  const input = useUntouched(draft.text, draft.isTyped);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} message={draft.message} className={className}>
      {(ids) => (
        <div
          className={classNames(styles.box, isCell && styles.cell)}
          data-invalid={draft.isInvalid}
          data-disabled={isDisabled}
        >
          <input
            ref={input}
            {...ids}
            className={classNames(styles.input, styles.number)}
            type="text"
            inputMode={hasDecimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            size={4}
            disabled={isDisabled}
            aria-invalid={draft.isInvalid}
            data-typed={draft.isTyped}
            value={draft.text}
            onChange={({ target }) => draft.type(target.value.trim())}
            onInput={({ currentTarget }) => {
              // The value at rest typed over itself is no change.
              if (rest !== undefined && currentTarget.value === draft.text) draft.type(draft.text);
            }}
            onFocus={({ target }) => target.select()}
            onBlur={draft.finish}
            onPaste={draft.paste}
            onKeyDown={draft.press}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
