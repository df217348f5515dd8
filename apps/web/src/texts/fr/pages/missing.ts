import type * as en from '../../en/pages/missing.ts';
import type { InLanguage } from '../../in-language.ts';

/** Replaces content that could not be loaded. */
export const MISSING_TEXTS: InLanguage<typeof en.MISSING_TEXTS> = {
  notFound: 'Il n’y a rien ici, ou cela appartient à un autre compte.',
  offline: 'Le serveur est injoignable. Vérifiez la connexion.',
  refused: (reason) => `Le chargement a échoué : ${reason}.`,
  failed: 'Le chargement a échoué.',
};
