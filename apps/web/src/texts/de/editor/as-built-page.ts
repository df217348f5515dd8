import type * as en from '../../en/editor/as-built-page.ts';
import type { InLanguage } from '../../in-language.ts';

export const AS_BUILT_PAGE_TEXTS: InLanguage<typeof en.AS_BUILT_PAGE_TEXTS> = {
  open: 'Soll-Ist-Vergleich',
};
