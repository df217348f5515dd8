import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { FieldName } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../english-words.ts';
import type { Sentences } from '../language.ts';
import { LIMITS } from './names.ts';

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
