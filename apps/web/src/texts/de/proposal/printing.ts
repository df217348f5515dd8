import type * as en from '../../en/proposal/printing.ts';
import type { InLanguage } from '../../in-language.ts';

export const ASSUMED_TEXTS: InLanguage<typeof en.ASSUMED_TEXTS> = {
  onScreen: '* beruht auf einem angenommenen Wert: Öffnen Sie ihn, um zu sehen, auf welchem.',
  onPaper: '* beruht auf einem angenommenen Wert',
};
