import type * as en from '../../en/editor/versions-page.ts';
import type { InLanguage } from '../../in-language.ts';

export const VERSIONS_PAGE_TEXTS: InLanguage<typeof en.VERSIONS_PAGE_TEXTS> = {
  open: 'Versionen',
  step: (version) => `Wiederherstellung von ${version}`,
};
