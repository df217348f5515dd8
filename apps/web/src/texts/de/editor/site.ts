import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/site.ts';
import type { InLanguage } from '../../in-language.ts';

export const SITE_TEXTS: InLanguage<typeof en.SITE_TEXTS> = {
  open: 'Standort',
  title: 'Standort',
  of: (name) => `Standort von ${name}`,
  pages: 'Seiten der Planung',
  design: 'Kameras und Server',
  backToDesign: 'Zurück zur Planung',
  group: (groupNumber) => `Gruppe ${groupNumber}`,
  lost: (id, none) => `Der Katalog kennt „${id}“ nicht: gelesen als ${none}`,
  number: 'Geben Sie eine Zahl ein',
  legend:
    'beruht auf einem angenommenen Wert: Öffnen Sie ihn, um zu sehen, auf welchem. Switches, Kabel und Workstations stehen in der Stückliste; sie ändern keinen Server.',
  noCameras: 'Fügen Sie zuerst Kameras hinzu: Der Standort ergibt sich daraus.',
};

/** What a finding of the network says: what is, and what is allowed. */
const FINDINGS: Readonly<Record<string, (group: string, figure: string, limit: string) => string>> = {
  'poe-class': (group, figure, limit) => `${group}: ${figure} ist verlangt, der Switch speist bis ${limit}`,
  'port-watts': (group, figure, limit) => `${group}: Eine Kamera reserviert ${figure}, ein Port liefert ${limit}`,
  'poe-budget': (group, figure, limit) => `${group}: Eine Kamera reserviert ${figure}, der Switch hat ${limit}`,
  uplink: (group, figure, limit) =>
    `${group}: Eine Kamera sendet ${figure}, Kameras dürfen ${limit} des Uplinks nutzen`,
  ports: () => 'Kein Port des Switches darf genutzt werden',
  'port-rate': (group, figure, limit) =>
    `${group}: Eine Kamera sendet ${figure}, sinnvoll sind ${limit} eines Ports mit 100 Mbit/s`,
  'cable-length': (group, figure, limit) => `${group}: Kabellänge ${figure}, erlaubt sind ${limit}`,
  'shared-uplink': (_, figure, limit) =>
    `Alle Verteiler senden ${figure} über den gemeinsamen Weg, Kameras dürfen ${limit} nutzen`,
  'own-network': (_, figure, limit) => `${figure}: Über ${limit} ist ein eigenes Netz üblich`,
};

const CURES: Readonly<Record<string, string>> = {
  'poe-class': 'Wählen Sie einen Switch-Typ einer höheren Klasse oder ein eigenes Netzteil.',
  'port-watts': 'Wählen Sie einen Switch-Typ mit mehr Watt pro Port oder ein eigenes Netzteil.',
  'poe-budget': 'Wählen Sie einen Switch-Typ mit größerem PoE-Budget.',
  uplink: 'Nutzen Sie mehr Uplinks oder lassen Sie Kameras mehr davon nutzen.',
  ports: 'Halten Sie weniger Ports frei.',
  'port-rate': 'Prüfen Sie, ob die Kamera einen schnelleren Port hat.',
  'cable-length': 'Verwenden Sie einen näheren Switch, Glasfaser oder einen Extender.',
  'shared-uplink': 'Ein schnellerer Weg oder weniger Kameras dahinter.',
  'own-network': 'Planen Sie Switches und Adressen nur für Kameras.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  title: 'Netzwerk',
  intro: 'Switches jedes Verteilers, aus Leistung und Raten seiner Kameras.',
  start: 'Switches planen',
  stop: 'Keine Switches',
  lead: (switches, closets, cameras) =>
    `${counted(switches, 'Switch', 'Switches')} in ${counted(closets, 'Verteiler', 'Verteilern')} ${wordFor(switches, 'versorgt', 'versorgen')} ${counted(cameras, 'Kamera', 'Kameras')}`,
  without: (cameras) => `${counted(cameras, 'Kamera', 'Kameras')} ohne Switch`,
  rate: 'in die Server',
  poe: (reserved, budget) => `${reserved} von ${budget} PoE reserviert`,
  carries: (rate, usable) => `trägt ${rate} von ${usable}, die Kameras nutzen dürfen`,
  reserved: 'PoE reserviert',
  facts: {
    switches: 'Switches',
    core: 'Core-Ports',
    cable: 'Kabel',
    power: 'Leistung und Wärme',
    noCable: 'keine Länge bekannt',
    atLeast: 'mindestens',
    boxes: (boxes) => `mindestens ${counted(boxes, 'Karton', 'Kartons')}`,
    unknown: (cameras) => `${counted(cameras, 'Kamera', 'Kameras')} ohne Länge`,
  },
  kind: 'Switch-Typ',
  auto: 'Auto, je Verteiler',
  spare: 'Freie Ports',
  use: 'Anteil der Kameras am Uplink',
  used: 'Genutzte Uplinks',
  shared: 'Gemeinsamer Weg aller Verteiler (0: keiner)',
  closets: 'Switches nach Verteiler',
  columns: {
    closet: 'Verteiler und Kameras',
    kind: 'Switch',
    ports: 'Ports',
    watts: 'Watt',
    uplink: 'Uplink',
    by: 'Bestimmt durch',
  },
  noName: 'Verteiler ohne Namen',
  switches: (count, kind) => `${number(count)} x ${kind}`,
  least: 'nachgewiesenes Minimum',
  notLeast: (bound) => `mindestens ${number(bound)} nach der Schranke`,
  noSwitch: 'kein Switch',
  ports: (usable, all) => `von ${usable} nutzbaren (${all})`,
  drawn: (drawn, budget, isKnown) => `reserviert, ${isKnown ? '' : 'mindestens '}${drawn} entnommen, von ${budget}`,
  uplink: (usable) => `von ${usable}`,
  each: (count) => (count === 1 ? '' : `jeder der ${number(count)}: `),
  by: { ports: 'Ports', poe: 'Watt', uplink: 'Uplink' },
  finding: (code, { group, figure, limit }) =>
    FINDINGS[code]?.(group, figure, limit) ?? `${group}: ${figure}, ${limit}`,
  cure: (code) => CURES[code] ?? '',
  mend: {
    auto: 'Auto wählen',
    ownSupply: 'Eigenes Netzteil',
    closet: 'Näheren Verteiler nennen',
    cableM: 'Länge eingeben',
    sparePortsPercent: 'Freie Ports ändern',
    uplinksUsed: 'Mehr Uplinks nutzen',
    uplinkUsePercent: 'Kameras mehr zugestehen',
    sharedUplinkMbit: 'Weg ändern',
  },
  lengthFrom: 'Wie sich die Länge ergibt',
  why: 'Warum reservierte Leistung zählt, nicht entnommene',
  whyText:
    'Ein Switch hält die Leistung der Klasse einer Kamera zurück, sobald sie Strom anfordert, gleich wie viel sie entnimmt: Eine Kamera der Klasse 4, die 16 W entnimmt, belegt 30 W des PoE-Budgets. Eine Planung nach der Summe der Entnahmen scheitert, wenn die letzten Kameras anfordern.',
  kinds: {
    title: 'Andere Switch-Typen für den ganzen Standort',
    columns: { kind: 'Typ', switches: 'Switches', ports: 'Ports', fullest: 'Am vollsten', price: 'Preis' },
    auto: 'Auto',
    everywhere: (kind) => `${kind}, überall`,
    now: (kind) => `${kind} (jetzt)`,
    fullest: (percent, limit, closet) => `${percent} ${limit}, ${closet}`,
    without: (closets) => `kein Switch für ${closets}`,
    noPrice: 'kein Preis',
    use: 'Übernehmen',
    useOf: (kind) => `${kind} übernehmen`,
    inUse: 'Jetzt in Gebrauch',
  },
  cameras: 'Wie die Kameras angeschlossen sind',
  camera: {
    group: 'Kameragruppe',
    count: 'Kameras',
    poe: 'PoE-Klasse',
    watts: 'Entnahme',
    cable: 'Kabel',
    closet: 'Verteiler',
    live: 'Live-Stream',
  },
  field: (title, group) => `${title}, ${group}`,
  ownSupply: 'eigenes Netzteil',
  classOf: (id, reserved) => (id === 0 ? `0 (keine): ${number(reserved)} W` : `${id}: ${number(reserved)} W`),
  unknown: 'unbekannt',
  noLive: 'keiner',
};

export const VIEWING_TEXTS: InLanguage<typeof en.VIEWING_TEXTS> = {
  title: 'Anzeige',
  intro: 'Bedienplätze der Leitstelle: welchen Stream jede Kachel erhält und ob der Rechner alle anzeigen kann.',
  add: 'Bedienplatz hinzufügen',
  full: (stations) => `Eine Planung hat höchstens ${stations} Bedienplätze`,
  remove: (name) => `${name} entfernen`,
  name: (id) => `Bedienplatz ${id}`,
  lead: (name, shown, all) =>
    shown < all
      ? `${name} zeigt ${number(shown)} von ${counted(all, 'Bild', 'Bildern')}`
      : `${name} zeigt ${all === 1 ? 'das eine Bild' : `alle ${number(all)} Bilder`}`,
  holds: 'und hält jede Grenze ein.',
  over: (limit, percent) => `und überschreitet eine Grenze (${limit}): ${percent} des Zulässigen.`,
  station: 'Bedienplatz',
  alike: 'Anzahl',
  monitors: 'Monitore',
  monitor: 'Monitor',
  columns: 'Spalten',
  rows: 'Zeilen',
  shows: 'Zeigt',
  all: 'Alle Gruppen',
  some: (some, all) => `${number(some)} von ${counted(all, 'Gruppe', 'Gruppen')}`,
  rule: 'Regel des Videosystems',
  rules: {
    smallestAtLeast: 'kleinster ab Kachelgröße',
    largestAtMost: 'größter bis Kachelgröße',
    full: 'immer der volle Stream',
  },
  card: 'Grafikkarte',
  noCard: 'keine',
  engines: (name, engines) => `${name}, ${counted(engines, 'Decoder', 'Decoder')}`,
  link: 'Netzanschluss',
  monitorTitle: (monitor) => `Monitor ${monitor}`,
  grid: (size, columns, rows) => `${size}, ${number(columns)} × ${number(rows)} Kacheln mit`,
  tile: (width, height) => `${width} × ${height}`,
  picture: (monitor, tiles, shown) =>
    `Monitor ${monitor}: ${number(shown)} von ${counted(tiles, 'Kachel', 'Kacheln')} belegt`,
  empty: 'leer',
  more: (monitors) => `${counted(monitors, 'weiterer Monitor', 'weitere Monitore')} in derselben Reihenfolge.`,
  streams: 'Streams der Kacheln',
  pictures: (count, group) => `${number(count)} x ${group}`,
  stream: (width, height, fps) => `${width}×${height}, ${number(fps)} fps`,
  live: 'Live-Stream',
  loads: 'Last eines Bedienplatzes',
  load: {
    decode: 'Dekodierung',
    'one-stream': 'Schwerster Stream',
    vram: 'Speicher der Grafikkarte',
    software: 'Dekodierung ohne Grafikkarte',
    network: 'Netzwerk',
  },
  of: (max) => `von ${max}`,
  most: (most, shown, tiles) =>
    most < shown
      ? `Auf diesen Bedienplatz ${wordFor(most, 'passt', 'passen')} höchstens ${counted(most, 'dieser Bilder', 'dieser Bilder')}; er zeigt ${number(shown)}.`
      : `${shown === 1 ? 'Das eine Bild passt' : `Alle ${number(shown)} Bilder passen`}, auf ${counted(tiles, 'Kachel', 'Kacheln')}${most > shown ? `; Platz wäre für bis zu ${number(most)}` : ''}.`,
  cures: (limit) => `Grenze überschritten: ${limit}. Jede dieser Änderungen kann helfen:`,
  secondStream: (size, group) => `Ein Live-Stream mit ${size} für ${group}`,
  notRecorded: 'nicht aufgezeichnet',
  added: (rate, closet) => `+ ${rate} auf ${closet}`,
  addStream: 'Stream hinzufügen',
  nextCard: (name) => `Die nächste Grafikkarte: ${name}`,
  otherRule: (rule) => `Die andere Regel: ${rule}`,
  ruleIsFact: 'durch das Videosystem festgelegt, nicht frei wählbar',
  use: 'Verwenden',
  outcome: (before, after) => `${before} auf ${after}`,
  recorder: 'Alle Bedienplätze fordern',
  ofServers: 'von den Aufzeichnungsservern an',
  provided: (mbit, isLess) =>
    isLess ? `die nur ${mbit} bereitstellen: Erhöhen Sie die Zahl der Client-Streams.` : `die ${mbit} bereitstellen.`,
};

export const MOTION_TEXTS: InLanguage<typeof en.MOTION_TEXTS> = {
  title: 'Bewegung auf dem Server',
  mode: 'Bewegungserkennung',
  modes: {
    none: 'nicht genutzt: Kameras melden Bewegung',
    keyFrames: 'der Server prüft Keyframes',
    everyFrame: 'der Server prüft jedes Bild',
  },
  card: 'Grafikkarte des Servers',
  asks: 'Der meistbelastete Server prüft',
  capacity: (capacity) => `von ${capacity}`,
  noCapacity: 'kein Hersteller veröffentlicht, was diese Appliance leistet',
};

export const SITE_STEPS: InLanguage<typeof en.SITE_STEPS> = {
  network: 'Netzwerk',
  viewing: 'Anzeige',
  motion: 'Bewegung auf dem Server',
  connection: 'Anschluss der Kameras',
  live: 'Live-Stream',
};
