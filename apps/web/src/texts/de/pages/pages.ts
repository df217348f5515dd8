import { counted } from '@site-designer/texts/de/grammar';
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

export const NOT_FOUND_TEXTS: InLanguage<typeof en.NOT_FOUND_TEXTS> = {
  title: 'Seite nicht gefunden',
  heading: 'Die Seite wurde nicht gefunden',
  hint: 'Nutzen Sie die Navigation oben, um an Ihr Ziel zu gelangen, oder prüfen Sie die URL und geben Sie sie erneut ein.',
  toProjects: 'Zu den Projekten',
};

export const CALLBACK_TEXTS: InLanguage<typeof en.CALLBACK_TEXTS> = {
  title: 'Anmeldung',
  heading: 'Die Anmeldung wurde nicht abgeschlossen',
  reason:
    'Die Adresse wurde möglicherweise schon verwendet, oder die Anmeldung hat zu lange gedauert. Nichts ist verloren.',
  again: 'Erneut anmelden',
};

export const DISCLAIMER_TEXTS: InLanguage<typeof en.DISCLAIMER_TEXTS> = {
  heading: 'Haftungsausschluss',
  paragraphs: (product) => [
    `${product} ist eine Planungshilfe. Die Werte beruhen auf veröffentlichten Daten, auf Messungen und, wo es angegeben ist, auf Annahmen. Reale Szenen, Kameras, Netze und Einstellungen weichen davon ab: Bitraten schwanken mit Licht, Bewegung und Rauschen, und Hardware ändert sich.`,
    'Prüfen Sie ein Angebot vor der Bestellung mit den Herstellern von Hardware und Software. Es wird keine Gewähr dafür übernommen, dass ein danach errichtetes System die berechnete Leistung erbringt.',
    'Produktnamen sind Marken ihrer Inhaber und werden nur verwendet, um zu sagen, was gemeint ist.',
  ],
};

export const ACCURACY_TEXTS: InLanguage<typeof en.ACCURACY_TEXTS> = {
  link: 'Wie weit den Werten zu trauen ist',
  model: 'Wie die Werte berechnet werden',
  long: (title, rows) => `${title} (${counted(rows, 'Zeile', 'Zeilen')})`,
};
