import { counted, hyphenated, number } from '@site-designer/texts/de/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/proposal/proposal.ts';
import type { InLanguage } from '../../in-language.ts';
import { BILL_FILE_TEXTS, BILL_PRICE_TEXTS } from './bill-texts.ts';
import { EVIDENCE_LOCK_TEXTS, RULE_TEXTS } from './kept-recordings.ts';

export const PROPOSAL_CHAPTERS: InLanguage<typeof en.PROPOSAL_CHAPTERS> = {
  proposal: 'Angebot',
  cameraInformation: 'Angaben zu den Kameras',
  userRequest: 'Anforderungen des Benutzers',
  solution: 'Empfohlene Lösung',
  recordingServer: 'Spezifikation der Aufzeichnungsserver',
  network: 'Netzwerkschnittstelle',
  liveDatabase: 'Speicher der Live-Datenbank',
  archive: 'Speicher des Archivs',
  managementServer: 'Management-Server',
  billOfMaterials: 'Stückliste',
  serverPlan: 'Serverplan',
  failure: 'Wenn etwas ausfällt',
  failingDisks: 'Festplatten und Rebuilds',
  physical: 'Leistung, Wärme und Rack',
  licences: 'Lizenzen',
  limits: 'Spielraum',
  demand: 'Was die Kameras benötigen',
  retention: 'Aufbewahrungszeit und Kapazität',
  retentionRules: RULE_TEXTS.title,
  storageByGroup: 'Speicher nach Kameragruppe',
  loads: 'Last pro Server und ihre Grenzen',
  ledger: 'Vom Video zu den Festplatten',
  alternatives: 'Alternativen',
  warnings: 'Zu beachten',
  developers: 'Für Entwickler',
  information: 'Informationen',
  terms: 'Geschäftsbedingungen',
};

export const PROPOSAL_TEXTS: InLanguage<typeof en.PROPOSAL_TEXTS> = {
  calculating: 'Wird berechnet',
  print: 'PDF drucken',
  failed: 'Ein Fehler ist aufgetreten',
  nothingToPrint: 'Zu dieser Planung gibt es noch kein Angebot. Erstellen Sie das Angebot und drucken Sie es dann.',
};

export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  pageHeader: (project, design) => `${project}: ${design}`,
};

export const REPORT_HEADER_TEXTS: InLanguage<typeof en.REPORT_HEADER_TEXTS> = {
  date: 'Datum der Konfiguration',
  name: 'Name der Konfiguration',
  project: 'Projekt',
  site: 'Standort',
  product: 'Produkt',
  overhead: 'Systemzuschlag',
  overheadFigure: 'Systemzuschlag',
  integrator: 'Angaben zum Integrator',
  integratorName: 'Name',
  company: 'Firma',
  email: 'E-Mail',
  phone: 'Telefon',
};

export const CAMERA_INFORMATION_TEXTS: InLanguage<typeof en.CAMERA_INFORMATION_TEXTS> = {
  camera: 'Kamera',
  quantity: 'Anzahl',
  recording: 'Aufzeichnung',
  hours: 'Stunden pro Tag',
  days: 'Tage',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Bewegungsanteil %',
  complexity: 'Komplexität',
  resolution: 'Auflösung',
  rate: 'kbit/s',
  lens: (quantity) => `${number(quantity)} (Objektiv)`,
  noMotion: '–',
  inUnit: (title, unit) => (unit.startsWith('/') ? title : `${title}, ${unit}`),
};

export const USER_REQUEST_TEXTS: InLanguage<typeof en.USER_REQUEST_TEXTS> = {
  liveDatabase: 'Live-Datenbank',
  archive: 'Archiv',
  platform: 'Plattformversion',
  overhead: 'Systemzuschlag',
  maxCameras: 'Max. Kameras pro Server',
  streams: ({ client }) => `Gleichzeitige ${hyphenated(client)}-Streams`,
  machineType: 'Servertyp',
  disks: 'Max. Festplatten pro Server',
  model: 'Modell',
  formFactor: 'Bauform',
  applianceDisks: 'Festplatten einer Appliance',
  sku: 'SKU',
  remoteStreams: ({ client }) => `Entfernte ${hyphenated(client)}-Streams pro Server`,
  maxLoad: 'Max. Systemauslastung',
  maxFill: 'Max. Festplattenbelegung',
  raidOs: 'RAID für das Betriebssystem',
  archiving: 'Archivierung',
  managementServer: 'Management-Server',
  capacityConvention: 'Kapazitätskonvention',
  upsMinutes: 'USV-Minuten',
  secondArchive: 'Zweites Archiv',
  afterDays: (days) => `älter als ${days}`,
  mjpegRate: 'MJPEG im zweiten Archiv',
  keyFrame: 'Keyframe',
  deltaFrames: (frames) => counted(frames, 'Delta-Frame', 'Delta-Frames'),
  retentionRules: RULE_TEXTS.title,
  evidenceLock: EVIDENCE_LOCK_TEXTS.title,
  failover: 'Failover',
  spareServers: 'Ersatzserver',
  outageDays: 'Zu überbrückende Tage',
  hotSpares: 'Hot-Spares pro Server',
  aDay: (times) => `${times} pro Tag`,
  connectivity: 'Speicheranbindung',
  raidType: 'RAID-Typ',
  diskType: 'Festplattentyp',
  diskSize: 'Festplattengröße',
  diskSizes: (least, most) => `${number(least)} bis ${number(most)} TB`,
  yes: 'Ja',
  no: 'Nein',
};

export const BILL_TEXTS: InLanguage<typeof en.BILL_TEXTS> = {
  wholeSystem: 'Für das gesamte System',
  item: 'Position',
  description: 'Beschreibung',
  quantity: 'Menge',
  quantityOf: (item) => `Menge von ${item}`,
  ...BILL_PRICE_TEXTS,
  ...BILL_FILE_TEXTS,
};

/** `6 und 7`, `6 bis 8`. */
function numbered(first: number, last: number): string {
  return `${first} ${last === first + 1 ? 'und' : 'bis'} ${last}`;
}

export const SERVER_PLAN_TEXTS: InLanguage<typeof en.SERVER_PLAN_TEXTS> = {
  server: 'Server',
  servers: (first, last) => {
    const text = `Server ${first === last ? first : numbered(first, last)}`;
    return { title: text, phrase: text };
  },
  count: 'Anzahl',
  cameras: 'Kameras',
  streams: 'Streams',
  rate: 'Datenrate',
  storage: 'Speicher',
  live: 'Live-Speicher',
  daily: 'Zuwachs pro Tag',
  groups: 'Kameras von',
  of: (title, servers) => `${title}, ${servers}`,
  ofGroup: (cameras, group) => `${numberText(cameras)} von ${group}`,
  group: (id) => `Gruppe ${id}`,
  moreGroups: (count) => `und ${counted(count, 'weitere Gruppe', 'weitere Gruppen')}`,
  lowerBound: 'Kleinste Serverzahl nach den Summen',
  least: (bound, isProven) =>
    isProven
      ? `${counted(bound, 'Server', 'Server')}: Kein Plan kommt mit weniger aus. Werte gelten je Server.`
      : `Nach den Summen allein wären ${counted(bound, 'Server', 'Server')} möglich. Werte gelten je Server.`,
  tooMany: 'Mehr als 200 Server unterscheiden sich voneinander. Die Geräteliste nennt den Server jeder Kameragruppe.',
};

export const LIMIT_TEXTS: InLanguage<typeof en.LIMIT_TEXTS> = {
  tightest: (limit) => `Engste Grenze: ${limit}`,
  tightestOfMachine: (limit) => `Engste Grenze einer Maschine: ${limit}`,
  limitOf: (title) => `${title}, Grenze`,
  withinCap: (limit) => `${limit} innerhalb der Auslastungsgrenze`,
  nextStep: (quantity) => `Nächste Stufe: ${quantity}`,
};

export const DEMAND_TEXTS: InLanguage<typeof en.DEMAND_TEXTS> = {
  demand: 'Bedarf',
  expected: 'Erwartet',
  spread: 'Streuung',
  range: 'Bereich',
  cameras: 'Kameras',
  cameraStreams: 'Kamerastreams',
  averageRate: 'Mittlere Datenrate',
  peakRate: 'Spitzendatenrate',
  storage: 'Speicher',
  exact: 'exakt',
  to: 'bis',
  lowEnd: (title) => `${title}, unteres Ende`,
  highEnd: (title) => `${title}, oberes Ende`,
  note: 'Eine von zehn Szenen benötigt weniger als der Bereich, eine von zehn mehr.',
};

export const GROUP_TEXTS: InLanguage<typeof en.GROUP_TEXTS> = {
  group: 'Kameragruppe',
  part: 'Anteil am Speicher',
  share: 'Anteil',
  storage: 'Speicher',
  storageOf: (title) => `Speicher von ${title}`,
  shareOf: (title) => `Anteil von ${title} am Speicher`,
  others: (count) => counted(count, 'weitere Gruppe', 'weitere Gruppen'),
};

export const LEDGER_TEXTS: InLanguage<typeof en.LEDGER_TEXTS> = {
  step: 'Schritt',
  waterfall: 'Wasserfall',
  factor: 'Faktor',
  capacity: 'Kapazität',
  factorOf: (title) => `${title}, Faktor`,
  fullRate: (days) => `davon mit voller Bildrate, bis Tag ${number(days)}`,
  reducedRate: (days) => `davon mit reduzierter Bildrate, nach Tag ${number(days)}`,
  saved: 'durch die reduzierte Bildrate eingespart',
  none: 'keine',
};

export const LOAD_TEXTS: InLanguage<typeof en.LOAD_TEXTS> = {
  load: 'Last',
  picture: 'Gegenüber der Grenze',
  used: 'Genutzt',
  limit: 'Grenze',
  share: 'Anteil',
  limitOf: (title) => `${title}, Grenze`,
  usedOf: (title) => `${title}, genutzt`,
  shareOf: (title) => `${title}, Anteil an der Grenze`,
};
