import type { LineKind, Target } from '@site-designer/camera-table/foreign';
import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/import.ts';
import type { InLanguage } from '../../in-language.ts';

const KINDS: Readonly<Record<LineKind, string>> = {
  title: 'Titel',
  header: 'Kopfzeile',
  camera: 'Kamera',
  section: 'Abschnitt',
  total: 'Summe',
  goods: 'Ware',
  filtered: 'Gefiltert',
  note: 'Hinweis',
  blank: 'Leer',
  left: 'Ausgelassen',
  undecided: 'Entscheiden',
};

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'Kommas',
  ';': 'Semikolons',
  '\t': 'Tabulatoren',
  '|': 'senkrechte Striche',
};

const TARGETS: Readonly<Partial<Record<Target, string>>> = {
  place: 'Ort',
  type: 'Gerätetyp',
  number: 'Nummer',
  description: 'Beschreibung',
  kind: 'Kameraart',
  rowId: 'Zeilen-ID',
  groupId: 'Gruppen-ID',
};

export const IMPORT_TEXTS: InLanguage<typeof en.IMPORT_TEXTS> = {
  quoted: (text) => `„${text}“`,
  title: 'Kameras importieren',
  into: (file, lines, design) => `${file}, ${counted(lines, 'Zeile', 'Zeilen')}, in ${design}`,
  backToDesign: 'Zurück zur Planung',
  tooLarge: 'Diese Datei ist größer als 20 MB: Sie wurde nicht gelesen.',
  unreadable:
    'Diese Datei konnte nicht gelesen werden. Speichern Sie sie als CSV oder XLSX ohne Passwort und versuchen Sie es erneut.',
  notKept: 'Dieser Browser kann die Datei nicht speichern: Beim Neuladen der Seite geht sie verloren.',
  remembered: (file, day) => `Wie bei ${file} am ${day}`,
  startAfresh: 'Neu beginnen',
  steps: 'Schritte des Imports',
  kinds: KINDS,
  subtotal: 'Zwischensumme',
};

export const IMPORT_SOURCE_TEXTS: InLanguage<typeof en.IMPORT_SOURCE_TEXTS> = {
  title: 'Quelle',
  none: 'noch keine Datei',
  reading: 'wird gelesen',
  state: (header, encoding) => [header, encoding].filter((each) => each !== '').join('; '),
  headerAt: (first, last) => (first === last ? `Zeile ${first}` : `Zeilen ${first} und ${last}`),
  headerFrom: (first, last) => (first === last ? `Zeile ${first}` : `Zeilen ${first} bis ${last}`),
  noHeader: 'keine Kopfzeile',
  file: 'Datei',
  header: 'Kopfzeile',
  chooseLines: 'Zeilen wählen',
  firstLine: 'Erste Zeile',
  lastLine: 'Letzte Zeile',
  hasHeader: 'Die Liste hat eine Kopfzeile',
  text: 'Text',
  change: 'Ändern',
  encoding: 'Zeichencodierung',
  separator: 'Trennzeichen',
  separators: SEPARATORS,
  textOf: (encoding, separator) => `${encoding}, ${SEPARATORS[separator] ?? `„${separator}“`}`,
  check: (samples) =>
    `Die Datei nennt ihre Zeichencodierung nicht. Sehen diese Texte richtig aus? ${samples.join('; ')}`,
  sheet: 'Blatt',
  sheetOf: (name, lines) => `${name} (${counted(lines, 'Zeile', 'Zeilen')})`,
  choose: 'Datei wählen',
  another: 'Andere Datei',
  input: 'Zu importierende Datei',
  drop: 'oder legen Sie eine Kameraliste hier ab: CSV oder XLSX, bis 20 MB. Die Datei bleibt in diesem Browser.',
  paste: 'Hier einfügen',
  noClipboard: 'Der Browser lässt dies nicht zu. Drücken Sie Strg+V auf dieser Seite.',
  emptyClipboard: 'In der Zwischenablage ist keine Tabelle.',
  nothing:
    'Jede Liste ist geeignet: aus einer Tabellenkalkulation, einem Angebot oder einem anderen Programm, auch mit Titeln, Summen und anderen Waren.',
};

export const IMPORT_COLUMN_TEXTS: InLanguage<typeof en.IMPORT_COLUMN_TEXTS> = {
  title: 'Spalten',
  state: (read, of) => `${number(read)} von ${number(of)} gelesen`,
  notRead: (header) => `${header} wird nicht gelesen.`,
  noPart: (header) => `${header} ist nicht Teil des Namens.`,
  makePart: 'In den Namen aufnehmen',
  takeOut: 'Aus dem Namen herausnehmen',
  partOfName: (header) => `${header} ist Teil des Namens.`,
  moreUnread: (columns) => `${counted(columns, 'weitere Spalte', 'weitere Spalten')} nicht gelesen.`,
  defaults: (groups) => `Nicht in der Liste, für ${groups === 1 ? 'die Gruppe' : `alle ${number(groups)} Gruppen`}:`,
  someDefaults: 'Nicht in der Liste, für einige Gruppen:',
  default: (title, groups) => `${title}, ${counted(groups, 'Gruppe', 'Gruppen')}`,
  calculated: 'für jede Gruppe berechnet',
  ofTime: '% der Zeit',
  readAs: (header) => `${header} wird gelesen als`,
  column: (column) => `Spalte ${column + 1}`,
  unread: 'Nicht gelesen',
  targets: TARGETS,
  read: (read, of) => `${number(read)} von ${number(of)} gelesen`,
  refused: (cells) => `${number(cells)} abgelehnt`,
  ignored: 'nein',
};

export const IMPORT_ROW_TEXTS: InLanguage<typeof en.IMPORT_ROW_TEXTS> = {
  title: 'Zeilen',
  taken: (taken, left) => `${number(taken)} übernommen, ${number(left)} ausgelassen`,
  open: (undecided, texts) =>
    [
      ...(undecided > 0 ? [`${number(undecided)} zu entscheiden`] : []),
      ...(texts > 0 ? [`${counted(texts, 'Text', 'Texte')} abgelehnt`] : []),
    ].join(', '),
  onlyOf: (header) => `Nur diese Zeilen von „${header}“`,
  filterOn: 'Nach einer Spalte filtern',
  noColumn: 'Kein Filter',
  proposed: (header) => `Nur diese Zeilen von „${header}“?`,
  confirm: (lines) => `${counted(lines, 'andere Zeile', 'andere Zeilen')} auslassen`,
  takeAll: 'Alle Werte übernehmen',
  value: (value, count) => `${value === '' ? 'leer' : value} (${number(count)})`,
  undecided: (lines) => `${counted(lines, 'Zeile', 'Zeilen')}, für die keine Regel gilt:`,
  takeThem: (lines) => (lines === 1 ? 'Übernehmen' : lines === 2 ? 'Beide übernehmen' : 'Alle übernehmen'),
  leaveThem: (lines) => (lines === 1 ? 'Auslassen' : lines === 2 ? 'Beide auslassen' : 'Alle auslassen'),
  line: (line) => `Zeile ${number(line)}`,
  moreLines: (lines) => `und ${number(lines)} weitere`,
  refusedTexts: 'Nicht übernommene Texte',
  refused: (title, text, { lines, cameras }) =>
    `${title} „${text}“, ${counted(lines, 'Zeile', 'Zeilen')}, ${counted(cameras, 'Kamera', 'Kameras')}`,
  stands: (text, unit) => (text === '' ? '' : `${text}${unit === '' ? '' : ` ${unit}`}, der Standardwert`),
  count: number,
  showLines: (lines) => (lines === 1 ? 'Zeile anzeigen' : 'Zeilen anzeigen'),
  untilThen: 'Bis dahin gilt der Standardwert.',
  moreRefused: (texts) => `${counted(texts, 'weiterer abgelehnter Text', 'weitere abgelehnte Texte')} in der Vorschau.`,
  groups: {
    camera: 'Kameras',
    section: 'Abschnitte',
    total: 'Zwischensummen und Summen',
    goods: 'Waren',
    filtered: 'Gefiltert',
    note: 'Hinweise',
    left: 'Von Hand ausgelassen',
    undecided: 'Zu entscheiden',
    titles: 'Titel, leer, Kopfzeile',
  },
  isTaken: 'übernommen',
  isLeft: 'ausgelassen',
  isOpen: 'offen',
  byHand: 'Eine Zeile kann von Hand übernommen oder ausgelassen werden: Klicken Sie auf ihre Art.',
};

function groupsAndCameras({ groups, cameras }: { readonly groups: number; readonly cameras: number }): string {
  return `${counted(groups, 'Gruppe', 'Gruppen')}, ${counted(cameras, 'Kamera', 'Kameras')}`;
}

export const IMPORT_RESULT_TEXTS: InLanguage<typeof en.IMPORT_RESULT_TEXTS> = {
  title: 'Ergebnis',
  waits: 'wartet auf alle Zeilen',
  nothing: 'noch nichts',
  added: ({ groups, cameras }) =>
    `${counted(groups, 'neue Gruppe', 'neue Gruppen')}, ${counted(cameras, 'Kamera', 'Kameras')}`,
  updated: ({ changed, added, missing }) =>
    `${number(changed)} geändert, ${number(added)} neu, ${number(missing)} nicht in der Liste`,
  replaced: groupsAndCameras,
  against: 'Was aus der Planung wird',
  ways: {
    add: 'Zur Planung hinzufügen',
    update: 'Gruppen nach Namen aktualisieren',
    replace: 'Alle Gruppen ersetzen',
  },
  combine: 'Gleiche Zeilen zusammenfassen',
  combining: { no: 'Nein', section: 'Innerhalb eines Abschnitts', all: 'In allen Zeilen' },
  missing: 'Nicht in der Liste',
  missingWays: { keep: 'Behalten', remove: 'Entfernen' },
  check: (line, says, taken) =>
    `Zeile ${number(line)} nennt ${counted(says, 'Kamera', 'Kameras')}: ${number(taken)} übernommen`,
  difference: (missing) => `, ${number(Math.abs(missing))} ${missing > 0 ? 'fehlen' : 'zu viel'}`,
  combined: (groups) => `Mit zusammengefassten Zeilen wären es ${counted(groups, 'Gruppe', 'Gruppen')}.`,
  moreChecks: (checks) => counted(checks, 'weitere Prüfung', 'weitere Prüfungen'),
};
