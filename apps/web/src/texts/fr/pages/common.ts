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

/** Replaces content that could not be loaded. */
export const MISSING_TEXTS: InLanguage<typeof en.MISSING_TEXTS> = {
  notFound: 'Il n’y a rien ici, ou cela appartient à un autre compte.',
  offline: 'Le serveur est injoignable. Vérifiez la connexion.',
  refused: (reason) => `Le chargement a échoué : ${reason}.`,
  failed: 'Le chargement a échoué.',
};
