import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { ComparedFigureCode, FieldName } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../english-words.ts';
import type { Sentences } from '../language.ts';
import { diskLayout } from './hardware.ts';
import { LIMITS, STORAGES } from './words.ts';

/** Titles of fields whose camel-case name makes no good title. */
const FIELDS = {
  serverSettings: 'Settings',
  genericServerSettings: 'generic servers',
  huskyServerSettings: 'appliances',
  genericProposal: 'Recording server',
  huskyProposal: 'Appliance',
  huskyIvoSpec: '',
  mainSettings: '',
  resilience: '',
  advancedSettings: '',
  managementServerSettings: 'management server',
  networkInterface: 'Network interface',
  liveDatabase: 'live database',
  archiveDatabase: 'archive',
  bindingConstraint: 'Tightest limit',
  billTotal: 'Price',
  vat: 'VAT',
  vatPercent: 'VAT',
  discountPercent: 'discount',
  xProtectPlatform: 'Platform version',
  xProtectVersion: 'platform version',
  camerasPrServer: 'cameras of the fullest server',
  reqCapacity: 'need',
  rangeMax: 'limit',
  limit: '',
  value: '',
  ivoModel: 'model',
  sku: 'SKU',
  applianceSku: 'SKU',
  serverDiskQuantity: 'disks of a server',
  ram: 'RAM',
  raidOS: 'RAID of the system disk',
  poeClass: 'PoE class',
  watts: 'power draw',
  cableM: 'cable length',
  kbps: 'bit rate',
  hfovDeg: 'lens angle',
  sensorWidthMm: 'sensor width',
  focalMm: 'focal length',
  mountHeightM: 'mount height',
  aimHeightM: 'aim height',
  tiltDeg: 'tilt',
  distanceM: 'distance',
  raidType: 'RAID',
  iops: 'IOPS',
  physical: 'Power, heat and rack',
  typicalW: 'power',
  greatestW: 'greatest power',
  heatBtuPerHour: 'heat',
  weightKg: 'weight',
  energyKwhPerYear: 'energy a year',
  ups: 'UPS',
  va: 'rating',
  wattHours: 'battery',
  states: '',
  serverLoadPercent: 'load',
  storagePercent: 'storage in use',
  tbNotRecordedPerHour: 'video not recorded in an hour',
  expectedFailuresPerYear: 'failures a year',
  chanceOfFailurePerYear: 'chance of a failure a year',
  workloadTbPerYear: 'workload of a disk a year',
  percent: 'share',
  averageMbit: 'average data rate',
  peakMbit: 'peak data rate',
  storageTb: 'storage',
  cpuType: 'processor',
  osDisk: 'system disk',
  tiers: 'second archive',
  groomAfterDays: 'days at the full frame rate',
  groomFps: 'MJPEG frame rate',
  keyFrameRatio: 'key frame in delta frames',
  fullTb: 'full frame rate',
  groomedTb: 'reduced frame rate',
  savedTb: 'saved',
  fps: 'frame rate',
  bitrateKbit: 'bit rate',
  extras: 'besides video',
  audioKbps: 'sound',
  metadataKbps: 'metadata',
  preSeconds: 'seconds before an event',
  postSeconds: 'seconds after an event',
  measuredUtc: 'time',
  locksPerMonth: 'locks a month',
  camerasPerLock: 'cameras of a lock',
  hoursPerLock: 'hours of a lock',
  reach: 'Reach of retention',
  togetherFactor: 'every retention, times as long',
  fillDays: 'days until full without deletion',
  keptDays: '',
  serverDownMoved: 'cameras of a server moved by hand',
  serverDownFailover: 'a spare records',
  continuous: 'base',
  motion: 'motion',
} as const satisfies { readonly [F in FieldName]?: string };

/** Differences of proposals in English. */
export const comparison: Sentences<ComparisonSayings> = {
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number }) => `Group ${number}`,
  'group.heading': ({ number, name }) => (name === '' ? `Group ${number}` : `Group ${number}: ${name}`),
  'group.field': ({ parts }) => capitalized(wordsOfPath(parts.map((part) => GROUP_FIELDS[part] ?? part)).join(', ')),
  'group.whole': ({ change }) => capitalized(change),
  'group.stream': ({ stream, change }) => `Stream ${stream} ${change}`,

  'figure.title': ({ figure }) => COMPARED_FIGURES[figure],
  'figure.disks-full': ({ capPercent }) => (capPercent === null ? 'Disks full' : `Disks full, ${capPercent} % allowed`),
  'figure.price': ({ priced, lines, isNet }) => {
    const price = isNet ? 'Price after discount' : 'Price';
    return priced === null || lines === null || priced === lines ? price : `${price}, ${priced} of ${lines} lines`;
  },
  'figure.disks': ({ storages }) =>
    storages
      .map(({ role, ...layout }) => `${storages.length === 1 ? '' : `${STORAGES[role]} `}${diskLayout(layout)}`)
      .join(', '),
  'figure.all-days': () => 'all days',

  'model.low-frame-rate-range': () =>
    'Below 3 frames a second the high end of a calculated rate is that of 3 frames a second.',
  'model.retention-by-class': () =>
    'What a storage keeps is counted by retention: nothing is kept longer than asked, and only long retentions lose days.',
  'model.spare-disks': () => 'A spare that an outage overfills has the disks for the longest outage that it holds.',
  'model.ups-energy': () => 'A UPS is chosen by its energy too, not by its VA alone.',
  'model.database-server': () => 'A separate database server counts in the bill, the power and the rack.',
  'model.retention-setting': () =>
    'As built, the days that a recorder is set to are a separate part of the difference.',
};

/** What fields of a camera group are called beside its title. */
const GROUP_FIELDS: Readonly<Record<string, string>> = {
  quantity: 'cameras',
  retentionDays: 'days kept',
  streamName: 'name',
};

const COMPARED_FIGURES: Readonly<Record<ComparedFigureCode, string>> = {
  cameras: 'Cameras',
  servers: 'Servers + spares',
  disks: 'Disks of a server',
  storage: 'Video',
  'disks-full': 'Disks full',
  'busy-days': 'Kept in busy scenes',
  'cameras-lost': 'Cameras in the gap if a server fails',
  power: 'Power',
  'rack-units': 'In the rack',
  switches: 'Switches',
  'poe-reserved': 'PoE reserved',
  workstations: 'Workstations',
  price: 'Price',
  'unpriced-lines': 'Lines without a price',
  'lead-time': 'Delivered in',
};

const BEFORE_A_SETTING: readonly string[] = ['serverSettings', 'genericServerSettings', 'huskyServerSettings'];

function wordsOfPath(parts: readonly string[]): string[] {
  return parts.map(wordsOf).filter((word) => word !== '');
}

function wordsOf(part: string): string {
  const known = Object.hasOwn(FIELDS, part) ? FIELDS[part as keyof typeof FIELDS] : undefined;
  if (known !== undefined) return known;
  // Names of items are words already; names of fields are in camel case, and so are states, which may have a number.
  return /^[a-z][A-Za-z]*( \(\d+\))?$/.test(part)
    ? part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : part;
}
