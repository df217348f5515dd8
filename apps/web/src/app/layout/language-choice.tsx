import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { LANGUAGE } from '../../lib/format/locale.ts';
import { chooseLanguage, OFFERED } from '../../lib/state/language.ts';
import { Select } from '../../ui/fields/select.tsx';

/** The language of the screens, each by its own name. */
export function LanguageChoice(): ReactNode {
  if (OFFERED.length === 1) return null;
  return (
    <Select
      label={LAYOUT_TEXTS.language}
      isLabelHidden
      value={OFFERED.findIndex(({ code }) => code === LANGUAGE)}
      options={OFFERED.map(({ name }, id) => ({ id, name }))}
      onChange={(id) => chooseLanguage(OFFERED[id]!.code)}
    />
  );
}
