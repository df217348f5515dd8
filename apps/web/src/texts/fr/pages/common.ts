import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/common.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMMON_TEXTS: InLanguage<typeof en.COMMON_TEXTS> = {
  cancel: 'Annuler',
  seconds: (seconds) => `${number(seconds)} s`,
  close: 'Fermer',
  closeMessage: 'Fermer le message',
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  undo: 'Annuler',
};

/** Below a field with a name. */
export const NAME_TEXTS: InLanguage<typeof en.NAME_TEXTS> = {
  cut: (max) => `Raccourci à ${number(max)} caractères.`,
  notSaved: 'Non enregistré.',
};
