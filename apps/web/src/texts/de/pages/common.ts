import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/common.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMMON_TEXTS: InLanguage<typeof en.COMMON_TEXTS> = {
  cancel: 'Abbrechen',
  seconds: (seconds) => `${number(seconds)} s`,
  close: 'Schließen',
  closeMessage: 'Meldung schließen',
  loading: 'Wird geladen',
  tryAgain: 'Erneut versuchen',
  undo: 'Rückgängig',
};

export const NAME_TEXTS: InLanguage<typeof en.NAME_TEXTS> = {
  cut: (max) => `Auf ${number(max)} Zeichen gekürzt.`,
  notSaved: 'Nicht gespeichert.',
};
