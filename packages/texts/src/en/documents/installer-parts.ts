import type { AcceptanceWords, CameraWords, HandoverWords, PlanWords } from '../../document-words/installer-parts.ts';

export const cameras: CameraWords = {
  groups: (groups, { counted }) => counted(groups, 'group', 'groups'),
  lens: (number) => `lens ${number}`,
  constant: 'Constant',
  event: 'Event',
  speedupBase: 'Speedup, base',
  speedupOnEvents: 'Speedup, on events',
  hoursADay: ({ mode, hours }, { number }) => `${mode}, ${number(hours)} h a day`,
  whichServer:
    'Cameras are those of each server that is named. Speedup has two rows: always, and while something moves.',
  plannedRate:
    'Planned kbit/s is the rate that the design counts with. As a limit in the camera it keeps the days and costs picture quality in busy scenes.',
  rates: ({ calculated, measured, entered }, { list, number }) => {
    const parts = [
      [calculated, 'calculated'],
      [measured, 'measured'],
      [entered, 'entered'],
    ] as const;
    const told = parts.filter(([count]) => count > 0).map(([count, how]) => `${number(count)} ${how}`);
    return `Planned rates: ${list(told)}.`;
  },
  scene: (values) => `Scene: ${values}.`,
  motion: (values) => `Motion is found by the camera. Counted part of the time: ${values}.`,
  valueIn: ({ value, groups }, { list }) => `${value} in ${list(groups)}`,
  besides: ({ group, audioKbps, metadataKbps }, { list, number }) => {
    const kinds = [
      ...(audioKbps > 0 ? [`sound of ${number(audioKbps)} kbit/s`] : []),
      ...(metadataKbps > 0 ? [`metadata of ${number(metadataKbps)} kbit/s`] : []),
    ];
    return `${group}: ${list(kinds)} besides the planned rate.`;
  },
  naming: (first, last) => `Names: group and number, “${first}” to “${last}”.`,
  tooManyServers:
    'More than 200 servers differ from each other: the list of devices of the design names the server of each group.',
};

export const plan: PlanWords = {
  noSwitch: 'none holds its cameras',
  ownSupply: 'own supply',
  poeClass: (id) => `class ${id}`,
  used: ({ cameras: count, ports, reserved, budget, rate }, { counted, number }) => {
    const used =
      ports === null ? counted(count, 'port', 'ports') : `${number(count)} of ${counted(ports, 'port', 'ports')}`;
    return `${used} used, ${reserved} reserved${budget === null ? '' : ` of ${budget}`}, up to ${rate}`;
  },
  longest: ({ length, placed }, { number }) => `up to ${length}${placed === null ? '' : `, ${number(placed)} placed`}`,
  noLength: 'No length is known.',
  cableSum: ({ length, boxes, box, unknownCameras }, { counted }) => {
    const unknown =
      unknownCameras === 0
        ? ''
        : ` ${counted(unknownCameras, 'camera', 'cameras')} without a known length not counted.`;
    return `${length} in all: at least ${counted(boxes, 'box', 'boxes')} of ${box}, since a run cannot be pieced from two boxes.${unknown}`;
  },
  byGroup: 'A camera is called by its group and its number in it.',
  byLabel: 'A camera is called by its label on the floor plan; one that is on none by its group and its number in it.',
  vlan: 'VLAN is left to be filled in by who runs the network.',
  tooLong: ({ group, length, allowed }) =>
    `${group}: cables of ${length}, ${allowed} are allowed. A switch nearer, fibre, or an extender.`,
  station: ({ quantity, card, monitors, size, columns, rows, linkMbit }, { counted, number }) =>
    [
      `${number(quantity)} x ${card ?? 'no graphics card'}`,
      `${counted(monitors, 'monitor', 'monitors')} of ${size}`,
      `${number(columns)} x ${number(rows)} tiles each`,
      `network port of ${number(linkMbit)} Mbit/s`,
    ].join('; '),
};

const checks: AcceptanceWords = {
  ports: 'Cameras at the ports of the plan',
  recording: 'Cameras recording',
  growth: (servers, isEach) => `Growth of the disks of ${servers} in a day${isEach ? ', each' : ''}`,
  highestRate: (servers, isEach) => `Highest rate in on ${servers}${isEach ? ', each' : ''}`,
  switchedOff: (server) => `${server} switched off: recording resumes`,
  within: (seconds, { number }) => `within ${number(seconds)} s`,
  backOn: (server) => `${server} back on: older recordings can be reached`,
  yes: 'yes',
  mainsOff: 'Mains off: servers stay on',
  asBuilt: 'On day 7: as-built check with the camera report',
  noneOver: 'no group over its planned rate',
};

export const handover: HandoverWords = {
  kind: 'Kind',
  noSpare: 'no spare',
  noSpareLost: ({ lost, cameras: all }, { counted, number }) => {
    const told =
      lost === all ? counted(all, 'camera', 'cameras') : `${number(lost)} of ${counted(all, 'camera', 'cameras')}`;
    return `no spare: ${told} ${lost === 1 ? 'is' : 'are'} not recorded while a server is down`;
  },
  untilItRecords: 'Time until it records',
  gap: ({ low, high }, { number }) => (low === high ? `${number(high)} s` : `${number(low)} to ${number(high)} s`),
  daysCovered: 'Days to be covered',
  hotSpares: 'Hot spares',
  hotSparesIn: (disks, { counted }) => `${counted(disks, 'disk', 'disks')} in each recording server`,
  lock: 'Evidence lock',
  noLock: 'none asked for',
  locks: ({ perMonth, cameras: each, hours, months, reserved }, { counted }) =>
    `${counted(perMonth, 'lock', 'locks')} a month of ${counted(each, 'camera', 'cameras')} for ${counted(hours, 'hour', 'hours')}, kept ${counted(months, 'month', 'months')}: ${reserved} reserved`,
  rules: 'Retention rules',
  noRules: 'none asked for',
  rule: ({ name, kind, days, brokenBy }, { counted, list }) => {
    const bound = `${name}: ${kind === 'min' ? 'at least' : 'at most'} ${counted(days, 'day', 'days')}`;
    return brokenBy.length === 0 ? bound : `${bound}, not kept by ${list(brokenBy)}`;
  },
  checks,
};
