import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/price-list.ts';
import type { InLanguage } from '../../in-language.ts';

export const PRICE_LIST_TEXTS: InLanguage<typeof en.PRICE_LIST_TEXTS> = {
  title: 'Preisliste',
  hint: 'Stücklisten Ihrer Planungen erhalten die Preise der Zeilen, deren Bezeichnung oder SKU sie nennen. Nur die Mitglieder dieses Arbeitsbereichs sehen sie sowie die Kunden von Angeboten, die mit Preisen ausgestellt werden.',
  currency: 'Währung',
  add: 'Zeile hinzufügen',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed: 'Preisliste speichern',
  exportFailed: 'Preisliste exportieren',
  discard: 'Änderungen verwerfen',
  unsaved: 'Ungespeicherte Änderungen bleiben in diesem Browser erhalten.',
  notKept: 'Ungespeicherte Änderungen. Dieser Browser hat keinen Platz dafür: Schließen Sie diese Seite nicht.',
  restored: 'Dies sind Änderungen, die nicht gespeichert wurden. Speichern oder verwerfen Sie sie.',
  wrong: (fields) =>
    `${counted(fields, 'Feld muss', 'Felder müssen')} zuerst korrigiert werden: Nichts wurde gespeichert.`,
  showWrong: 'Nur diese Zeilen anzeigen',
  showAll: 'Alle Zeilen anzeigen',
  search: 'Preise suchen',
  searchHint: 'Bezeichnung, SKU oder Beschreibung suchen',
  none: 'Noch keine Preise. Fügen Sie eine Zeile hinzu oder importieren Sie eine Preisliste.',
  noMatch: (search) => `Nichts passt zu „${search}“.`,
  count: (lines) => counted(lines, 'Zeile', 'Zeilen'),
  export: 'Preise exportieren',
  exportXlsx: 'Arbeitsmappe (XLSX)',
  exportCsv: 'Tabelle (CSV)',
  fileName: (ending) => `Preisliste.${ending}`,
  sheet: 'Preisliste',
  import: 'Preise importieren',
  file: 'Zu importierende Preisliste',
  actions: 'Aktionen',
  remove: (name) => `${name} entfernen`,
  newLine: 'neue Zeile',
  unmatched: (nearest) =>
    nearest === undefined ? 'In keiner Stückliste' : `In keiner Stückliste, am ähnlichsten: ${nearest}`,
  unclear: 'Mehrere Zeilen mit anderen Preisen haben diesen Namen: Es gilt kein Preis',
  field: (title, name) => `${title} von ${name}`,
  columns: {
    designation: 'Bezeichnung',
    sku: 'SKU',
    description: 'Beschreibung',
    unitPrice: 'Einzelpreis',
    margin: 'Marge, %',
    leadTimeDays: 'Lieferzeit, Tage',
  },
  errors: {
    unitPrice: 'Geben Sie einen Preis ein, zum Beispiel 1850,00',
    margin: 'Geben Sie einen Anteil am Verkaufspreis von 0 bis 99,99 % ein',
    leadTimeDays: 'Geben Sie eine ganze Zahl von Tagen von 0 bis 3650 ein',
  },
};

export const PRICE_IMPORT_TEXTS: InLanguage<typeof en.PRICE_IMPORT_TEXTS> = {
  title: 'Preise importieren',
  empty: 'Diese Tabelle enthält keine Zeile mit einem Preis.',
  noHeaders: 'Keine Überschriften: Die erste Zeile ist ein Preis',
  needsColumns: 'Wählen Sie die Spalte mit dem Einzelpreis und die mit der Bezeichnung, der SKU oder der Beschreibung.',
  read: (lines, matched) =>
    `${counted(lines, 'Zeile', 'Zeilen')} gelesen. ${number(matched)} davon ${matched === 1 ? 'kommt' : 'kommen'} in Stücklisten vor.`,
  refused: (cells) =>
    `${counted(cells, 'Zelle konnte', 'Zellen konnten')} nicht gelesen werden; ihre Zeilen werden ausgelassen`,
  line: 'Zeile',
  column: 'Spalte',
  text: 'In der Datei',
  problem: 'Problem',
  priced: 'Zeilen',
  name: 'Bezeichnung oder SKU',
  price: 'Einzelpreis',
  bills: 'In Stücklisten als',
  notInBills: (nearest) =>
    nearest === undefined ? 'In keiner Stückliste' : `In keiner Stückliste, am ähnlichsten: ${nearest}`,
  more: (lines) => `und ${counted(lines, 'weitere Zeile', 'weitere Zeilen')}`,
  currency: 'Währung dieser Preise',
  otherCurrency: (file, list) =>
    `Die Datei hat Preise in ${file} und Ihre Liste hat Preise in ${list}: Sie kann die Liste nur ersetzen.`,
  merge: 'In die Liste übernehmen',
  replace: 'Liste ersetzen',
  take: 'Diese Preise übernehmen',
  taken: (lines) => `${counted(lines, 'Zeile', 'Zeilen')} importiert. Speichern Sie die Liste, um sie zu verwenden.`,
};
