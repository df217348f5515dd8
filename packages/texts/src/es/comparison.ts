import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { ComparedFigureCode } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { INPUT_TITLES } from './fields.ts';
import { RESULT_TITLES } from './result-titles.ts';
import { LIMITS, STORAGES } from './words.ts';

/** Titles of fields by their names. */
const FIELDS: Readonly<Record<string, string>> = { ...RESULT_TITLES, ...INPUT_TITLES };

const CHANGES = { added: 'añadido', removed: 'quitado' } as const;

const FAILOVER = { none: 'Ninguna', cold: 'Reserva en frío', hot: 'Reserva en caliente' } as const;

/** Differences of proposals in Spanish. */
export const comparison: Sentences<ComparisonSayings> = {
  'choice.failover': ({ kind }) => FAILOVER[kind],
  'choice.convention': ({ convention }) => (convention === 'exact' ? 'exacta' : 'de los fabricantes'),
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head}: ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number: id }) => `Grupo ${id}`,
  'group.heading': ({ number: id, name }) => (name === '' ? `Grupo ${id}` : `Grupo ${id}: ${name}`),
  'group.former': ({ number: id, name }) => (name === '' ? `Grupo ${id} anterior` : `Grupo ${id} anterior: ${name}`),
  'group.field': ({ parts }) => capitalized(wordsOfPath(parts.map((part) => GROUP_FIELDS[part] ?? part)).join(', ')),
  'group.whole': ({ change }) => capitalized(CHANGES[change]),
  'group.stream': ({ stream, change }) => `Flujo ${stream} ${CHANGES[change]}`,

  'figure.title': ({ figure }) => COMPARED_FIGURES[figure],
  'figure.disks-full': ({ capPercent }) =>
    capPercent === null ? 'Ocupación de discos' : `Ocupación de discos, permitido ${number(capPercent)} %`,
  'figure.price': ({ priced, lines, isNet }) => {
    const price = isNet ? 'Precio con descuento' : 'Precio';
    return priced === null || lines === null || priced === lines ? price : `${price}, ${priced} de ${lines} líneas`;
  },
  'figure.disks': ({ storages }) =>
    storages
      .map(({ role, ...layout }) => `${storages.length === 1 ? '' : `${STORAGES[role]} `}${diskLayout(layout)}`)
      .join(', '),
  'figure.all-days': () => 'todos los días',

  'model.low-frame-rate-range': () =>
    'Por debajo de 3 fotogramas por segundo, el extremo alto de una tasa calculada es el de 3 fotogramas por segundo.',
  'model.retention-by-class': () =>
    'Lo que conserva un almacenamiento se cuenta por retención: nada se conserva más de lo exigido y solo las retenciones largas pierden días.',
  'model.spare-disks': () =>
    'Una reserva que una caída llena en exceso tiene los discos para la caída más larga que admite.',
  'model.ups-energy': () => 'Un SAI se elige también por su energía, no solo por sus VA.',
  'model.database-server': () =>
    'Un servidor de base de datos aparte cuenta en la lista de materiales, en la potencia y en el rack.',
  'model.retention-setting': () =>
    'En la comprobación de lo instalado, los días ajustados en un grabador son una parte propia de la diferencia.',
};

/** What fields of a camera group are called beside its title. */
const GROUP_FIELDS: Readonly<Record<string, string>> = {
  quantity: 'cámaras',
  retentionDays: 'días conservados',
  streamName: 'nombre',
};

const COMPARED_FIGURES: Readonly<Record<ComparedFigureCode, string>> = {
  cameras: 'Cámaras',
  servers: 'Servidores + reservas',
  disks: 'Discos de un servidor',
  storage: 'Vídeo',
  'disks-full': 'Ocupación de discos',
  'busy-days': 'Conservación con escenas activas',
  'cameras-lost': 'Cámaras en el hueco si falla un servidor',
  power: 'Potencia',
  'rack-units': 'En el rack',
  switches: 'Switches',
  'poe-reserved': 'PoE reservado',
  workstations: 'Estaciones de trabajo',
  price: 'Precio',
  'unpriced-lines': 'Líneas sin precio',
  'lead-time': 'Plazo de entrega',
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
