import type { LanguageCode } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { OFFERED } from '../../lib/state/language.ts';
import { Select } from './select.tsx';

interface LanguageSelectProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly isLabelHidden?: boolean;
  readonly onChange: (code: LanguageCode) => void;
}

/** One of the languages that the product has, each by its own name. */
export function LanguageSelect({ value, onChange, ...look }: LanguageSelectProps): ReactNode {
  return (
    <Select
      {...look}
      value={Math.max(
        0,
        OFFERED.findIndex(({ code }) => code === value),
      )}
      options={OFFERED.map(({ name }, id) => ({ id, name }))}
      onChange={(id) => onChange(OFFERED[id]!.code)}
    />
  );
}
