import type { SalesWords } from '../../document-words/sales.ts';
import { unitText } from '../units.ts';
import { STORAGES } from '../words.ts';
import { stations, switches } from './sales-site.ts';

const STATES: SalesWords['failing']['states'] = {
  normal: 'Nichts ist ausgefallen',
  serverDown: 'Ein Server ist ausgefallen',
  serverDownMoved: 'Seine Kameras von Hand auf die anderen verteilt',
  serverDownFailover: 'Ein Ersatzserver hat übernommen',
  diskLost: 'Eine Festplatte ohne Redundanz ist ausgefallen',
  diskRebuild: 'Eine Festplatte ist ausgefallen, Rebuild läuft',
};

/** The document of a sales engineer in German. */
export const sales: SalesWords = {
  pages: {
    choices: 'Auswahl',
    recorded: 'Was aufgezeichnet wird',
    computed: 'Wie es berechnet ist',
    asked: 'Was verlangt war',
  },
  margin: {
    title: 'Marge, nicht für den Kunden',
    columns: { item: 'Position', quantity: 'Menge', cost: 'Kosten', margin: 'Marge', share: 'Vom Preis' },
    price: ({ currency }) => `Preis, ${currency}`,
    total: 'Gesamt',
    discount: ({ money }) => `Davon geht der Rabatt von ${money} ab.`,
  },
  alternatives: {
    title: 'Alternativen',
    columns: {
      solution: 'Lösung',
      servers: 'Server + Ersatz',
      fill: 'Höchste Belegung',
      price: 'Preis',
      difference: 'Unterschied',
    },
    asProposed: ({ hardware }) => `${hardware}, wie angeboten`,
    priceOfSome: ({ money, priced, lines }, { number }) =>
      `${money}, ${number(priced)} von ${number(lines)} Positionen`,
    notKnown: 'nicht bekannt',
    noPrice: ({ item }) => `kein Preis für ${item}`,
    samePrice: 'gleich',
  },
  whatIf: {
    title: 'Was wäre, wenn',
    columns: {
      question: 'Was wäre, wenn',
      cameras: 'Kameras',
      hardware: 'Hardware',
      fill: 'Höchste Belegung',
      price: 'Preis',
    },
    moreCameras: (count, { counted }) => counted(count, 'weitere Kamera', 'weitere Kameras'),
    moreDays: (count, { counted }) => counted(count, 'weiterer Tag', 'weitere Tage'),
    sameHardware: ({ hardware }) => `${hardware}, dieselbe`,
    nothingFits: 'keine passende Hardware',
  },
  room: {
    title: 'Platz auf dieser Hardware',
    holds: ({ cameras, days }, { counted }) => {
      const most = [
        ...(cameras === null ? [] : [counted(cameras, 'weitere Kamera', 'weitere Kameras')]),
        ...(days === null ? [] : [counted(days, 'weiteren Tag', 'weitere Tage')]),
      ];
      return `Auf der jetzigen Hardware ist Platz für ${most.join(' oder ')}.`;
    },
  },
  demand: {
    title: 'Bedarf',
    columns: { figure: 'Größe', expected: 'Erwartet', calm: 'Ruhige Szenen', busy: 'Belebte Szenen' },
    rows: {
      streams: 'Kamerastreams',
      average: 'Datenrate, Mittel',
      peak: 'Datenrate, Spitze',
      storage: 'Speicher',
      locked: 'Als Beweis gesichert',
    },
  },
  byGroup: {
    title: 'Speicher nach Kameragruppe',
    columns: { group: 'Gruppe', storage: 'Speicher', share: 'Anteil' },
    moreGroups: (count, { counted }) => counted(count, 'weitere Gruppe', 'weitere Gruppen'),
  },
  loads: {
    title: 'Der meistbelastete Server an jeder Grenze',
    columns: { limit: 'Grenze', load: 'Last', allowed: 'Zulässig', share: 'Anteil' },
  },
  retention: {
    title: 'Aufbewahrungszeit',
    reach: ({ unit, asked, likely, low, high, room }, { number, counted }) => {
      const text = (value: number): string => (unit === 'days' ? counted(value, 'Tag', 'Tage') : `${number(value)} %`);
      const of = unit === 'days' ? '' : ' der Aufbewahrungszeit jeder Gruppe';
      return `Verlangt: ${text(asked)}${of}. Die Festplatten fassen ${room} Video: erwartet ${text(likely)}, bei belebten Szenen ${text(low)}, bei ruhigen ${text(high)}.`;
    },
  },
  ledger: {
    title: 'Vom Video zu den Festplatten',
    columns: { step: 'Schritt', factor: 'Faktor', after: 'Danach' },
  },
  failing: {
    title: 'Wenn etwas ausfällt',
    columns: {
      state: 'Zustand',
      lost: 'Nicht aufgezeichnete Kameras',
      load: 'Last',
      storage: 'Speicher',
      keeps: 'Aufbewahrt',
      verdict: 'Bewertung',
    },
    gap: ({ low, high }, { number, counted }) =>
      `Ein Ersatzserver zeichnet nach ${number(low)} bis ${counted(high, 'Sekunde', 'Sekunden')} auf.`,
    states: STATES,
    ofStorage: ({ state, storage }) => `${STATES[state]}, ${STORAGES[storage]}`,
    kept: ({ days }) => `${days.join(', ')} ${days.join() === '1' ? 'Tag' : 'Tage'}`,
    keptOf: ({ kept, asked }) => `${kept} von ${asked}`,
    outage: (days, { counted }) => `Ausfall von ${counted(days, 'Tag', 'Tagen')}`,
    over: ({ limits }) => `überschritten: ${limits.join(', ')}`,
    notAllRecorded: 'nicht alles aufgezeichnet',
    holds: 'erfüllt',
  },
  disks: {
    title: 'Festplatten und Rebuilds',
    columns: {
      of: 'Speicher',
      disks: 'Festplatten',
      failures: 'Ausfälle pro Jahr',
      rebuild: 'Rebuild',
      fails: 'Rebuild misslingt',
      workload: 'Datenvolumen je Festplatte pro Jahr',
    },
    storages: STORAGES,
    noRebuild: 'keiner',
    rebuild: ({ low, high }, { number, counted }) => `${number(low)} bis ${counted(high, 'Stunde', 'Stunden')}`,
    certain: 'sicher',
  },
  place: { title: 'Leistungsaufnahme und Platzbedarf', watts: (watts, { number }) => `typisch ${number(watts)} W` },
  switches,
  stations,
  motion: {
    title: 'Bewegungserkennung auf dem meistbelasteten Server',
    load: ({ rate, of }) => {
      const share =
        of === null
          ? ': Was der Server leistet, ist nicht veröffentlicht'
          : ` von ${of.capacity} Mpx/s, ${of.percent} % (angenommen)`;
      return `${rate} Mpx/s${share}. Das bestimmt nie die Zahl der Server.`;
    },
  },
  settings: {
    title: 'Einstellungen, die vom Üblichen abweichen',
    columns: { setting: 'Einstellung', asked: 'Verlangt', usual: 'Üblich' },
    usualTitle: 'Einstellungen',
    allUsual: ({ hasSwitches, hasStations }) => {
      const planned = [...(hasSwitches ? ['Switches'] : []), ...(hasStations ? ['Workstations'] : [])];
      const besides = planned.length === 0 ? '' : `; außerdem geplant: ${planned.join(' und ')}`;
      return `Alle Einstellungen sind die üblichen${besides}.`;
    },
    yes: 'ja',
    no: 'nein',
    counted: ({ count, unit }, { number }) => `${number(count)} ${unitText(unit, count)}`,
  },
  versions: {
    title: 'Versionen',
    text: ({ engine, catalogue, model }) => `Engine ${engine}, Katalog ${catalogue}, Modell ${model}.`,
  },
};
