import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

export const STATE_TEXTS = {
  normal: 'Nothing has failed',
  serverDown: 'One server is down',
  serverDownMoved: 'Its cameras moved to the others by hand',
  serverDownFailover: 'A spare has taken over',
  diskLost: 'A disk without redundancy has failed',
  diskRebuild: 'A disk has failed and rebuilds',
} as const;

/** Storage of a server as a label and within a sentence. */
export const STORAGE_NAMES = {
  live: { title: 'Live database', phrase: 'live database' },
  archive: { title: 'Archive', phrase: 'archive' },
} as const;

export const FAILURE_TEXTS = {
  state: 'State',
  picture: 'Servers',
  notRecorded: 'Not recorded',
  load: 'Load',
  storage: 'Storage',
  keeps: 'Keeps',
  formerDays: 'Full after',
  keptOf: (figure: string, days: number) => `${figure}, of ${days} days`,
  outOf: ' of ',
  askedOf: (state: string, days: number) => `Retention of ${days} days, ${state}`,
  moreKept: (count: number) => ` and ${count} more`,
  noServer: '–',
  gap: 'Gap',
  verdict: 'Verdict',
  of: (figure: string, state: string) => `${figure}, ${state}`,
  inStorage: (state: string, storage: string) => `${state}, ${storage}`,
  none: 'none',
  noGap: '–',
  lost: 'Not all recorded',
  recordingsLost: 'Recordings lost',
  upToStart: 'Up to ',
  lostWithDisk: 'Recordings that are lost with a disk',
  lostOf: (storage: string) =>
    ` of recordings are lost with a disk of the ${storage}, up to all cameras of its server; what records on it stops until the disk is changed.`,
  over: (limits: string) => `Over: ${limits}`,
  fine: 'Holds',
  spareRecords: 'The spare records after ',
  join: '; ',
  withGap: (cameras: number) => ` ${wordFor(cameras, 'has', 'have')} a gap of that length. `,
  running: (count: number) => counted(count, 'server'),
  times: (count: number) => `${count} x`,
  down: '1 down',
  spare: (count: number) => counted(count, 'spare'),
  lostPerHour: 'Video that is not recorded in an hour',
  perHour: ' of video are not recorded in each hour in which one server is down. ',
  formerFullDisks:
    'Full after counts to full disks, when the oldest recordings are deleted; the days that the design promises are counted to the use of the disks that is allowed.',
  fullDisks:
    'Recordings are deleted by age. Only where a storage is full before, the oldest video of any camera goes first, and what is to be kept for longer loses days.',
  historyWaits: 'What a failed server has recorded cannot be reached until it is back; it is not lost.',
  disks: 'Disks',
  ofStorage: 'Storage',
  expected: 'Failures a year',
  chance: 'Chance of a failure a year',
  rebuild: 'Hours of a rebuild',
  loss: 'Array lost in a rebuild',
  workload: 'Workload of a disk a year',
  upTo: (percent: string) => `up to ${percent}`,
  noRebuild: 'none: a failed disk loses its recordings',
  to: ' to ',
  fastRebuild: 'Hours of a fast rebuild',
  slowRebuild: 'Hours of a slow rebuild',
  earliest: 'Shortest gap',
  latest: 'Longest gap',
  caution:
    'Upper bounds by data sheet. Practice is worse: double failures were seen from twice to more than a thousand times as often.',
  survive: 'Survive one server',
  surviveHelp:
    'Adds one spare server in cold standby, for as many of the days to be covered as its disks hold: the least that keeps every camera recorded.',
  cannotSurvive: 'No spare server of this kind holds a day of the fullest server: allow more or larger disks.',
  withoutSpare: (cameras: number) =>
    `Without a spare, ${counted(cameras, 'camera')} ${wordFor(cameras, 'is', 'are')} not recorded while a server is down.`,
  withSpare: (spares: number, seconds: string) =>
    `${counted(spares, 'spare server')} ${wordFor(spares, 'takes', 'take')} over within ${seconds}: every camera is recorded again.`,
  seconds: (low: number, high: number) => (low === high ? `${low} s` : `${low} to ${high} s`),
} as const;
