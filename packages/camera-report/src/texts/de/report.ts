import type { InLanguage } from '@site-designer/texts';
import { counted, number } from '@site-designer/texts/de/grammar';
import type { DateOrder, DecimalMark } from '../../read/culture.ts';
import type * as en from '../en/report.ts';

const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { '.': 'Dezimalpunkt', ',': 'Dezimalkomma' };
const ORDER_NAMES: Readonly<Record<DateOrder, string>> = { 'day-month': 'dem Tag', 'month-day': 'dem Monat' };

export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  empty: 'Die Datei ist leer.',
  tooLarge: (megabytes, most) =>
    `Die Datei ist ${number(megabytes)} MB groß. Ein Kamerabericht hat höchstens ${number(most)} MB: Ist es eine andere Datei?`,
  workbook: 'Eine Arbeitsmappe, keine CSV-Datei: Speichern Sie das Blatt mit dem Bericht als CSV.',
  notText: 'Keine Textdatei.',
  noHeaders:
    'Keine Zeile enthält die Überschriften eines Kameraberichts: den Namen der Kamera (Name, HardwareName oder Id) und eine weitere seiner Spalten, zum Beispiel UsedSpaceInGB.',
  nothingTold:
    'Keine der Spalten, die zeigen, wie Kameras aufzeichnen, ist vorhanden (UsedSpaceInGB, ActualRetentionDays, PercentRecordedOneWeek): Erstellen Sie den Bericht mit -IncludeRetentionInfo -IncludeRecordingStats.',
  repeatedHeader: 'Eine frühere Spalte hat dieselbe Überschrift: Welche der beiden ist gemeint?',
  noCameras: 'Unter den Überschriften steht keine Kamera.',
  openQuotes: 'Ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle.',
  tooManyCells: (cells, headers) =>
    `Die Zeile hat ${counted(cells, 'Zelle', 'Zellen')}, die Überschriften sind ${number(headers)}: Eine Zelle mit einem Trennzeichen darin benötigt Anführungszeichen.`,
  tooFewCells: (cells, headers) =>
    `Die Zeile endet nach ${number(cells)} von ${counted(headers, 'Zelle', 'Zellen')}: Die Datei ist möglicherweise abgeschnitten.`,
  nameless: 'Die Kamera hat weder einen Namen noch eine ID.',
  sameId: (line) => `Die Kamera mit dieser ID steht bereits in Zeile ${line}.`,
  notTruth: 'Nicht True oder False.',
  notNumber: 'Keine Zahl ohne Vorzeichen und Einheit, wie 12.5 oder 12,5.',
  otherMark: (mark) => `Keine Zahl mit ${MARK_NAMES[mark]}, wie die anderen des Berichts geschrieben sind.`,
  outOf: (least, most) => `Nicht zwischen ${number(least)} und ${number(most)}.`,
  notDate: 'Kein Datum.',
  otherOrder: (order) => `Kein Datum, das mit ${ORDER_NAMES[order]} beginnt, wie die anderen des Berichts.`,
  endsBeforeBegin: 'Die neueste Aufzeichnung ist älter als die älteste.',
  culture: (name) => `„${name}“ ist keine Kultur mit Dezimalpunkt oder Dezimalkomma, wie en-US oder de-DE.`,
  openNumbers:
    'Komma oder Punkt der Zahlen kann vor Nachkommastellen oder zwischen Tausendern stehen: Nennen Sie die Kultur des Rechners.',
  openDates: 'Tag und Monat der Daten können vertauscht sein: Nennen Sie die Kultur des Rechners.',
};

export const NOTE_TEXTS: InLanguage<typeof en.NOTE_TEXTS> = {
  encoding: (name) =>
    `Die Datei ist nicht in Unicode und wurde als ${name} gelesen: Prüfen Sie Namen mit Buchstaben außerhalb von A bis Z.`,
  signIn: (headers) => `Verworfen, ohne gelesen zu werden: ${headers.join(', ')}.`,
  noLockColumn:
    'Der Bericht nennt keine Beweissicherungen (HasEvidenceLock: ab Version 25.2.61, mit -IncludeRetentionInfo). Eine Beweissicherung macht die Tage einer Kamera zu lang und ihre Rate zu niedrig.',
  daysFromDatabase: (cameras) =>
    `Ohne ActualRetentionDays gelten als Tage von ${counted(cameras, 'Kamera', 'Kameras')} die zwischen MediaDatabaseBegin und MediaDatabaseEnd.`,
  noDays:
    'Der Bericht nennt nicht, für wie viele Tage Aufzeichnungen vorhanden sind: Erstellen Sie ihn mit -IncludeRetentionInfo.',
  noSpace: 'Der Bericht nennt nicht den Platz der Aufzeichnungen: Erstellen Sie ihn mit -IncludeRecordingStats.',
  noRecordedShare:
    'Der Bericht nennt nicht, welcher Anteil der Zeit aufgezeichnet wurde (PercentRecordedOneWeek): Erstellen Sie ihn mit -IncludeRecordingStats.',
};

export const TABLE_TEXTS: InLanguage<typeof en.TABLE_TEXTS> = {
  groups: 'Gruppen',
  cameras: 'Kameras',
  notes: 'Hinweise',
  group: 'Gruppe',
  camera: 'Kamera',
  state: 'Zustand',
  endedBy: 'Beendet durch',
  all: 'Alle',
  designed: 'Geplante Kameras',
  reported: 'Gemeldete Kameras',
  checked: 'Geprüfte Kameras',
  fewestDays: 'Wenigste Tage',
  compared: {
    plannedRate: 'Geplante Langzeitrate (kbit/s)',
    actualRate: 'Tatsächliche Langzeitrate (kbit/s)',
    plannedShare: 'Geplanter aufgezeichneter Anteil (%)',
    actualShare: 'Tatsächlich aufgezeichneter Anteil (%)',
    plannedDays: 'Geplante Tage',
    daysHeld: 'Vorhandene Tage',
  },
  gap: {
    days: 'Tage mehr oder weniger',
    rate: 'davon durch die Rate',
    recordedShare: 'durch den aufgezeichneten Anteil',
    retentionSetting: 'durch die eingestellte Aufbewahrungszeit',
    capacity: 'durch den Platz',
  },
  storage: {
    planned: 'Geplanter Platz (TB)',
    used: 'Belegter Platz (TB)',
    needed: 'Benötigter Platz (TB)',
    missing: 'Fehlender Platz (TB)',
    rate: 'davon für die Rate (TB)',
    recordedShare: 'für den aufgezeichneten Anteil (TB)',
    capacity: 'nicht wie geplant vorhanden (TB)',
  },
  status: {
    checked: 'Geprüft',
    disabled: 'Ausgeschaltet',
    locked: 'Beweissicherung',
    groomed: 'Reduzierte Bildrate',
    'no-figures': 'Nicht angegeben',
    'nothing-recorded': 'Keine Aufzeichnungen',
  },
  heldBy: { 'set-days': 'Alter', space: 'Platz', 'site-age': 'Neuer Standort' },
  about: 'Betrifft',
  note: 'Hinweis',
  toChange: 'Was zu ändern ist',
  report: 'Bericht',
  leftOut: 'Von Hand ausgelassen.',
  fitsNone: 'Passt zu keiner Gruppe der Planung.',
  fitsSeveral: (groups) => `Passt gleich gut zu mehreren Gruppen: ${groups}.`,
};
