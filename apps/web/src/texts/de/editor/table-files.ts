import type * as en from '../../en/editor/table-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const TABLE_FILE_TEXTS: InLanguage<typeof en.TABLE_FILE_TEXTS> = {
  import: 'Kameras importieren',
  export: 'Kameras exportieren',
  exportXlsx: 'Arbeitsmappe (XLSX)',
  exportCsv: 'Tabelle (CSV)',
  exportHardware: 'Geräteliste für das VMS (CSV)',
  template: 'Vorlagendatei',
  clipboard: 'Zwischenablage',
  sheet: 'Kameras',
  fileName: (design, ending) => `${design} - Kameras.${ending}`,
  hardwareName: (design) => `${design} - Geräte.csv`,
  templateName: 'Kameras - Vorlage.xlsx',
  tooLarge: 'Diese Datei ist größer als 5 MB: Sie wurde nicht gelesen.',
  unreadable:
    'Diese Datei konnte nicht gelesen werden. Speichern Sie sie als CSV oder XLSX ohne Passwort und versuchen Sie es erneut.',
  empty: 'Diese Tabelle ist leer.',
  failed: (action) => `${action}: Das hat nicht funktioniert. Versuchen Sie es erneut.`,
};

export const MAPPING_TEXTS: InLanguage<typeof en.MAPPING_TEXTS> = {
  title: 'Spalten zuordnen',
  intro: 'Wählen Sie die Bedeutung jeder Spalte. Darunter stehen ihre ersten Werte.',
  remembered: 'Zugeordnet wie bei der letzten Datei mit diesen Überschriften.',
  sheet: 'Blatt',
  encoding: 'Zeichencodierung',
  checkEncoding: 'Die Datei nennt ihre Zeichencodierung nicht. Prüfen Sie, ob die Namen unten richtig aussehen.',
  headerLine: 'Überschriften in',
  noHeaders: 'Keine Überschriften: Die erste Zeile ist eine Kamera',
  line: (line, headers) => `Zeile ${line}: ${headers}`,
  columns: 'Spalten',
  column: (header, column) => (header === '' ? `Spalte ${column}` : header),
  notRead: 'Nicht lesen',
  noSamples: 'leer',
  moved: (from, to, field) => `${field} wird jetzt aus „${to}“ gelesen. „${from}“ wird nicht mehr gelesen.`,
  noColumn: 'Wählen Sie die Bedeutung mindestens einer Spalte.',
  next: 'Weiter',
};
