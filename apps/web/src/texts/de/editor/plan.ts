import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/plan.ts';
import type { InLanguage } from '../../in-language.ts';

export const PICTURE_TEXTS: InLanguage<typeof en.PICTURE_TEXTS> = {
  empty: 'Die Datei ist leer.',
  bytes: (most) => `Die Datei ist größer als ${number(most)} MB; verkleinern Sie sie zuerst.`,
  pixels: (most) => `Das Bild hat mehr als ${number(most)} Megapixel; verkleinern Sie es zuerst.`,
  heic: 'Dies ist ein HEIC-Bild; speichern Sie es zuerst als JPEG.',
  svg: 'Dies ist eine SVG-Zeichnung; speichern Sie sie zuerst als PNG oder PDF.',
  unknown: 'Dies ist keine PNG-, JPEG-, WebP- oder PDF-Datei.',
  damaged: 'Das Bild ist beschädigt oder unvollständig.',
  pdfDamaged: 'Das PDF ist beschädigt oder unvollständig.',
  password: 'Das PDF hat ein Passwort; speichern Sie es zuerst ohne Passwort.',
  scripts: 'Das PDF enthält Skripte; drucken Sie es zuerst in ein neues PDF.',
  pages: (pages, most) =>
    `Das PDF hat ${number(pages)} Seiten, höchstens ${number(most)} können angezeigt werden; speichern Sie die Seite des Grundrisses einzeln.`,
};

export const PLAN_TEXTS: InLanguage<typeof en.PLAN_TEXTS> = {
  open: 'Grundriss',
  title: 'Grundriss',
  of: (name) => `Grundriss von ${name}`,
  backToDesign: 'Zurück zur Planung',
  needsAccount:
    'Grundrisse erfordern ein Konto: Sie werden mit dem Standort gespeichert und mit allen geteilt, die daran arbeiten. Was jede Kamera zeigt, steht auch ohne Konto in der Kameratabelle.',
  toTable: 'Zurück zu den Kameras',
  start: 'Laden Sie einen Grundriss hoch, setzen Sie seinen Maßstab und platzieren Sie die Kameras darauf.',
  choose: 'Zeichnung wählen',
  chooseLabel: 'Zeichnung einer Etage',
  accepted: 'PNG, JPEG, WebP oder eine Seite eines PDF. Oder legen Sie die Datei hier ab.',
  waiting: (cameras) => `${counted(cameras, 'Kamera ist', 'Kameras sind')} noch zu platzieren.`,
  noCameras: 'Fügen Sie der Planung zuerst Kameras hinzu; danach platzieren Sie sie hier.',
  floorName: (floor) => (floor === 1 ? 'Erdgeschoss' : `Etage ${floor}`),
  reading: 'Datei wird gelesen…',
  uploading: 'Grundriss wird gespeichert…',
  pageOf: (count) => `Seite des PDF, 1 bis ${number(count)}`,
  usePage: 'Diese Seite verwenden',
  page: 'Seite des Grundrisses',
  preview: (page) => `Seite ${page}`,
  placedOf: (placed, all) =>
    `${number(placed)} von ${counted(all, 'Kamera', 'Kameras')} ${wordFor(placed, 'ist', 'sind')} platziert.`,
  short: (count) =>
    `${counted(count, 'platzierte Kamera zeigt', 'platzierte Kameras zeigen')} zu wenig für den Zweck der Gruppe.`,
  plans: 'Etagen',
  addPlan: 'Etage hinzufügen',
  tools: 'Werkzeuge',
  plan: 'Grundriss',
  planHelp:
    'Pfeiltasten bewegen das Markierte, eckige Klammern drehen es, Entf entfernt es. Plus und Minus zoomen, 0 zeigt alles. Esc beendet ein Werkzeug.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles anzeigen',
  failed: 'Grundriss',
  estimate:
    'Die Abdeckung ist eine Planungsschätzung auf ebenem Boden mit den hier gezeichneten Wänden; Möbel, Türen und Licht sind nicht berücksichtigt.',
  legend: (level, pixels) => `${level} ${number(pixels)}`,
  perMetre: (standard) => `px/m und mehr, Ausgabe ${standard}`,
  notCovered: 'gewünscht, nicht abgedeckt',
  noScale: 'Setzen Sie den Maßstab: Ohne ihn lässt sich keine Abdeckung zeichnen.',
};

export const PLAN_TOOLS: InLanguage<typeof en.PLAN_TOOLS> = {
  select: 'Auswählen',
  wall: 'Wand',
  area: 'Bereich',
  closet: 'Verteiler',
  scale: 'Maßstab',
};

export const PLAN_HINTS: InLanguage<typeof en.PLAN_HINTS> = {
  wall: 'Klicken Sie von Ecke zu Ecke. Eingabe oder Doppelklick beendet die Wand, Rücktaste nimmt eine Ecke zurück.',
  area: 'Klicken Sie auf die Ecken des Bereichs. Eingabe oder Doppelklick schließt ihn, Rücktaste nimmt eine Ecke zurück.',
  closet: (name) => `Klicken Sie dorthin, wo der Verteiler ${name} steht.`,
  noCloset:
    'Alle Verteiler sind auf einem Grundriss. Weitere Verteiler für Kameras benennen Sie auf der Seite des Standorts.',
  scale: 'Klicken Sie auf beide Enden von etwas, dessen Länge Sie kennen: Tür, Wand oder Maßlinie.',
  crop: 'Klicken Sie auf zwei gegenüberliegende Ecken des gezeigten Ausschnitts.',
  keys: 'Mit der Tastatur: Pfeiltasten bewegen das Kreuz, Leertaste setzt einen Punkt.',
  place: (group, left) =>
    `Klicken Sie dorthin, wo eine Kamera von ${group} hängt; noch ${number(left)}. Esc beendet das Platzieren.`,
  end: 'Fertig',
};

export const PLAN_SCALE: InLanguage<typeof en.PLAN_SCALE> = {
  title: 'Maßstab',
  length: 'Länge der Linie',
  set: 'Maßstab setzen',
  cancel: 'Abbrechen',
  equal: 'Beide Enden sind derselbe Punkt; klicken Sie auf einen anderen.',
  positive: 'Geben Sie eine Länge über 0 m ein.',
  pixel: (cm) => `1 Pixel entspricht ${cm} cm`,
  whole: (width, height) => `Das ganze Bild zeigt ${width} m mal ${height} m`,
  none: 'nicht gesetzt',
};

export const PLAN_CARD: InLanguage<typeof en.PLAN_CARD> = {
  title: 'Diese Etage',
  name: 'Name',
  rotation: 'Gedreht',
  turn: 'Um 90° drehen',
  opacity: 'Deckkraft der Zeichnung',
  crop: 'Zuschneiden',
  uncrop: 'Ganze Zeichnung zeigen',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  replace: 'Zeichnung ersetzen',
  replaceNote: 'Was platziert ist, behält seinen Platz: Positionen werden mit der Größe der Zeichnung skaliert.',
  remove: 'Diese Etage löschen',
  removeTitle: 'Etage löschen?',
  removeQuestion: (name) =>
    `${name} und die zugehörige Zeichnung werden für alle Planungen des Standorts gelöscht. Darauf platzierte Kameras bleiben in den Planungen und warten auf eine andere Etage.`,
  removeConfirm: 'Löschen',
  empty: 'Eine Etage benötigt einen Namen',
  tooLong: 'Höchstens 100 Zeichen',
};

export const PLAN_CAMERAS: InLanguage<typeof en.PLAN_CAMERAS> = {
  title: 'Kameras',
  placed: (placed, all) => `${number(placed)} von ${number(all)} platziert`,
  allPlaced: 'alle platziert',
  how: 'Auf den Grundriss ziehen oder anklicken und dann auf den Grundriss klicken. Mit der Tastatur: Eingabe platziert eine in der Mitte, Pfeiltasten bewegen sie.',
  group: (groupNumber) => `Gruppe ${groupNumber}`,
  memberOf: (group, place, all) => `${group}, ${number(place)} von ${number(all)}`,
  camera: (label, group, direction) => `${label}, ${group}, blickt nach ${number(direction)}°`,
  closet: (name) => `Verteiler ${name}`,
  area: (areaNumber) => `Bereich ${areaNumber}`,
  wall: (wallNumber) => `Wand ${wallNumber}`,
  unnamed: 'ohne Namen',
  many: (count) => `${number(count)} markiert`,
  duplicate: 'Duplizieren',
  remove: 'Vom Grundriss entfernen',
  thisOne: 'Diese Kamera',
  direction: 'Richtung',
  left: 'Von links',
  top: 'Von oben',
  label: 'Beschriftung',
  note: 'Notiz für den Errichter',
  labelTaken: 'Eine andere Kamera hat diese Beschriftung',
  labelLong: 'Höchstens 20 Zeichen',
  noteLong: 'Höchstens 500 Zeichen',
  wholeGroup: (count, group) => (count === 1 ? `Gruppe ${group}` : `Alle ${number(count)} von ${group}`),
  lens: 'Bildwinkel',
  mount: 'Montage',
  tilt: 'Neigung',
  aim: 'Zielhöhe',
  purpose: 'Zweck',
  noPurpose: 'keiner',
  distance: 'In',
  noLens: 'Geben Sie den Bildwinkel ein, um zu sehen, was die Kameras zeigen.',
  met: (level, distance) => `Zeigt ${level} in ${distance} m Entfernung`,
  tooShort: (density, distance, needed) => `${density} px/m in ${distance} m Entfernung, nötig sind ${needed}`,
  cures: 'So wird der Zweck erfüllt',
  cureLens: (angle) => `Objektiv ${angle}`,
  cureDistance: (metres) => `In ${metres} Entfernung`,
  cureTilt: (angle) => `Neigung ${angle}`,
  cureNote: (count, group) => (count === 1 ? '' : `Jede ändert alle ${number(count)} Kameras von ${group}.`),
  cureCosts: (then, tb) => `${then}: zusätzlich ${tb}.`,
  cureFree: 'Keine erfordert mehr Speicher.',
  reach: (level, metres) => `${level} bis ${metres} m`,
  cable: (metres, closet) => `Kabel laut Grundriss: ${metres} m bis ${closet}.`,
  cableTyped: (metres) => `Stattdessen gelten die für die Gruppe eingegebenen ${metres} m.`,
  cableLong: (metres) => `${metres} m Kabel: Über 90 m sind ein näherer Switch, Glasfaser oder ein Extender nötig.`,
  cableCounts: 'Diese Länge zählt im Netzwerk der Planung.',
  useCable: 'Länge aus dem Grundriss verwenden',
  noClosetOnPlan: 'Platzieren Sie den Verteiler der Gruppe auf dieser Etage, um die Kabellänge zu sehen.',
  alignX: 'Untereinander',
  alignY: 'In einer Reihe',
  alignDirection: 'Gleich ausrichten',
  closetName: 'Verteiler',
  height: 'Höhe',
  level: 'Stufe',
  size: 'Größe',
  covered: 'Abgedeckt',
  gaps: (count) => counted(count, 'Lücke', 'Lücken'),
  needs: 'Benötigt',
  areaHead: 'Bereich',
  areas: 'Abzudeckende Bereiche',
  drawArea: 'Bereich zeichnen',
  noAreas: 'Zeichnen Sie einen Bereich mit der benötigten Stufe: Berechnet wird, welchen Anteil die Kameras abdecken.',
  computing: 'wird berechnet…',
  stop: 'Stopp',
};

export const PLAN_PROBLEMS: InLanguage<typeof en.PLAN_PROBLEMS> = {
  title: 'Zu beheben',
  outside: (label) => `${label} liegt außerhalb der Zeichnung.`,
  inside: 'Nach innen verschieben',
  beyond: (label, group, quantity) =>
    `${label} ist mehr, als die Gruppe hat: ${group}, ${counted(quantity, 'Kamera', 'Kameras')}.`,
  noGroup: (label) => `Die Gruppe von ${label} gibt es nicht mehr.`,
  noPlan: (label) => `Die Etage von ${label} gibt es nicht mehr.`,
  here: 'Auf dieser Etage platzieren',
  remove: 'Entfernen',
};

export const PLAN_STEPS: InLanguage<typeof en.PLAN_STEPS> = {
  place: 'platzierte Kamera',
  move: 'auf dem Grundriss verschoben',
  turn: 'gedrehte Kamera',
  align: 'ausgerichtete Kameras',
  duplicate: 'auf dem Grundriss dupliziert',
  remove: 'vom Grundriss entfernt',
  label: 'Beschriftung',
  note: 'Notiz für den Errichter',
  closet: 'Verteiler auf dem Grundriss',
  area: 'abzudeckender Bereich',
  mend: 'korrigierte Platzierung',
  positions: 'Positionen aus einer Datei',
  lens: 'Objektiv',
  purpose: 'Zweck',
  cable: 'Kabellängen',
  cure: 'Weg zum Zweck',
  wall: 'Wand',
  scale: 'Maßstab der Etage',
  crop: 'Ausschnitt der Zeichnung',
  look: 'Darstellung der Zeichnung',
};

/** The sheet and the columns are names of the file format: a file is read by them. */
export const PLAN_FILE: InLanguage<typeof en.PLAN_FILE> = {
  title: 'Dateien',
  sheet: 'Positions',
  save: 'Positionen als CSV',
  name: (design) => `${design} - Positionen.csv`,
  columns: ['Label', 'Group', 'Floor', 'From left', 'From top', 'Unit', 'Direction', 'Note'],
};

export const POSITIONS_IN: InLanguage<typeof en.POSITIONS_IN> = {
  read: 'Positionen aus einer Datei',
  label: 'Positionsdatei',
  how: 'Eine Datei hat die Spalten Label (Beschriftung), Group (Gruppe), Floor (Etage), From left (von links), From top (von oben), Unit (Einheit, m oder px), Direction (Richtung) und Note (Notiz). Eine Kamera wird an ihrer Beschriftung erkannt; eine neue Beschriftung platziert eine weitere Kamera ihrer Gruppe.',
  nothing: 'Nichts wurde importiert.',
  empty: 'Die Datei hat keine Zeile mit einer Position.',
  noColumns: (x, y) => `Die erste Zeile benötigt die Spalten ${x} und ${y}.`,
  noFloor: (line, floor) => `Zeile ${line}: Es gibt keine Etage namens ${floor}.`,
  noGroup: (line, group) =>
    group === ''
      ? `Zeile ${line}: Nennen Sie die Gruppe der Kamera.`
      : `Zeile ${line}: Es gibt keine Gruppe namens ${group}.`,
  labelLong: (line, most) => `Zeile ${line}: Eine Beschriftung hat höchstens ${number(most)} Zeichen.`,
  noteLong: (line, most) => `Zeile ${line}: Eine Notiz hat höchstens ${number(most)} Zeichen.`,
  noScale: (line, floor) =>
    `Zeile ${line}: ${floor} hat keinen Maßstab; setzen Sie ihn zuerst oder verwenden Sie die Einheit px.`,
  noPosition: (line) => `Zeile ${line}: Die Position ist keine Zahl oder zu weit von der Zeichnung entfernt.`,
  noDirection: (line, text) => `Zeile ${line}: ${text} ist keine Richtung in Grad.`,
  twice: (label) => `Die Beschriftung ${label} kommt zweimal vor.`,
  tooMany: (group, count, quantity) =>
    `${group} hätte ${counted(count, 'Kamera', 'Kameras')} auf Grundrissen und hat ${number(quantity)}.`,
  more: (count) => `Und ${number(count)} weitere.`,
  done: (moved, added) =>
    `${counted(moved, 'Kamera', 'Kameras')} verschoben, ${number(added)} hinzugefügt. „Rückgängig“ hebt dies auf.`,
};
