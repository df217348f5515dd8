import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/editor/as-built.ts';
import type { InLanguage } from '../../in-language.ts';

export const AS_BUILT_TEXTS: InLanguage<typeof en.AS_BUILT_TEXTS> = {
  of: (design) => `Soll-Ist-Vergleich: ${design}`,
  intro:
    'Vergleichen Sie diese Planung, oder das daraus ausgestellte Angebot, mit einem Kamerabericht des Videomanagementsystems: wie viel die Kameras tatsächlich aufzeichnen, wie lange es aufbewahrt wird und warum das von der Planung abweicht.',
  privacy:
    'Der Bericht wird in diesem Browser gelesen. Nichts davon verlässt den Browser, solange Sie seine Raten nicht in die Planung übernehmen.',
  backToDesign: 'Zurück zur Planung',
  noCameras: 'Diese Planung enthält noch keine Kameras: Fügen Sie zuerst Kameragruppen hinzu.',
  againstDesign: 'Verglichen mit dem jetzigen Stand der Planung: Daraus wurde noch kein Angebot ausgestellt.',
  againstIssued: 'Verglichen mit dem ausgestellten Stand:',
  issued: (name, day) => `Angebot ${name} vom ${day}`,
  issuedOutOfBounds:
    'Das ausgestellte Angebot lässt sich mit dem jetzigen Katalog nicht berechnen. Es gibt also nichts, womit verglichen werden kann.',
  outOfBounds: 'Diese Planung lässt sich nicht berechnen: Korrigieren Sie sie zuerst.',
  print: 'Drucken',
  printCameras: 'Jede Kamera drucken',
  fileName: (design, ending) => `${design} - Soll-Ist-Vergleich.${ending}`,
  xlsx: 'XLSX',
  csv: 'CSV',
  notExported: 'Die Datei konnte nicht erstellt werden. Versuchen Sie es erneut.',
};

export const REPORT_FILE_TEXTS: InLanguage<typeof en.REPORT_FILE_TEXTS> = {
  choose: 'Kamerabericht wählen',
  another: 'Anderen Bericht wählen',
  file: 'Zu lesender Kamerabericht',
  drop: 'oder legen Sie die CSV-Datei hier ab.',
  how: 'So erstellen Sie den Bericht',
  howIntro: 'In PowerShell, mit den MilestonePSTools des Herstellers und einer Verbindung zum Management-Server:',
  command:
    'Get-VmsCameraReport -IncludeRetentionInfo -IncludeRecordingStats | Export-Csv report.csv -NoTypeInformation',
  howAfter:
    'Der Bericht darf beliebige seiner Spalten in beliebiger Reihenfolge enthalten. Spalten mit Benutzernamen und Passwörtern werden verworfen, ohne gelesen zu werden.',
  reading: (name, megabytes) => `${name} wird gelesen (${megabytes} MB)…`,
  failed: 'Der Bericht konnte nicht gelesen werden. Versuchen Sie es erneut.',
  tooLarge: (megabytes) =>
    `Die Datei ist größer als ${number(megabytes)} MB. Ein Kamerabericht ist kleiner: Ist es eine andere Datei?`,
  refused: (name) => `${name} wurde nicht gelesen:`,
  place: ({ line, column, header }) => `Zeile ${line}, Spalte ${column}${header === '' ? '' : ` (${header})`}`,
  problem: (place, message) => `${place}: ${message}`,
  moreProblems: (count) => `und ${counted(count, 'weiteres Problem', 'weitere Probleme')}.`,
  question: 'Wie schreibt dieser Bericht seine Zahlen?',
  asked: (place) => `Nichts sonst in der Datei zeigt es. Möglich bei ${place}:`,
  readingAs: (value, culture) => `${value}, wie in ${culture}`,
  read: (name, cameras) => `${name}: ${counted(cameras, 'Kamera', 'Kameras')}`,
  encoding: 'Zeichencodierung',
  notes: 'Nicht im Bericht',
};

export const CHECK_OPTION_TEXTS: InLanguage<typeof en.CHECK_OPTION_TEXTS> = {
  title: 'Optionen des Vergleichs',
  measured: 'Datum des Berichts',
  since: 'Der Standort zeichnet auf seit',
  sinceHint: 'Bei einem neuen Standort: Kameras, von denen seit diesem Tag alles vorhanden ist, haben keine Differenz.',
  groomed: 'Speicher mit einem Archiv, das eine reduzierte Bildrate behält',
  groomedHint:
    'Der belegte Speicherplatz ihrer Kameras zeigt nicht deren Raten, daher werden diese Kameras nicht geprüft.',
};

export const MATCHING_TEXTS: InLanguage<typeof en.MATCHING_TEXTS> = {
  title: 'Kameras und ihre Gruppen',
  unmatched: (cameras) =>
    `${counted(cameras, 'Kamera', 'Kameras')} des Berichts ${wordFor(cameras, 'gehört', 'gehören')} noch zu keiner Gruppe der Planung und ${wordFor(cameras, 'wird', 'werden')} nicht geprüft.`,
  show: 'Anzeigen',
  remembered:
    'Von Ihnen gewählte Gruppen und Muster bleiben in diesem Browser für den nächsten Bericht dieser Planung erhalten.',
  notKept:
    'Dieser Browser hat keinen Platz, um Ihre Auswahl zu speichern: Sie geht verloren, wenn Sie die Seite verlassen.',
  pattern: 'Kameranamen',
  patternHint: '* steht für beliebige Zeichen, ? für ein Zeichen',
  example: 'Foyer*',
  group: 'Gruppe',
  add: 'Nach Muster zuordnen',
  fits: (cameras) => `passt auf ${counted(cameras, 'Kamera', 'Kameras')}`,
  assigned: (pattern, group) => `${pattern} → ${group}`,
  remove: (pattern) => `Muster ${pattern} entfernen`,
  forget: 'Gesamte Auswahl verwerfen',
  search: 'Kameras suchen',
  filter: 'Anzeigen',
  filters: {
    all: 'Alle Kameras',
    open: 'Ohne Gruppe',
    gap: 'Weniger Tage als geplant',
    unchecked: 'Nicht geprüft',
  },
  shown: (shown, all) => `${numberText(shown)} von ${counted(all, 'Kamera', 'Kameras')}`,
  table: 'Kameras des Berichts',
  camera: 'Kamera',
  groupOf: (camera) => `Gruppe von ${camera}`,
  none: 'Keine Gruppe',
  leftOut: 'Ausgelassen',
  automatic: 'Automatisch zugeordnet',
  by: {
    hand: 'von Ihnen gewählt',
    pattern: 'nach Muster',
    name: 'nach Name',
    'device-group': 'nach Gerätegruppe',
    hardware: 'nach Hardware',
    recorder: 'nach Aufzeichnungsserver',
    model: 'nach Modell',
  },
  fitsBoth: (groups) => `passt auf ${groups}`,
  nothing: 'Keine Kamera anzuzeigen.',
  tooNew: 'Zu neu für eine Aussage',
};

export const AS_BUILT_RESULT_TEXTS: InLanguage<typeof en.AS_BUILT_RESULT_TEXTS> = {
  held: 'Jede Gruppe bewahrt ihre Aufzeichnungen die geplanten Tage lang auf.',
  notChecked: 'Keine Kamera des Berichts konnte geprüft werden.',
  short: (groups, of) =>
    `${number(groups)} von ${counted(of, 'Gruppe', 'Gruppen')} ${wordFor(groups, 'bewahrt', 'bewahren')} weniger Tage auf als geplant.`,
  groups: 'Gruppen',
  columns: {
    group: 'Gruppe',
    cameras: 'Kameras im Bericht',
    rate: 'Langzeitrate',
    share: 'Aufzeichnungsanteil',
    days: 'Vorhandene Tage',
    missing: 'Fehlender Platz',
    gap: 'Tage mehr oder weniger',
  },
  columnsHint:
    'Geplant → tatsächlich. In den Balken stehen verlorene Tage links der Linie, gewonnene rechts davon. Platz, den eine Gruppe übrig hat, wird nicht gegen fehlenden Platz einer anderen aufgerechnet.',
  to: 'tatsächlich',
  of: 'von',
  total: 'Alle Gruppen',
  fewest: (days) => `mindestens ${days}`,
  enough: 'keiner',
  unknown: 'keine Angabe',
  notCompared: 'Nicht geprüft: keine Gruppe',
  figures: {
    plannedRate: (name) => `Geplante Langzeitrate, ${name}`,
    actualRate: (name) => `Tatsächliche Langzeitrate, ${name}`,
    plannedShare: (name) => `Geplanter Aufzeichnungsanteil, ${name}`,
    actualShare: (name) => `Tatsächlicher Aufzeichnungsanteil, ${name}`,
    plannedDays: (name) => `Geplante Tage, ${name}`,
    actualDays: (name) => `Vorhandene Tage, ${name}`,
    fewestDays: (name) => `Wenigste Tage einer Kamera, ${name}`,
    missing: (name) => `Fehlender Platz für die geplanten Tage, ${name}`,
    gap: (name) => `Tage mehr oder weniger, ${name}`,
    part: (part, name) => `Tage mehr oder weniger (${part}), ${name}`,
    cameras: (name) => `Kameras im Bericht, ${name}`,
    designed: (name) => `Kameras der Planung, ${name}`,
  },
  parts: {
    rate: 'Rate',
    recordedShare: 'Aufzeichnungsanteil',
    retentionSetting: 'eingestellte Aufbewahrungszeit',
    capacity: 'Platz',
  },
  bar: (gap, parts) => `${gap}: ${parts}`,
  findings: 'Weitere Befunde',
  finding: (group, message) => `${group}: ${message}`,
};

export const REMEDY_TEXTS: InLanguage<typeof en.REMEDY_TEXTS> = {
  title: 'Was zu ändern ist',
  intro:
    'Damit die geplanten Tage bei den tatsächlichen Raten auf der Hardware der Planung erreicht werden. Jede Änderung der Aufbewahrungszeit, der Raten oder der Hardware genügt für sich allein und wurde durchgerechnet.',
  held: 'Die Hardware der Planung erreicht die geplanten Tage bei den tatsächlichen Raten: Es ist nichts zu ändern.',
  none: 'Keine einzelne Änderung genügt: Kombinieren Sie kürzere Aufbewahrungszeit oder niedrigere Raten mit mehr Hardware.',
  nothing:
    'Es gibt nichts zu vergleichen: Für diese Planung gibt es keine passende Hardware, oder es wurde keine Rate gemessen.',
  sizing: 'Änderungen werden berechnet…',
  failed: 'Die Änderungen konnten nicht berechnet werden.',
  take: 'Übernehmen',
  changedSince:
    'Die Planung wurde seit dem Ausstellen geändert, daher lassen sich diese Änderungen von hier aus nicht übernehmen.',
  takeOf: (text) => `: ${text}`,
};

const ONE_STEP = 'in einem Schritt, der rückgängig gemacht werden kann';

export const APPLY_TEXTS: InLanguage<typeof en.APPLY_TEXTS> = {
  open: 'Gemessene Raten übernehmen',
  hint: 'Übernimmt die tatsächlichen Raten als gemessene in die Planung. Der Vergleich bezieht sich dann auf sie.',
  hintIssued:
    'Übernimmt die tatsächlichen Raten als gemessene in die Planung. Der Vergleich bezieht sich weiter auf das ausgestellte Angebot.',
  title: 'Gemessene Raten übernehmen',
  intro: (groups, measuredOnly) => {
    const noted = wordFor(measuredOnly, 'vermerkt ihre Rate', 'vermerken ihre Raten');
    if (groups === 0) {
      return measuredOnly === 0
        ? 'Die Planung hat diese Raten bereits.'
        : `Keine Einstellung ändert sich: ${counted(measuredOnly, 'Gruppe', 'Gruppen')} der Planung ${noted} als gemessen, ${ONE_STEP}.`;
    }
    const change = `${counted(groups, 'Gruppe', 'Gruppen')} der Planung ${wordFor(groups, 'ändert', 'ändern')} sich wie folgt`;
    if (measuredOnly === 0) return `${change}, ${ONE_STEP}.`;
    return `${change}, und ${counted(measuredOnly, 'weitere', 'weitere')} ${wordFor(measuredOnly, 'behält ihre', 'behalten ihre')} Einstellungen und ${noted} als gemessen, ${ONE_STEP}.`;
  },
  withRates: 'Die gemessenen Raten werden mit übernommen.',
  notTaken: 'Nicht übernommen:',
  refused: (message) => `Die Planung lässt dies nicht zu: ${message}`,
  apply: 'Übernehmen',
  where: 'Gruppe',
  field: 'Einstellung',
  before: 'Vorher',
  after: 'Nachher',
  half: (title, half) => `${title}, ${half}`,
  more: (count) => `und ${counted(count, 'weitere Änderung', 'weitere Änderungen')}.`,
  fields: {
    retentionDays: 'Aufbewahrungszeit, Tage',
    motion: 'Bewegungsanteil, %',
    fps: 'FPS',
    bitrateKbit: 'Bitrate, kbit/s',
  },
  applied: (step) => `Übernommen: ${step}`,
};

export const AS_BUILT_STEPS: InLanguage<typeof en.AS_BUILT_STEPS> = {
  rates: 'gemessene Raten',
  remedy: (title) => `Soll-Ist-Vergleich: ${title}`,
};
