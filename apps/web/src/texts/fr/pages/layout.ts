import type * as en from '../../en/pages/layout.ts';
import type { InLanguage } from '../../in-language.ts';

export const LAYOUT_TEXTS: InLanguage<typeof en.LAYOUT_TEXTS> = {
  skip: 'Aller au contenu',
  mainMenu: 'Principal',
  menu: 'Menu',
  projects: 'Projets',
  priceList: 'Liste de prix',
  releaseNotes: 'Notes de version',
  disclaimer: 'Avertissement',
  tryOut: 'Essayer sans compte',
  logIn: 'Connexion',
  logOut: 'Se déconnecter',
  signIn: 'Se connecter',
  shortcuts: 'Raccourcis clavier',
  breadcrumb: 'Fil d’Ariane',
  language: 'Langue',
  company: 'Entreprise',
  legal: 'Mentions légales',
  back: 'Retour',
};

export const THEME_TEXTS: InLanguage<typeof en.THEME_TEXTS> = {
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
  change: (now, next) => `Thème : ${now}. Passer à ${next}`,
};

/** Failures after which the user can continue. Each text says what happened, what is safe, and what to do. */
export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  offline: (action) =>
    `${action} : le serveur est injoignable. Vos données enregistrées sont en sécurité ; réessayez une fois reconnecté.`,
  busy: (action) => `${action} : trop de demandes à la fois. Rien n’est perdu ; réessayez dans une minute.`,
  limit: (action, reason) => `${action} : ${reason}`,
  conflict: (action) => `${action} : quelqu’un d’autre a modifié cet élément. Rechargez la page et réessayez.`,
};

export const SESSION_TEXTS: InLanguage<typeof en.SESSION_TEXTS> = {
  start: 'Démarrer la session',
  signingIn: 'Connexion en cours',
  expiring: 'Votre session va se terminer. Ce que vous avez saisi est gardé.',
  stay: 'Rester connecté',
};
