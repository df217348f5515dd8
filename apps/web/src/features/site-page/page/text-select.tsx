import type { ReactNode } from 'react';
import { Select } from '../../../ui/fields/select.tsx';

interface TextSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
  readonly isCell?: boolean;
  readonly message?: string | undefined;
  readonly className?: string | undefined;
}

/** A list of options whose ids are texts. One that is no longer offered is shown by its id. */
export function TextSelect({ value, options, onChange, ...rest }: TextSelectProps): ReactNode {
  const isKnown = options.some(({ id }) => id === value);
  const all = isKnown ? options : [...options, { id: value, name: value }];
  return (
    <Select
      {...rest}
      value={all.findIndex(({ id }) => id === value)}
      options={all.map(({ name }, id) => ({ id, name }))}
      onChange={(at) => onChange(all[at]!.id)}
    />
  );
}
