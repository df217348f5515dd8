import { useState, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'onBlur'> {
  /** Called at each key; whether the text was understood: another one stays until it is corrected. */
  readonly onType: (text: string) => boolean;
}

/** A field that shows the text as it is typed, and its value after that. */
export function TypedField({ value, onType, ...rest }: TypedFieldProps): ReactNode {
  const [draft, setDraft] = useState<{ readonly text: string; readonly isUnderstood: boolean }>();
  return (
    <TextField
      {...rest}
      value={draft?.text ?? value}
      data-typed={draft !== undefined}
      onChange={(text) => setDraft({ text, isUnderstood: onType(text) })}
      onBlur={() => {
        if (draft?.isUnderstood === true) setDraft(undefined);
      }}
    />
  );
}
