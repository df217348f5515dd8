import type * as en from '../../en/editor/versions-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Links to the versions of a design, separate from their other texts, which are loaded with their page. */
export const VERSIONS_PAGE_TEXTS: InLanguage<typeof en.VERSIONS_PAGE_TEXTS> = {
  open: 'Versions',
  step: (version) => `restauration de ${version}`,
};
