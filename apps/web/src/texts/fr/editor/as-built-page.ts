import type * as en from '../../en/editor/as-built-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Links to the as-built check, separate from its other texts, which are loaded with its page. */
export const AS_BUILT_PAGE_TEXTS: InLanguage<typeof en.AS_BUILT_PAGE_TEXTS> = {
  open: 'Récolement',
};
