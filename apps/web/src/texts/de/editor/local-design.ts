import type * as en from '../../en/editor/local-design.ts';
import type { InLanguage } from '../../in-language.ts';

export const LOCAL_DESIGN_TEXTS: InLanguage<typeof en.LOCAL_DESIGN_TEXTS> = {
  title: 'Ohne Konto ausprobieren',
  projectName: 'Ohne Konto',
  siteName: 'In diesem Browser',
  intro:
    'Planen Sie einen Standort, ohne sich anzumelden: Kameras, Server, erklärtes Angebot, Druck und Dateien funktionieren wie mit einem Konto.',
  where:
    'Die Planung liegt nur in diesem Browser; nichts wird an einen Server gesendet. Wer die Browserdaten löscht, löscht auch sie. Exportieren Sie sie als Datei oder übernehmen Sie sie später in Ihr Konto.',
  noTemplates: 'Vorlagen von Kameragruppen, Projekte und Standorte erfordern ein Konto.',
  startEmpty: 'Mit einer leeren Planung beginnen',
  or: 'Oder mit einer Planungsdatei fortfahren:',
  startFromFile: 'Planungsdatei öffnen',
  banner:
    'Diese Planung liegt nur in diesem Browser. Nichts wird an einen Server gesendet, und niemand sonst sieht sie.',
  take: 'In mein Konto übernehmen',
  startOver: 'Neu beginnen',
  startOverTitle: 'Diese Planung löschen?',
  startOverQuestion:
    'Sie liegt nur in diesem Browser. Exportieren Sie sie zuerst als Datei, wenn Sie sie behalten möchten.',
  startOverConfirm: 'Ja, löschen',
  load: 'Standortplanung laden',
  delete: 'Standortplanung löschen',
  templates: 'Vorlagen erfordern ein Konto.',
};

export const TAKE_TEXTS: InLanguage<typeof en.TAKE_TEXTS> = {
  title: 'In mein Konto übernehmen',
  project: 'Projekt',
  site: 'Standort',
  newProject: 'Neues Projekt',
  newSite: 'Neuer Standort',
  projectName: 'Projektname',
  siteName: 'Standortname',
  designName: 'Name der Planung',
  confirm: 'In mein Konto übernehmen',
  explained: 'Die Kopie in diesem Browser wird gelöscht, sobald der Server die Speicherung bestätigt hat.',
  unsaved:
    'Einige Änderungen sind in diesem Browser noch nicht gespeichert. Schließen Sie diesen Dialog, prüfen Sie die Meldung im Editor und versuchen Sie es dann erneut.',
  notStored:
    'Der Server hat die Speicherung nicht bestätigt. Ihrem Konto wurde nichts hinzugefügt, und die Planung liegt weiter in diesem Browser: Versuchen Sie es erneut.',
};

export const LOCAL_PROBLEM_TEXTS: InLanguage<typeof en.LOCAL_PROBLEM_TEXTS> = {
  invalid: 'Ungültig',
  changedElsewhere: 'In einem anderen Tab geändert',
};
