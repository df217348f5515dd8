import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/import-preview.ts';
import type { InLanguage } from '../../in-language.ts';

function groupsAndCameras({ groups, cameras }: { readonly groups: number; readonly cameras: number }): string {
  return `${counted(groups, 'Gruppe', 'Gruppen')}, ${counted(cameras, 'Kamera', 'Kameras')}`;
}

export const IMPORT_PREVIEW_TEXTS: InLanguage<typeof en.IMPORT_PREVIEW_TEXTS> = {
  title: 'Vorschau',
  tabs: { list: 'Liste', table: 'Tabelle', differences: 'Unterschiede' },
  views: 'Ansicht',
  number,
  headers: 'Titel oder Kopfzeile',
  taken: 'übernommen',
  leftOut: 'ausgelassen',
  undecided: 'zu entscheiden',
  lines: 'Zeilen',
  sum: ({ headers, taken, leftOut, undecided, lines }) =>
    `${number(headers)} Titel oder Kopfzeile, ${number(taken)} übernommen, ${number(leftOut)} ausgelassen, ${number(undecided)} zu entscheiden, von ${counted(lines, 'Zeile', 'Zeilen')}`,
  listOf: 'Zeilen der Liste',
  kindAndWhy: 'Art und Grund',
  lineNumber: 'Zeile',
  kindOf: (line, kind, why) => `Zeile ${line}: ${kind}${why === '' ? '' : `, ${why}`}`,
  take: 'Übernehmen',
  leave: 'Auslassen',
  takeLine: (line) => `Zeile ${line} übernehmen`,
  leaveLine: (line) => `Zeile ${line} auslassen`,
  takeAlike: (lines) => `Alle ${number(lines)} gleichartigen übernehmen`,
  leaveAlike: (lines) => `Alle ${number(lines)} gleichartigen auslassen`,
  isHeader: 'Dies ist die Kopfzeile',
  becomes: (group, name) =>
    `Wird zu: ${[...(group === undefined ? [] : [`Gruppe ${number(group)}`]), ...(name === '' ? [] : [name])].join(', ') || 'eigene Gruppe'}.`,
  cameras: (cameras) => counted(cameras, 'Kamera', 'Kameras'),
  fps: 'fps',
  stands: (text) => `stattdessen gilt ${text}`,
  only: (title, lines) => `Nur ${title}: ${counted(lines, 'Zeile', 'Zeilen')}`,
  all: 'Alle Zeilen anzeigen',
  rowsOf: (from, to, total) => `${number(from)} bis ${number(to)} von ${number(total)}; die Tabelle zeigt jeweils 200.`,
  firstRows: 'Erste',
  previousRows: 'Vorherige 200',
  nextRows: 'Nächste 200',
  lastRows: 'Letzte',
  saysTaken: (taken) => `${number(taken)} übernommen`,
  empty: 'Noch nichts anzuzeigen. Wählen Sie eine Datei, legen Sie eine hier ab oder fügen Sie eine Tabelle ein.',
  noGroups: 'Noch keine Zeile ist übernommen.',
  tableOf: 'Die Kameras nach dem Import',
  group: 'Gruppe',
  unnamed: 'Ohne Namen',
  sample: '24',
  further: (stream) => `Stream ${stream}`,
  totals: { cameras: 'Kameras', peak: 'Spitze', average: 'Mittel', storage: 'Speicher' },
  legend: {
    list: 'aus der Liste',
    derived: 'abgeleitet oder gerundet: die Herkunft ist angegeben',
    default: 'Standardwert, nicht in der Liste',
    refused: 'abgelehnt: der Standardwert gilt',
  },
  fromLines: (name, lines) =>
    `${name === '' ? 'Gruppe' : name}, aus ${lines.length === 1 ? `Zeile ${lines[0]}` : counted(lines.length, 'Zeile', 'Zeilen')}`,
  origins: {
    list: (text) => `in der Liste steht „${text}“`,
    derived: (text) => `abgeleitet: in der Liste steht „${text}“`,
    rounded: (text) => `gerundet: in der Liste steht „${text}“`,
    default: 'Standardwert',
    refused: (text) => `„${text}“ ist abgelehnt, der Standardwert gilt`,
    described: 'aus der Beschreibung abgeleitet',
  },
  reading: (done, of) => `Zeilen werden gelesen: ${number(done)} von ${number(of)}`,
  opening: 'Datei wird gelesen',
  usable: 'Die Seite bleibt bedienbar.',
  cancelReading: 'Lesen abbrechen',
  stopped: 'Das Lesen wurde abgebrochen. Datei und Auswahl bleiben erhalten.',
  again: 'Erneut lesen',
};

export const IMPORT_DIFFERENCE_TEXTS: InLanguage<typeof en.IMPORT_DIFFERENCE_TEXTS> = {
  table: 'Was die Aktualisierung ändert',
  take: (name) => `${name === '' ? 'Diese Gruppe' : name} übernehmen`,
  remove: (name) => `${name === '' ? 'Diese Gruppe' : name} entfernen`,
  group: 'Gruppe',
  field: 'Feld',
  taken: 'Übernommen',
  before: 'In der Planung',
  after: 'In der Liste',
  line: 'Zeile',
  changed: (groups, fields) =>
    `Geändert: ${counted(groups, 'Gruppe', 'Gruppen')}, ${counted(fields, 'Feld', 'Felder')}`,
  added: (groups, cameras) => `Neu: ${groupsAndCameras({ groups, cameras })}`,
  missing: (groups, cameras) => `Nicht in der Liste: ${groupsAndCameras({ groups, cameras })}`,
  same: (groups, cameras) => `Unverändert: ${groupsAndCameras({ groups, cameras })}`,
  inShort: (cameras, parts, days) =>
    [counted(cameras, 'Kamera', 'Kameras'), ...parts, counted(days, 'Tag', 'Tage')].join(', '),
  fps: (fps) => `${fps} fps`,
  nothingDiffers: (cameras) => `${counted(cameras, 'Kamera', 'Kameras')}, kein Unterschied`,
  stays: 'Bleibt in der Planung',
  stayHint: '; zum Entfernen ankreuzen',
  goes: 'Wird entfernt',
  more: (difference) => (difference > 0 ? `+${number(difference)}` : `−${number(-difference)}`),
  afterwards: 'Nach dem Import:',
  size: groupsAndCameras,
  now: (text) => `(jetzt ${text})`,
  matched: 'Gruppen werden nach ihrem Namen zugeordnet, nur in den Spalten der Liste.',
};

function partsOf({ changed, added, removed }: en.Differences): readonly string[] {
  return [
    ...(changed > 0 ? [counted(changed, 'Änderung', 'Änderungen')] : []),
    ...(added > 0 ? [counted(added, 'neue Gruppe', 'neue Gruppen')] : []),
    ...(removed > 0 ? [counted(removed, 'Entfernung', 'Entfernungen')] : []),
  ];
}

export const IMPORT_FOOT_TEXTS: InLanguage<typeof en.IMPORT_FOOT_TEXTS> = {
  import: ({ cameras, groups }) =>
    `${counted(cameras, 'Kamera', 'Kameras')} in ${counted(groups, 'Gruppe', 'Gruppen')} importieren`,
  update: (differences) => {
    const parts = partsOf(differences);
    return parts.length === 0 ? 'Nichts zu importieren' : `${parts.join(' und ')} importieren`;
  },
  bare: 'Importieren',
  undoable: 'Lässt sich in einem Schritt rückgängig machen.',
  undecided: (lines) => `${counted(lines, 'Zeile erfordert', 'Zeilen erfordern')} eine Entscheidung.`,
  leaveThem: 'Auslassen',
  reading: 'Der Import ist möglich, sobald alle Zeilen gelesen sind.',
  noFile: 'Es gibt noch keine Liste.',
  noCamera: 'Keine Zeile ist eine Kamera.',
  nothingNew: 'Die Liste ändert nichts.',
  refused: (reason) => `Die Planung nimmt dies nicht an: ${reason}`,
  failed: 'Der Import ist fehlgeschlagen. Nichts wurde geändert; versuchen Sie es erneut.',
  imported: (cameras) => `${counted(cameras, 'Kamera', 'Kameras')} importiert.`,
  updated: (differences) => `${partsOf(differences).join(' und ')} importiert.`,
};
