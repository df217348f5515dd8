import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { ComparedFigureCode } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { diskLayout } from './hardware.ts';
import { INPUT_TITLES } from './fields.ts';
import { RESULT_TITLES } from './result-titles.ts';
import { LIMITS, STORAGES } from './words.ts';

/** Titles of fields by their names. */
const FIELDS: Readonly<Record<string, string>> = { ...RESULT_TITLES, ...INPUT_TITLES };

const FAILOVER = { none: 'None', cold: 'Cold standby', hot: 'Hot standby' } as const;

/** Differences of proposals in English. */
export const comparison: Sentences<ComparisonSayings> = {
  'choice.failover': ({ kind }) => FAILOVER[kind],
  'choice.convention': ({ convention }) => convention,
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number }) => `Group ${number}`,
  'group.heading': ({ number, name }) => (name === '' ? `Group ${number}` : `Group ${number}: ${name}`),
  'group.former': ({ number, name }) => (name === '' ? `Former group ${number}` : `Former group ${number}: ${name}`),
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
  if (Object.hasOwn(FIELDS, part)) return FIELDS[part]!;
  // Names of items are words already; fields of other versions are in camel case, and so are states, which may have a number.
  return /^[a-z][A-Za-z]*( \(\d+\))?$/.test(part)
    ? part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : part;
}
