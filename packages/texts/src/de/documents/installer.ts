import type {
  ArrivingWords,
  InstallerWords,
  OtherServerWords,
  RackWords,
  ServerWords,
} from '../../document-words/installer.ts';
import { wordFor } from '../grammar.ts';
import { headings, planHeadings } from './installer-headings.ts';
import { cameras, handover, plan } from './installer-parts.ts';

const KINDS = { hot: 'Hot Standby', cold: 'Cold Standby' } as const;

const arriving: ArrivingWords = {
  forCameras: 'Für die Kameras',
  forCamerasAlone: 'Für die Kameras, keine für den Ersatzserver',
  onlyIfOrdered: 'Nur wenn bestellt',
};

const rack: RackWords = {
  notPublished: 'nicht veröffentlicht',
  inServers: 'in den Servern',
  besideRack: 'neben dem Rack',
  inRack: (number, units) => `Rack ${number}: ${units}`,
  typicalPower: (machine) => `Typische Leistung von ${machine} ohne Festplatten`,
  typicalManagementPower: 'Typische Leistung des Management-Servers ohne Festplatten',
  withoutUps: (power) => `Insgesamt ${power}. Keine USV ist geplant.`,
  behindUps: ({ power, va, wattHours, minutes }, { counted, number }) =>
    `Ein Stromkreis hinter der USV: ${power}, mindestens ${number(va)} VA und ${number(wattHours)} Wh für ${counted(minutes, 'Minute', 'Minuten')}.`,
  withoutHosts: 'Die Hosts der virtuellen Maschinen sind in diesen Werten nicht enthalten.',
  greatestUnknown: (devices, { list }) =>
    `Die größte Leistung ist nicht veröffentlicht: Fragen Sie vor der Wahl der Sicherung die Hersteller (${list(devices)}).`,
  greatest: (power) => `Größte Leistung: ${power}.`,
  heightUnknown: ({ devices, unit }, { list, number }) =>
    `Höhe nicht veröffentlicht: ${list(devices)}. Lassen Sie ab Höheneinheit ${number(unit)} aufwärts Platz.`,
};

const server: ServerWords = {
  title: ({ numbers }) => `Server ${numbers}`,
  name: 'Zu vergebender Name',
  role: 'Rolle',
  records: 'Aufzeichnung',
  hardware: 'Hardware',
  hardwareOf: ({ name, processor, ram, systemDisk }, { number }) =>
    `${name}, ${processor}, ${number(ram)} GB RAM, ${systemDisk} für das System`,
  ram: (ram, { number }) => `${number(ram)} GB RAM`,
  disks: 'Festplatten und Arrays',
  volume: 'Volume',
  disksOf: { live: 'Live-Datenbank, Festplatten und Arrays', archive: 'Archiv, Festplatten und Arrays' },
  volumeOf: { live: 'Live-Datenbank, Volume', archive: 'Archiv, Volume' },
  formatted: (drive, capacity) => `${drive}, ${capacity}, Strip-Größe 512 KB, Segmentgröße 64 KB`,
  arrays: ({ disks, sizes }, { list, number }) => {
    const told = list(sizes.map((size) => number(size)));
    return sizes.length === 1
      ? `${disks}, ein Array aus ${told}`
      : `${disks}, ${number(sizes.length)} Arrays aus ${told}`;
  },
  livePath: 'Pfad der Live-Datenbank',
  withoutArchive: (path) => `${path}, kein Archiv`,
  archivePath: 'Pfad des Archivs',
  archived: 'Archiviert',
  timesADay: (times, { number }) => (times === 1 ? 'einmal pro Tag' : `${number(times)} Mal pro Tag`),
  secondArchive: 'Zweites Archiv',
  secondArchiveHow: ({ days, fps }, { counted }) =>
    `auf dem Volume des Archivs, nach ${counted(days, 'Tag', 'Tagen')}: nur Keyframes, von MJPEG ${counted(fps, 'Bild', 'Bilder')} pro Sekunde`,
  cameras: 'Kameras',
  camerasIn: ({ cameras: count, streams, rate }, { counted }) =>
    `${counted(count, 'Kamera', 'Kameras')}, ${counted(streams, 'Stream', 'Streams')}, bis zu ${rate} eingehend`,
  ratedRate: (machine, rate) => `Angegebene Rate von ${machine}, ${rate} Mbit/s`,
  clients: 'Clients',
  clientsOut: (rate) => `bis zu ${rate} ausgehend`,
  port: (usage) => `Port, ${usage}`,
  portUse: ({ details, speed, rate }, { number }) =>
    `${details}, ${number(speed)} Mbit/s: ${rate === null ? 'kein Verkehr eingerechnet' : `bis zu ${rate}`}`,
  ports: 'Netzwerkports',
  portsNotPublished: (machine) => `nicht veröffentlicht für ${machine}: Fragen Sie den Hersteller`,
  storageName: (days) => `${days} ${wordFor(Number(days), 'Tag', 'Tage')}`,
};

const other: OtherServerWords = {
  spareTitle: () => 'Ersatzserver',
  covered: ({ kind, servers, names }) => {
    if (kind === 'hot') return `Hot-Standby-Ersatz für ${names}${servers === 1 ? '' : ', je einer'}`;
    return servers === 1 ? `Cold-Standby-Ersatz für ${names}` : `Cold-Standby-Ersatz für einen beliebigen von ${names}`;
  },
  asServer: (name) => `wie ${name}`,
  volumeAndPaths: 'Volume und Pfade',
  hasToHold: 'Muss fassen',
  held: ({ days, most }, { counted }) =>
    `${counted(days, 'Tag', 'Tage')} eines Ausfalls${most === null ? '' : `, bis zu ${most} pro Tag`}`,
  licences: 'Lizenzen',
  noLicences: 'keine Gerätelizenzen',
  managementTitle: 'Management-Server',
  managementRole: (maxCameras, { counted }) => `Verwaltung, für bis zu ${counted(maxCameras, 'Kamera', 'Kameras')}`,
  sqlServer: 'SQL Server',
  forDatabase: (disks) => `${disks}, für die Datenbank`,
  databaseTitle: 'Datenbankserver',
  databaseRole: 'Datenbank des Management-Servers',
};

export const installer: InstallerWords = {
  headings,
  planHeadings,
  summary: ({ cameras: count, recording, spares, kind }, { counted, number }) => {
    const records = `${counted(count, 'Kamera', 'Kameras')}. ${counted(recording, 'Server zeichnet', 'Server zeichnen')} auf`;
    if (spares === 0) return `${records}, kein Ersatzserver.`;
    return `${records}, ${number(spares)} ${wordFor(spares, 'ist', 'sind')} Ersatzserver (${KINDS[kind]}).`;
  },
  range: ({ first, last, isPair }) => `${first} ${isPair ? 'und' : 'bis'} ${last}`,
  days: (days, { counted }) => counted(days, 'Tag', 'Tage'),
  minutes: (minutes, { counted }) => counted(minutes, 'Minute', 'Minuten'),
  upTo: (rate) => `bis zu ${rate}`,
  arriving,
  rack,
  server,
  other,
  cameras,
  plan,
  handover,
};
