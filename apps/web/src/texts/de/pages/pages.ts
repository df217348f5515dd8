import type * as en from '../../en/pages/pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const ERROR_PAGE_TEXTS: InLanguage<typeof en.ERROR_PAGE_TEXTS> = {
  title: 'Fehler',
  heading: 'Etwas ist schiefgegangen',
  failed: (action) => `Fehlgeschlagen: ${action}.`,
  safe: 'Was zuvor gespeichert wurde, ist sicher, und noch nicht gesendete Änderungen sind in diesem Browser gespeichert. Versuchen Sie es erneut oder kehren Sie zu Ihren Projekten zurück.',
  toProjects: 'Zu den Projekten',
};

export const NOT_LOADED_TEXTS: InLanguage<typeof en.NOT_LOADED_TEXTS> = {
  title: 'Offline',
  heading: 'Der Server war nicht erreichbar',
  safe: 'Diese Seite öffnet sich von selbst, sobald der Server antwortet. Was zuvor gespeichert wurde, ist sicher, und noch nicht gesendete Änderungen sind in diesem Browser gespeichert.',
};

export const CALLBACK_TEXTS: InLanguage<typeof en.CALLBACK_TEXTS> = {
  title: 'Anmeldung',
  heading: 'Die Anmeldung wurde nicht abgeschlossen',
  reason:
    'Die Adresse wurde möglicherweise schon verwendet, oder die Anmeldung hat zu lange gedauert. Nichts ist verloren.',
  again: 'Erneut anmelden',
};
