import type * as en from '../../en/pages/pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const ERROR_PAGE_TEXTS: InLanguage<typeof en.ERROR_PAGE_TEXTS> = {
  title: 'Erreur',
  heading: 'Une erreur s’est produite',
  failed: (action) => `Ce qui a échoué : ${action}.`,
  safe: 'Ce qui était enregistré est en sécurité, et les modifications non encore envoyées sont gardées dans ce navigateur. Réessayez, ou revenez à vos projets.',
  toProjects: 'Aller aux projets',
};

export const NOT_LOADED_TEXTS: InLanguage<typeof en.NOT_LOADED_TEXTS> = {
  title: 'Hors ligne',
  heading: 'Le serveur est injoignable',
  safe: 'Cette page s’ouvre d’elle-même dès que le serveur répond. Ce qui était enregistré est en sécurité, et les modifications non encore envoyées sont gardées dans ce navigateur.',
};

export const CALLBACK_TEXTS: InLanguage<typeof en.CALLBACK_TEXTS> = {
  title: 'Connexion',
  heading: 'La connexion n’a pas abouti',
  reason: 'L’adresse a peut-être déjà servi, ou la connexion a pris trop de temps. Rien n’est perdu.',
  again: 'Se reconnecter',
};
