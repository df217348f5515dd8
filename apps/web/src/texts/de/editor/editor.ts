import { counted } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/editor.ts';
import type { InLanguage } from '../../in-language.ts';

export const EDITOR_TEXTS: InLanguage<typeof en.EDITOR_TEXTS> = {
  design: 'Standortplanung',
  cameras: 'Kameras',
  servers: 'Server',
  answer: 'Ergebnis',
  projects: 'Projekte',
  generate: 'Angebot erstellen',
  update: 'Angebot aktualisieren',
};

export const EDITOR_ACTIONS: InLanguage<typeof en.EDITOR_ACTIONS> = {
  load: 'Standortplanung laden',
  save: 'Änderungen speichern',
  settingsNotSaved: 'Die Servereinstellungen wurden nicht gespeichert',
  newerNotRead: 'Die neuere Version konnte nicht geladen werden',
  notSized: 'Die Planung konnte nicht berechnet werden',
  versionNotKept: 'Die Version vor einer Änderung wurde nicht gespeichert',
};

export const SAVE_TEXTS: InLanguage<typeof en.SAVE_TEXTS> = {
  saved: () => 'Alle Änderungen gespeichert',
  unsaved: () => 'Ungespeicherte Änderungen',
  saving: () => 'Wird gespeichert…',
  offline: (isKept) =>
    isKept ? 'Offline: Änderungen sind in diesem Browser gespeichert' : 'Offline: Änderungen sind nicht gespeichert',
  busy: (isKept) =>
    isKept
      ? 'Der Server ist ausgelastet: Änderungen sind in diesem Browser gespeichert und werden bald erneut gesendet'
      : 'Der Server ist ausgelastet: Änderungen sind noch nicht gespeichert und werden bald erneut gesendet',
  quota: () => 'Nicht gespeichert: Ihr Konto hat keinen Platz mehr',
  full: () => 'Nicht gespeichert: Der Server hat keinen Platz mehr',
  conflict: () => 'Anderswo geändert',
  refused: () => 'Nicht gespeichert',
  failed: () => 'Nicht gespeichert',
};

export const NOT_TAKEN: InLanguage<typeof en.NOT_TAKEN> = (entries) =>
  `${counted(entries, 'Eingabe', 'Eingaben')} nicht übernommen`;

const NOT_KEPT = 'Dieser Browser konnte keine Kopie davon ablegen: Schließen Sie diese Seite nicht.';

function kept(isKept: boolean): string {
  return isKept ? 'Sie sind in diesem Browser gespeichert.' : NOT_KEPT;
}

export const CONFLICT_TEXTS: InLanguage<typeof en.CONFLICT_TEXTS> = {
  reason: (isKept) =>
    `Diese Planung wurde an anderer Stelle geändert, seit Sie sie geöffnet haben. Ihre Änderungen sind noch nicht auf dem Server. ${kept(isKept)}`,
  refused: (isKept) =>
    `Der Server hat Ihre letzten Änderungen abgelehnt. ${kept(isKept)} Korrigieren oder verwerfen Sie sie.`,
  failed: (isKept) => `Ihre letzten Änderungen konnten nicht gespeichert werden. ${kept(isKept)}`,
  quota: (isKept) =>
    `Ihre letzten Änderungen konnten nicht gespeichert werden: Sie überschreiten die Grenze Ihres Kontos. ${kept(isKept)} Löschen Sie, was Sie nicht mehr benötigen, und versuchen Sie es erneut.`,
  full: (isKept) =>
    `Ihre letzten Änderungen konnten nicht gespeichert werden: Der Server hat keinen Platz mehr. ${kept(isKept)} Wenden Sie sich an den Administrator des Servers.`,
  notKept: `Ihre letzten Änderungen sind noch nicht gespeichert. ${NOT_KEPT}`,
  merged: 'Diese Planung wurde auch an anderer Stelle geändert. Sie enthält jetzt beide Änderungen.',
  lostSteps: (steps) =>
    `${counted(steps, 'früherer Schritt lässt', 'frühere Schritte lassen')} sich nicht vollständig rückgängig machen, weil das die dortigen Änderungen aufheben würde.`,
  somebody: 'jemand anderem',
  overwritten: (cell, value, by) => `${cell}: nach Ihnen von ${by} geändert. Ihr Wert war ${value}.`,
  outlived: (cell, value, by) => `${cell}: gleichzeitig von ${by} auf ${value} gesetzt. Ihr Wert gilt.`,
  restore: (value) => `${value} wiederherstellen`,
  use: (value) => `${value} verwenden`,
  name: 'Name der Planung',
  settings: 'Servereinstellungen',
  setting: (label, value) => `${label}: ${value}`,
  mineSettings: 'wie von Ihnen eingestellt',
  theirSettings: 'wie anderswo eingestellt',
  discard: 'Meine Änderungen verwerfen',
  keep: 'Meine Änderungen behalten',
  keepChosen: 'Gewählte Werte behalten',
  caption: 'An beiden Stellen geändert',
  where: 'Stelle',
  mine: 'Ihr Wert',
  theirs: 'Anderer Wert',
  place: (group, stream) => `Gruppe ${group}, Stream ${stream}`,
  cell: (title, group, stream) => `${title}, Gruppe ${group}, Stream ${stream}`,
  deleted: 'gelöscht',
  changed: 'geändert',
  noName: 'kein Name',
};
