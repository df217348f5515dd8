import type { NetworkHow, NetworkQuestions, NetworkWords } from '../../document-words/network.ts';
import { wordFor } from '../grammar.ts';

const how: NetworkHow = {
  ports: ({ groups, more, unfed }, { counted, list, number }) => {
    const named = groups.map(({ cameras, title }) => `${number(cameras)} ${title}`);
    const names = list([...named, ...(more > 0 ? [counted(more, 'weitere Gruppe', 'weitere Gruppen')] : [])]);
    return `einer je Kamera: ${names}${unfed === 0 ? '' : `; ${number(unfed)} ohne PoE, mit eigenem Netzteil`}`;
  },
  poe: ({ cameras, watts, poeClass }, { number }) => `${number(cameras)} x ${watts} W der Klasse ${poeClass}`,
  uplinkOfOne: (cameras, { counted }) => `höchste Raten von ${counted(cameras, 'Kamera', 'Kameras')}, ein Switch`,
  uplinkOfMany: ({ switches, sum }, { number }) => `${number(switches)} Switches: ${sum}`,
  allCameras: 'höchste Raten aller Kameras',
  coreUplinks: ({ uplinks, switches, isMost }, { counted, number }) => {
    const each = `${isMost ? 'bis zu ' : ''}${counted(uplinks, 'Uplink', 'Uplinks')}`;
    return switches === 1 ? `${each} des Switches` : `${each} von jedem der ${number(switches)} Switches`;
  },
  sharedPath: ({ usePercent, rate }, { number }) =>
    `in den Einstellungen verlangt; Kameras dürfen ${number(usePercent)} % davon nutzen und senden ${rate} Mbit/s`,
  addresses: ({ cameras, servers, management, sparePercent, spare }, { counted, number }) =>
    `${counted(cameras, 'Kamera', 'Kameras')} + ${counted(servers, 'Server', 'Server')} + ${number(management)} Verwaltung, dazu ${number(sparePercent)} % Reserve: ${number(spare)}`,
  otherAddresses: ({ switches, stations }, { counted }) =>
    [
      ...(switches === 0 ? [] : [counted(switches, 'Switch', 'Switches')]),
      ...(stations === 0 ? [] : [counted(stations, 'Workstation', 'Workstations')]),
    ].join(' + '),
  closetPower: 'der Switch selbst und was er speist, über sein Netzteil',
  closetHeat: 'nur der Switches: Was Kameras entnehmen, wird an den Kameras zu Wärme',
  room: (unknown, { list }) =>
    `Summe der Stückliste, ohne Switches und Workstations${unknown.length === 0 ? '' : `; nicht veröffentlicht für ${list(unknown)}`}`,
  ups: 'in den Servereinstellungen verlangt; sie speist die Verteiler nicht',
  clock: 'Aufzeichnungen aller Kameras benötigen eine gemeinsame Uhr',
};

const questions: NetworkQuestions = {
  vlan: {
    question: 'VLAN-Nummer für Kameras',
    reason: (cameras, formats) =>
      `${formats.counted(cameras, 'Kamera sollte', 'Kameras sollten')} kein Netz mit anderen Geräten teilen`,
  },
  addressRange: {
    question: 'Adressbereich',
    reason: (addresses) =>
      addresses === '' ? 'alle Kameras in einem Bereich' : `${addresses} in einem Bereich genügen`,
  },
  dhcp: {
    question: 'DHCP oder feste Adressen',
    reason: 'eine Kamera, deren Adresse sich ändert, ist für den Aufzeichnungsserver verloren',
  },
  igmp: {
    question: 'IGMP-Querier',
    reason: 'nur wenn Live-Bild als Multicast gesendet wird; die Planung rechnet ohne',
  },
  firewall: {
    question: 'Firewall zwischen Kamera- und Servernetz',
    reason: (rate) => `bis zu ${rate} laufen hindurch`,
  },
  coreLinks: {
    question: 'Kupfer oder Glasfaser zum Core',
    reason: (ports) =>
      ports === ''
        ? 'die Wege von den Verteilern zum Core sind nicht Teil der Planung'
        : `${ports} des Core-Switches: Geschwindigkeit und Länge der Wege sind nicht Teil der Planung`,
  },
  viewingNetwork: {
    question: 'VLAN der Workstations',
    reason: (rate) => `sie lesen bis zu ${rate} von den Servern`,
  },
  timeServer: {
    question: 'Adresse des Zeitservers',
    reason: (cameras) =>
      `${wordFor(cameras, 'die Kamera bezieht', 'Kameras, Server und Workstations beziehen')} die Uhrzeit von ihm`,
  },
  patching: {
    question: 'Wer patcht Switches und Kameras',
    reason: 'in der Planung ist niemand genannt',
  },
};

export const network: NetworkWords = {
  title: 'Was von der IT des Kunden anzufordern ist',
  headings: {
    derived: 'Aus der Planung abgeleitet',
    what: 'Was',
    figure: 'Wie viel',
    unit: 'Einheit',
    how: 'Wie es zustande kommt',
    questions: 'Fragen an die IT',
    question: 'Frage',
    reason: 'Warum gefragt wird',
    answer: 'Antwort',
    assumptions: 'Ziffern an Werten',
    site: 'Standort',
    whole: 'Ganzes Projekt',
    atLeast: 'mindestens:',
  },
  summary: ({ lines, questions: asked }, { counted, number }) =>
    `${counted(lines, 'Zeile ergibt', 'Zeilen ergeben')} sich aus der Planung, ${number(asked)} ${wordFor(asked, 'ist eine Frage', 'sind Fragen')}.`,
  lines: {
    ports: 'Ports für Kameras',
    poe: 'PoE reserviert',
    uplink: 'Uplink',
    'servers-rate': 'In die Aufzeichnungsserver',
    'core-ports': 'Ports des Core-Switches',
    'shared-path': 'Gemeinsamer Weg aller Verteiler',
    'live-view': 'Live-Bild, von den Servern zu den Workstations',
    addresses: 'IP-Adressen',
    'other-addresses': 'Weitere IP-Adressen',
    'closet-units': 'Höheneinheiten in Verteilern',
    'closet-power': 'Leistung in Verteilern',
    'closet-heat': 'Wärme in Verteilern',
    'room-units': 'Höheneinheiten der Server',
    'room-power': 'Leistung der Server',
    'room-heat': 'Wärme der Server',
    ups: 'USV der Server',
    clock: 'Zeitserver',
  },
  lineOfCloset: (line, closet) => `${line}, ${closet}`,
  closetWithoutName: 'Verteiler ohne Namen',
  units: {
    port: (value) => wordFor(value, 'Port', 'Ports'),
    address: (value) => wordFor(value, 'Adresse', 'Adressen'),
    minute: (value) => wordFor(value, 'Minute', 'Minuten'),
  },
  atLeast: (figure) => `mindestens ${figure}`,
  sums: {
    closets: (count, { counted }) => `Summe über ${counted(count, 'Verteiler', 'Verteiler')}`,
    switchLoads: (count, { counted }) => `Summe über ${counted(count, 'Switch-Last', 'Switch-Lasten')}`,
    stationKinds: (count, { counted }) =>
      `Summe über ${counted(count, 'Art von Workstation', 'Arten von Workstations')}`,
    sites: (count, { counted }) => `Summe über ${counted(count, 'Standort', 'Standorte')}`,
  },
  facts: {
    switchPower: (kind) => `Leistung von ${kind} ohne Kameras`,
    supplyEfficiency: 'Wirkungsgrad des Netzteils eines Switches',
  },
  how,
  questions,
};
