import type { ReactNode } from 'react';
import { SITE_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { TextSelect } from './text-select.tsx';

interface KindSelectProps {
  readonly label: string;
  readonly value: string;
  /** What stands for none: its name, which an entry that the catalogue has lost is read as. */
  readonly none: string;
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
  readonly className?: string | undefined;
}

/** A list of entries of the catalogue. One that the catalogue no longer has stays until another is chosen, and says so. */
export function KindSelect({ value, none, kinds, ...rest }: KindSelectProps): ReactNode {
  const isLost = value !== '' && kinds.every(({ id }) => id !== value);
  return (
    <TextSelect
      {...rest}
      value={value}
      options={[{ id: '', name: none }, ...kinds]}
      message={isLost ? TEXTS.lost(value, none) : undefined}
    />
  );
}
