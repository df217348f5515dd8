import type * as en from '../../en/pages/layout.ts';
import type { InLanguage } from '../../in-language.ts';

export const LAYOUT_TEXTS: InLanguage<typeof en.LAYOUT_TEXTS> = {
  skip: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  projects: 'Projekte',
  priceList: 'Preisliste',
  releaseNotes: 'Versionshinweise',
  disclaimer: 'Haftungsausschluss',
  tryOut: 'Ohne Konto ausprobieren',
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  signIn: 'Anmelden',
  shortcuts: 'Tastenkürzel',
  breadcrumb: 'Navigationspfad',
  language: 'Sprache',
  company: 'Firma',
  legal: 'Rechtliches',
  back: 'Zurück',
};

export const THEME_TEXTS: InLanguage<typeof en.THEME_TEXTS> = {
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  change: (now, next) => `Farbschema: ${now}. Zu ${next} wechseln`,
};

export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  offline: (action) =>
    `${action}: Der Server war nicht erreichbar. Ihre gespeicherten Daten sind sicher; versuchen Sie es erneut, wenn Sie wieder online sind.`,
  busy: (action) =>
    `${action}: zu viele Anfragen gleichzeitig. Nichts ist verloren; versuchen Sie es in einer Minute erneut.`,
  limit: (action, reason) => `${action}: ${reason}`,
  conflict: (action) =>
    `${action}: Jemand anderes hat dies geändert. Laden Sie die Seite neu und versuchen Sie es erneut.`,
};

export const SESSION_TEXTS: InLanguage<typeof en.SESSION_TEXTS> = {
  start: 'Sitzung starten',
  signingIn: 'Anmeldung läuft',
  expiring: 'Ihre Sitzung läuft gleich ab. Was Sie eingegeben haben, bleibt erhalten.',
  stay: 'Angemeldet bleiben',
};
