import type * as en from '../../en/proposal/printing.ts';
import type { InLanguage } from '../../in-language.ts';

/** Legend of the star behind a figure. */
export const ASSUMED_TEXTS: InLanguage<typeof en.ASSUMED_TEXTS> = {
  onScreen: '* repose sur un chiffre supposé : ouvrez-le pour voir lequel.',
  onPaper: '* repose sur un chiffre supposé',
};
