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

const arriving: ArrivingWords = {
  forCameras: 'For the cameras',
  forCamerasAlone: 'For the cameras, none for the spare',
  onlyIfOrdered: 'Only if it was ordered',
};

const rack: RackWords = {
  notPublished: 'not published',
  inServers: 'in the servers',
  besideRack: 'beside the rack',
  inRack: (number, units) => `rack ${number}: ${units}`,
  typicalPower: (machine) => `Typical power of ${machine} without its disks`,
  typicalManagementPower: 'Typical power of Management server without its disks',
  withoutUps: (power) => `${power} in all. No UPS is planned.`,
  behindUps: ({ power, va, wattHours, minutes }, { counted, number }) =>
    `One circuit behind the UPS: ${power}, at least ${number(va)} VA and ${number(wattHours)} Wh for ${counted(minutes, 'minute', 'minutes')}.`,
  withoutHosts: 'The hosts of the virtual machines are not in these figures.',
  greatestUnknown: (devices, { list }) =>
    `Greatest power is not published: ask the makers of ${list(devices)} before you choose the fuse.`,
  greatest: (power) => `Greatest power: ${power}.`,
  heightUnknown: ({ devices, unit }, { list, number }) =>
    `The height of ${list(devices)} is not published: leave room from unit ${number(unit)} up.`,
};

const server: ServerWords = {
  title: ({ isOne, numbers }) => `${isOne ? 'Server' : 'Servers'} ${numbers}`,
  name: 'Name to give',
  role: 'Role',
  records: 'records',
  hardware: 'Hardware',
  hardwareOf: ({ name, processor, ram, systemDisk }, { number }) =>
    `${name}, ${processor}, ${number(ram)} GB RAM, ${systemDisk} for the system`,
  ram: (ram, { number }) => `${number(ram)} GB RAM`,
  disks: 'Disks and arrays',
  volume: 'Volume',
  disksOf: { live: 'Live database, disks and arrays', archive: 'Archive, disks and arrays' },
  volumeOf: { live: 'Live database, volume', archive: 'Archive, volume' },
  formatted: (drive, capacity) => `${drive}, ${capacity}, strip size 512 KB, segment size 64 KB`,
  arrays: ({ disks, sizes }, { list, number }) => {
    const told = list(sizes.map((size) => number(size)));
    return sizes.length === 1 ? `${disks}, one array of ${told}` : `${disks}, ${sizes.length} arrays of ${told}`;
  },
  livePath: 'Path of the live database',
  withoutArchive: (path) => `${path}, no archive`,
  archivePath: 'Path of the archive',
  archived: 'Archived',
  timesADay: (times, { number }) => (times === 1 ? 'once a day' : `${number(times)} times a day`),
  secondArchive: 'Second archive',
  secondArchiveHow: ({ days, fps }, { counted }) =>
    `on the volume of the archive, after ${counted(days, 'day', 'days')}: key frames alone, of MJPEG ${counted(fps, 'frame', 'frames')} a second`,
  cameras: 'Cameras',
  camerasIn: ({ cameras: count, streams, rate }, { counted }) =>
    `${counted(count, 'camera', 'cameras')}, ${counted(streams, 'stream', 'streams')}, up to ${rate} in`,
  ratedRate: (machine, rate) => `Rated rate of ${machine}, ${rate} Mbit/s`,
  clients: 'Clients',
  clientsOut: (rate) => `up to ${rate} out`,
  port: (usage) => `Port, ${usage.toLowerCase()}`,
  portUse: ({ details, speed, rate }, { number }) =>
    `${details}, ${number(speed)} Mbit/s: ${rate === null ? 'no traffic counted' : `up to ${rate}`}`,
  ports: 'Network ports',
  portsNotPublished: (machine) => `not published for ${machine}: ask the maker`,
  storageName: (days) => `${days} ${wordFor(Number(days), 'day')}`,
};

const other: OtherServerWords = {
  spareTitle: (spares) => (spares === 1 ? 'Spare server' : 'Spare servers'),
  covered: ({ kind, servers, names }) => {
    if (kind === 'hot') return servers === 1 ? `hot spare of ${names}` : `hot spares of ${names}, one each`;
    return servers === 1 ? `cold spare of ${names}` : `cold spare of any one of ${names}`;
  },
  asServer: (name) => `as ${name}`,
  volumeAndPaths: 'Volume and paths',
  hasToHold: 'Has to hold',
  held: ({ days, most }, { counted }) =>
    `${counted(days, 'day', 'days')} of an outage${most === null ? '' : `, up to ${most} a day`}`,
  licences: 'Licences',
  noLicences: 'no device licences',
  managementTitle: 'Management server',
  managementRole: (maxCameras, { counted }) => `management, for up to ${counted(maxCameras, 'camera', 'cameras')}`,
  sqlServer: 'SQL Server',
  forDatabase: (disks) => `${disks}, for the database`,
  databaseTitle: 'Database server',
  databaseRole: 'database of the management server',
};

export const installer: InstallerWords = {
  headings,
  planHeadings,
  summary: ({ cameras: count, recording, spares, kind }, { counted, number }) => {
    const records = `${counted(count, 'camera', 'cameras')}. ${counted(recording, 'server', 'servers')} ${wordFor(recording, 'records', 'record')}`;
    if (spares === 0) return `${records}, no spare.`;
    return `${records}, ${number(spares)} ${wordFor(spares, `is a ${kind} spare`, `are ${kind} spares`)}.`;
  },
  range: ({ first, last, isPair }) => `${first} ${isPair ? 'and' : 'to'} ${last}`,
  days: (days, { counted }) => counted(days, 'day', 'days'),
  minutes: (minutes, { counted }) => counted(minutes, 'minute', 'minutes'),
  upTo: (rate) => `up to ${rate}`,
  arriving,
  rack,
  server,
  other,
  cameras,
  plan,
  handover,
};
