import { counted, number } from '@site-designer/texts/de/grammar';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/editor/cameras.ts';
import type { InLanguage } from '../../in-language.ts';

/** Names of the published catalogue where a cell holds base and event; other names are shown in full. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Mittel-niedrig': 'M.-niedr.',
  'Mittel-hoch': 'M.-hoch',
  Einzelobjektiv: 'Einzel',
  Mehrfachobjektiv: 'Multi',
  '352x288 CIF': 'CIF',
  '640x480 VGA': 'VGA',
  '704x576 4CIF': '4CIF',
  '1280x720 720p': '720p',
  '1920x1080 1080p': '1080p',
  '2048x1536 3MP': '3MP',
  '2592x1520 4MP': '4MP',
  '2592x1944 5MP': '5MP',
  '3072x2048 6MP': '6MP',
  '3840x2160 4K': '4K',
  '4000x3000 12MP': '12MP',
  '6400x1200 8MP Panorama': '8MP pano',
  '7680x4320 8K': '8K',
};

/** Names that are wider than a cell which holds one value for both. */
const CELL_NAMES: Readonly<Record<string, string>> = { '6400x1200 8MP Panorama': '6400x1200 pano' };

function rateText(kbit: number): string {
  return quantityText(kbit, 'kbit/s');
}

export const CAMERA_TEXTS: InLanguage<typeof en.CAMERA_TEXTS> = {
  table: 'Kameragruppen',
  keys: 'Pfeiltasten bewegen, mit Umschalt markieren sie, Eingabe oder F2 bearbeitet, Esc und dann Tab verlässt die Tabelle, ? zeigt alle Tasten.',
  excess: (groups, limit) =>
    `${counted(groups, 'Kameragruppe', 'Kameragruppen')}; eine Planung fasst höchstens ${number(limit)}`,
  notChanged: (reason) => `${reason}. Nichts wurde geändert.`,
  noCameras: 'Noch keine Kameras. Eine Gruppe enthält Kameras mit denselben Einstellungen: Fügen Sie die erste hinzu.',
  addGroup: 'Kameragruppe hinzufügen',
  anotherGroup: 'Kameragruppe hinzufügen (oben)',
  stream: 'Stream',
  groupHeading: 'Gruppe',
  heading: (title, unit) => (unit === '' ? title : `${title} (${unit})`),
  shortNames: SHORT_NAMES,
  cellNames: CELL_NAMES,
  otherSize: 'Andere Größe …',
  actions: 'Aktionen',
  group: (groupNumber) => `Gruppe ${groupNumber}`,
  groupOf: (groupNumber, name) => `Kameragruppe ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamOf: (streamNumber, groupNumber, name) =>
    `Stream ${streamNumber} von Kameragruppe ${groupNumber}${name === '' ? '' : `, ${name}`}`,
  streamTitle: (isLens, streamNumber) => `${isLens ? 'Objektiv' : 'Stream'} ${streamNumber}`,
  cell: (title, line, more) => [`${title}, Zeile ${line}`, ...more.filter((each) => each !== '')].join(', '),
  cellWith: (cell, value) => `${cell}: ${value}`,
  actionsOf: (groupNumber) => `Aktionen für Gruppe ${groupNumber}`,
  addStream: 'Stream hinzufügen',
  duplicateGroup: 'Kameragruppe duplizieren',
  saveAsTemplate: 'Als Vorlage speichern',
  deleteGroup: 'Kameragruppe löschen',
  deleteStream: (streamNumber) => `Stream ${streamNumber} löschen`,
  lastRow: (keys) => `Dies ist die letzte Zeile. ${keys} fügt eine Kameragruppe hinzu.`,
  notTaken: (reason) => `Nicht geändert. ${reason}`,
  baseStarted: (fps) => `${number(fps)} FPS wird als Basis empfohlen.`,
  rateDropped: (typed, calculated, wasMeasured) =>
    `Die ${wasMeasured ? 'gemessene' : 'eingegebene'} Bitrate von ${rateText(typed)} wurde durch die berechnete von ${rateText(calculated)} ersetzt. „Rückgängig“ stellt sie wieder her.`,
  measurementDropped: (measured) =>
    `Die Messung galt für ${rateText(measured)} und ist mit dieser Bitrate entfallen. „Rückgängig“ stellt beides wieder her.`,
  moreNotes: (cells) => `Das gilt auch für ${counted(cells, 'weitere Zelle', 'weitere Zellen')}.`,
  addName: 'Namen eingeben',
  empty: 'leer',
  none: '–',
  isTyped: 'Eingegeben, nicht berechnet',
  reset: 'Auf berechnete Bitrate zurücksetzen',
  resetWithKey: 'Auf berechnete Bitrate zurücksetzen (Entf)',
  withExample: (name, example) => `${name}: ${example}`,
  columnWidth: (title) => `Breite von ${title}`,
  fillHandle: 'Ziehen, um die Zeilen darüber oder darunter auszufüllen',
  clipboardRefused: 'Der Browser lässt dies nicht zu. Verwenden Sie Strg+C, Strg+X oder Strg+V.',
  servers: {
    title: 'Server',
    show: 'Server jeder Gruppe anzeigen',
    one: (first, last) => (first === last ? String(first) : `${first} bis ${last}`),
    list: (runs) => runs.join(', '),
    cell: (groupNumber, servers, dealt) =>
      `Server, Gruppe ${groupNumber}: ${servers === '' ? 'kein Ergebnis' : `${servers} (${dealt})`}`,
    dealt: (first, last, cameras) =>
      `${counted(cameras, 'Kamera', 'Kameras')} auf ${first === last ? `Server ${first}` : `jedem der Server ${first} ${last === first + 1 ? 'und' : 'bis'} ${last}`}`,
  },
  sets: {
    extras: { title: 'Neben Video, je Kamera', show: 'Audio, Metadaten und Ereignispuffer anzeigen' },
    network: { title: 'Netzwerk, je Kamera', show: 'PoE, Kabel, Verteiler und Live-Stream anzeigen' },
    coverage: { title: 'Abdeckung, je Kamera', show: 'Objektiv, Montage und Zweck anzeigen' },
  },
  cardFigures: (cameras, rateKbit) => `${counted(cameras, 'Kamera', 'Kameras')} · ${rateText(rateKbit)}`,
  keysTitle: 'Kameratabelle',
  keyTexts: {
    edit: 'Zelle bearbeiten',
    measure: 'Angeben, wie eine Bitrate gemessen wurde',
    fillDown: 'Erste Zeile des Blocks nach unten ausfüllen',
    fill: 'Block mit der Eingabe ausfüllen',
    clear: 'Standardwert oder berechneten Wert wiederherstellen',
    deleteRows: 'Zeilen des Blocks löschen',
    everything: 'Alles markieren',
    column: 'Spalte markieren',
    row: 'Zeile markieren',
    find: 'In der Tabelle suchen',
    wider: 'Spalte verbreitern',
    narrower: 'Spalte verschmälern',
    firstWidth: 'Ursprüngliche Spaltenbreite wiederherstellen',
    menu: 'Menü des Blocks öffnen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    copy: 'Kopieren',
    paste: 'Einfügen',
    leave: 'Abbrechen; danach verlässt Tab die Tabelle',
  },
  menu: {
    label: 'Block',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    fillDown: 'Nach unten ausfüllen',
    clear: 'Leeren',
    deleteRows: 'Zeilen löschen',
    measure: 'Gemessene Bitrate…',
    comment: 'Gruppe kommentieren',
    sortUp: (title) => `Nach ${title} aufsteigend sortiert anzeigen`,
    sortDown: (title) => `Nach ${title} absteigend sortiert anzeigen`,
  },
  view: {
    find: 'In der Tabelle suchen',
    found: (at, of) =>
      of === 0 ? 'Nicht gefunden' : at === 0 ? `${number(of)} gefunden` : `${number(at)} von ${number(of)}`,
    previous: 'Zurück',
    next: 'Weiter',
    filter: 'Nur diese Gruppen anzeigen',
    close: 'Suche schließen',
    shown: (shown, all) => `Angezeigt: ${number(shown)} von ${counted(all, 'Kameragruppe', 'Kameragruppen')}`,
    filtered: (text) => `mit „${text}“`,
    sorted: (title, direction) => `sortiert nach ${title}, ${direction === 1 ? 'aufsteigend' : 'absteigend'}`,
    all: 'Alle wie gespeichert anzeigen',
  },
};

export const TOTALS_TEXTS: InLanguage<typeof en.TOTALS_TEXTS> = {
  label: 'Summen',
  cameras: 'Kameras',
  streams: 'Streams',
  peak: 'Spitze',
  average: 'Mittel',
  storage: 'Speicher',
  exact: 'exakt',
  shown: (cameras) => `${number(cameras)} angezeigt`,
  range: (low, high) => `${low} bis ${high}`,
};

export const STEP_TEXTS: InLanguage<typeof en.STEP_TEXTS> = {
  edit: 'Bearbeitung',
  measurement: 'gemessene Bitrate',
  editOf: (columns) => `Bearbeitung von ${columns}`,
  paste: 'Einfügen',
  cut: 'Ausschneiden',
  clear: 'Leeren',
  fill: 'Ausfüllen',
  fillDown: 'Ausfüllen nach unten',
  import: 'Import',
  template: 'Vorlage',
  bulkApply: 'Sammeländerung',
  addGroup: 'neue Kameragruppe',
  addStream: 'neuer Stream',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  restored: 'wiederhergestellte Änderungen',
  settings: 'Servereinstellungen',
  defaults: 'Standard-Servereinstellungen',
  rename: 'Umbenennen',
  alternative: (title) => `Alternative „${title}“`,
};

export const HISTORY_TEXTS: InLanguage<typeof en.HISTORY_TEXTS> = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoStep: (step) => `Rückgängig: ${step} (Strg+Z)`,
  redoStep: (step) => `Wiederholen: ${step} (Strg+Y)`,
  undone: (step) => `Rückgängig gemacht: ${step}`,
  redone: (step) => `Wiederholt: ${step}`,
  nothingToUndo: 'Nichts rückgängig zu machen',
  nothingToRedo: 'Nichts zu wiederholen',
};

export const BULK_TEXTS: InLanguage<typeof en.BULK_TEXTS> = {
  title: 'Sammeländerung',
  applyTo: 'Anwenden auf',
  targets: { selected: 'Markierte', shown: 'Angezeigte', all: 'Alle' },
  counts: (groups, cameras) => `${counted(groups, 'Gruppe', 'Gruppen')}, ${counted(cameras, 'Kamera', 'Kameras')}`,
  asItIs: (value) => `(unverändert) ${value}`,
  notUsed: 'nicht verwendet',
  calculated: 'berechnet',
  values: (values) => counted(values, 'Wert', 'Werte'),
  half: 'FPS bis Bitrate gelten für',
  halves: { both: 'Basis und Ereignis', continuous: 'Basis', motion: 'Ereignis' },
  choose: 'Wert wählen',
  size: 'Breite x Höhe',
  apply: 'Anwenden',
  changesNothing: 'Keine Änderungen: Jede Zeile hat bereits diesen Wert.',
  changes: (changed, rows, groups) =>
    `Ändert ${number(changed)} von ${counted(rows, 'Zeile', 'Zeilen')}, in ${counted(groups, 'Kameragruppe', 'Kameragruppen')}.`,
  drops: (rows) => `Eingegebene Bitraten in ${counted(rows, 'Zeile', 'Zeilen')} werden neu berechnet.`,
};
