import type { LimitCode } from '../sizing/result/limit-code.ts';
import { LIMIT_PHRASES, limitPhrase } from '../sizing/wording/limit-words.ts';
import { capitalized } from '../sizing/wording/wording.ts';
import type { LeafValue } from '../sizing/result/difference.ts';
import type { FieldName } from './field-name.ts';
import type { Leaf } from './leaves.ts';

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

/** A path as a heading of a table: `Totals: storage, low`. */
export function titleOf(parts: readonly string[]): string {
  const [head = '', ...rest] = wordsOfPath(parts);
  return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
}

const BEFORE_A_SETTING: readonly string[] = ['serverSettings', 'genericServerSettings', 'huskyServerSettings'];

/**
 * What a setting is called among settings of the same hardware.
 *
 * @param path - Path of a {@link Difference} between settings.
 * @example
 * ```ts
 * settingTitle('serverSettings.huskyServerSettings.advancedSettings.liveDatabase.raidType'); // 'Live database, RAID'
 * ```
 */
export function settingTitle(path: string): string {
  const parts = path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part));
  return capitalized(wordsOfPath(parts).join(', '));
}

function wordsOfPath(parts: readonly string[]): string[] {
  return parts.map(wordsOf).filter((word) => word !== '');
}

/** Fields of limits, whose values are codes. */
const LIMITS: readonly string[] = ['limit', 'broken'];

/** A value as a table shows it: a limit in words, all else as it is. */
export function shownValue({ parts, value }: Leaf): LeafValue {
  const isLimit = typeof value === 'string' && Object.hasOwn(LIMIT_PHRASES, value);
  return isLimit && parts.some((part) => LIMITS.includes(part)) ? limitPhrase(value as LimitCode) : value;
}

function wordsOf(part: string): string {
  const known = Object.hasOwn(FIELDS, part) ? FIELDS[part as keyof typeof FIELDS] : undefined;
  if (known !== undefined) return known;
  // Names of items are words already; names of fields are in camel case, and so are states, which may have a number.
  return /^[a-z][A-Za-z]*( \(\d+\))?$/.test(part)
    ? part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : part;
}
