import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { ComparedFigureCode, WholeChange } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { INPUT_TITLES } from './fields.ts';
import { RESULT_TITLES } from './result-titles.ts';
import { LIMITS, STORAGES } from './words.ts';

/** Titles of fields by their names. */
const FIELDS: Readonly<Record<string, string>> = { ...RESULT_TITLES, ...INPUT_TITLES };

const CHANGES: Readonly<Record<WholeChange, string>> = { added: 'hinzugefügt', removed: 'entfernt' };

const FAILOVER = { none: 'Ohne', cold: 'Cold Standby', hot: 'Hot Standby' } as const;

/** Differences of proposals in German. */
export const comparison: Sentences<ComparisonSayings> = {
  'choice.failover': ({ kind }) => FAILOVER[kind],
  'choice.convention': ({ convention }) => (convention === 'exact' ? 'exakt' : 'nach Herstellern'),
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number: group }) => `Gruppe ${group}`,
  'group.heading': ({ number: group, name }) => (name === '' ? `Gruppe ${group}` : `Gruppe ${group}: ${name}`),
  'group.former': ({ number: id, name }) =>
    name === '' ? `Vorherige Gruppe ${id}` : `Vorherige Gruppe ${id}: ${name}`,
  'group.field': ({ parts }) => capitalized(wordsOfPath(parts.map((part) => GROUP_FIELDS[part] ?? part)).join(', ')),
  'group.whole': ({ change }) => capitalized(CHANGES[change]),
  'group.stream': ({ stream, change }) => `Stream ${stream} ${CHANGES[change]}`,

  'figure.title': ({ figure }) => COMPARED_FIGURES[figure],
  'figure.disks-full': ({ capPercent }) =>
    capPercent === null ? 'Festplattenbelegung' : `Festplattenbelegung, ${number(capPercent)} % zulässig`,
  'figure.price': ({ priced, lines, isNet }) => {
    const price = isNet ? 'Preis nach Rabatt' : 'Preis';
    return priced === null || lines === null || priced === lines
      ? price
      : `${price}, ${number(priced)} von ${number(lines)} Positionen`;
  },
  'figure.disks': ({ storages }) =>
    storages
      .map(({ role, ...layout }) => `${storages.length === 1 ? '' : `${STORAGES[role]} `}${diskLayout(layout)}`)
      .join(', '),
  'figure.all-days': () => 'alle Tage',

  'model.low-frame-rate-range': () =>
    'Unter 3 Bildern pro Sekunde ist das obere Ende einer berechneten Rate das von 3 Bildern pro Sekunde.',
  'model.retention-by-class': () =>
    'Was ein Speicher aufbewahrt, wird nach Aufbewahrungszeit gezählt: Nichts wird länger aufbewahrt als verlangt, und nur lange Aufbewahrungszeiten verlieren Tage.',
  'model.spare-disks': () =>
    'Ein Ersatzserver, den ein Ausfall überfüllt, hat die Festplatten für den längsten Ausfall, den er fasst.',
  'model.ups-energy': () => 'Eine USV wird auch nach ihrer Energie gewählt, nicht nur nach ihrer VA-Leistung.',
  'model.database-server': () =>
    'Ein getrennter Datenbankserver zählt in der Stückliste, bei der Leistung und im Rack.',
  'model.retention-setting': () =>
    'Im Soll-Ist-Vergleich sind die im Aufzeichnungsserver eingestellten Tage ein eigener Teil der Differenz.',
};

/** What fields of a camera group are called beside its title. */
const GROUP_FIELDS: Readonly<Record<string, string>> = {
  quantity: 'Kameras',
  retentionDays: 'Tage aufbewahrt',
  streamName: 'Name',
};

const COMPARED_FIGURES: Readonly<Record<ComparedFigureCode, string>> = {
  cameras: 'Kameras',
  servers: 'Server + Ersatzserver',
  disks: 'Festplatten eines Servers',
  storage: 'Video',
  'disks-full': 'Festplattenbelegung',
  'busy-days': 'Aufbewahrt bei belebten Szenen',
  'cameras-lost': 'Kameras mit Lücke bei Serverausfall',
  power: 'Leistung',
  'rack-units': 'Im Rack',
  switches: 'Switches',
  'poe-reserved': 'PoE reserviert',
  workstations: 'Workstations',
  price: 'Preis',
  'unpriced-lines': 'Positionen ohne Preis',
  'lead-time': 'Lieferzeit',
};

const BEFORE_A_SETTING: readonly string[] = ['serverSettings', 'genericServerSettings', 'huskyServerSettings'];

function wordsOfPath(parts: readonly string[]): string[] {
  return parts.map(wordsOf).filter((word) => word !== '');
}

function wordsOf(part: string): string {
  // Names of items are words already; fields of other versions are in camel case, and so are states, which may have a number.
  const [, name, place = ''] = /^([a-z][A-Za-z]*)( \(\d+\))?$/.exec(part) ?? [];
  if (name === undefined) return FIELDS[part] ?? part;
  const title = Object.hasOwn(FIELDS, name)
    ? FIELDS[name]!
    : name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title === '' ? '' : `${title}${place}`;
}
