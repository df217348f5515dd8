import type {
  BasisWords,
  FailureWords,
  IncludedWords,
  ItWords,
  NotIncluded,
} from '../../document-words/customer-terms.ts';
import { disksText, rangeText, secondsText, shortList, sparesText } from './customer-parts.ts';

export const basis: BasisWords = {
  rates: ({ calculated, entered, measured, scenes }, { number, counted, list }) => {
    const names = list(scenes.map((name) => `“${name.toLowerCase()}”`));
    const parts = [
      ...(calculated === 0
        ? []
        : [
            `calculated for ${counted(calculated, 'camera', 'cameras')} from resolution, frame rate and scene (${names})`,
          ]),
      ...(entered === 0 ? [] : [`entered for ${number(entered)}`]),
      `measured for ${measured === 0 ? 'none' : number(measured)}`,
    ];
    return `Bit rates are ${list(parts)}.`;
  },
  movement: (percent, formats) => `Movement is counted during ${rangeText(percent, formats)} % of the time.`,
  busyAll: 'In unusually busy scenes the same disks keep all days.',
  busy: ({ days, touched }, formats) => {
    const { counted } = formats;
    const said = `In unusually busy scenes the same disks keep everything up to ${counted(days, 'day', 'days')}; one scene in ten is busier than that.`;
    if (touched === null) return said;
    const first = touched.first.map((group) => `${group.title} (${counted(group.days, 'day', 'days')})`);
    return `${said} This touches ${shortList({ ...touched, first }, formats)} alone.`;
  },
  capacity: {
    vendor: 'Storage is counted as the makers count it.',
    exact: 'Storage is counted byte for byte.',
  },
  noViewers: 'Nobody watches while it records: no viewer is counted.',
  viewers: ({ viewers }, { counted }) =>
    `${counted(viewers, 'simultaneous viewer', 'simultaneous viewers')} on each server.`,
  evidence: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }, { counted }) => {
    const each = `${counted(camerasPerLock, 'camera', 'cameras')} for ${counted(hoursPerLock, 'hour', 'hours')}`;
    return `Locked as evidence: ${counted(locksPerMonth, 'lock', 'locks')} a month of ${each}, kept ${counted(monthsKept, 'month', 'months')}.`;
  },
  estimated: ({ machine, facts }, { list }) => `Our estimates for ${machine}: ${list(facts)}.`,
  rule: ({ name, kind, days, groups, broken }, formats) => {
    const { counted, wordFor } = formats;
    const limit = `${kind === 'min' ? 'at least' : 'at most'} ${counted(days, 'day', 'days')}`;
    const start = `Published rule considered: ${name}, ${limit}`;
    if (broken === null) return `${start}; ${wordFor(groups, 'the group keeps', 'all groups keep')} to it.`;
    const verb = wordFor(broken.first.length + broken.more, 'is', 'are');
    return `${start}; ${shortList(broken, formats)} ${verb} kept ${kind === 'min' ? 'shorter' : 'longer'}.`;
  },
};

const NOT_LOST = 'What was recorded on the failed server cannot be reached until it is back; it is not lost.';

const SURVIVES = { one: 'one disk of an array', two: 'two disks of an array', 'one-of-pair': 'one disk of each pair' };

export const failures: FailureWords = {
  serverWithSpare: ({ spares, seconds, outageDays }, formats) => {
    const repair = `for the ${formats.counted(outageDays, 'day', 'days')} that a repair may take`;
    return `A server: ${spares === 1 ? 'the' : 'a'} spare records after ${secondsText(seconds, formats)}, ${repair}. ${NOT_LOST}`;
  },
  serverAllLost: `A server: no camera is recorded until it is repaired. ${NOT_LOST}`,
  serverSomeLost: ({ lost, cameras }, { number, counted }) =>
    `A server: ${number(lost)} of ${counted(cameras, 'camera', 'cameras')} are not recorded until it is repaired. ${NOT_LOST}`,
  disk: ({ storage, survives, rebuild }) => {
    const of = storage === null ? '' : ` of the ${storage === 'live' ? 'live recordings' : 'archive'}`;
    const loss =
      survives === null
        ? 'one failed disk loses its recordings'
        : `${survives.raid}: ${SURVIVES[survives.disks]} may fail without loss`;
    const time = rebuild === null ? '' : `; rebuilding takes ${rebuild.low} to ${rebuild.high} ${rebuild.unit}`;
    return `A disk${of}: ${loss}${time}.`;
  },
  noUps: 'Power: no UPS is included.',
  ups: ({ minutes }, { counted }) => `Power: a UPS bridges ${counted(minutes, 'minute', 'minutes')}.`,
};

export const included: IncludedWords = {
  servers: ({ servers, spares, storages }, formats) =>
    `${formats.counted(servers, 'server', 'servers')} with ${disksText(storages, formats)}${servers === 1 ? '' : ' each'}${sparesText({ servers, spares }, formats)}`,
  counted: {
    'hot-spare': (count, { counted }) => counted(count, 'hot spare disk', 'hot spare disks'),
    shelf: (count, { counted }) => counted(count, 'disk shelf', 'disk shelves'),
    'management-server': (count, { counted }) => counted(count, 'management server', 'management servers'),
    'database-server': (count, { counted }) => counted(count, 'database server', 'database servers'),
    switch: (count, { counted }) => counted(count, 'network switch', 'network switches'),
    cable: (count, { counted }) => counted(count, 'box of cable', 'boxes of cable'),
    workstation: (count, { counted }) => counted(count, 'viewing workstation', 'viewing workstations'),
  },
  operatingSystem: 'operating system of the servers',
  cameraLicences: (count, { counted }) => counted(count, 'camera licence', 'camera licences'),
  allElse: 'everything else that stands in the items',
};

export const notIncluded: Readonly<Record<NotIncluded, string>> = {
  cameras: 'cameras and mounts',
  switches: 'network switches',
  cabling: 'cabling',
  laying: 'laying of the cables',
  racks: 'racks',
  workstations: 'work stations and monitors',
  monitors: 'monitors',
  installation: 'installation and configuration',
  operatingSystem: 'operating system of the servers',
  managementServer: 'management server',
  sqlServer: 'SQL Server licence',
  ups: 'UPS',
  spareServer: 'spare server',
  hotSpares: 'hot spare disks',
  vat: 'VAT',
};

export const it: ItWords = {
  network: 'a network for the cameras',
  addresses: (count, { number }) => `${number(count)} addresses in it`,
  corePorts: (count, { counted }) => `${counted(count, 'port', 'ports')} of the core switch`,
  closets: (count, { counted }) => `room and mains for the switches in ${counted(count, 'closet', 'closets')}`,
  timeServer: 'a time server',
  answers: (count, { counted }) => `answers to ${counted(count, 'question', 'questions')} of the IT request sheet`,
};
