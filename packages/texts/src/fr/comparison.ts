import type { ComparisonSayings, LimitCode } from '@site-designer/sizing-engine';
import type { ComparedFigureCode } from '@site-designer/sizing-engine/comparison';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { counted, number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { INPUT_TITLES } from './fields.ts';
import { RESULT_TITLES } from './result-titles.ts';
import { LIMITS, STORAGES } from './words.ts';

/** Titles of fields by their names. */
const FIELDS: Readonly<Record<string, string>> = { ...RESULT_TITLES, ...INPUT_TITLES };

const FAILOVER = { none: 'Aucun', cold: 'Secours à froid', hot: 'Secours à chaud' } as const;

/** Differences of proposals in French. */
export const comparison: Sentences<ComparisonSayings> = {
  'choice.failover': ({ kind }) => FAILOVER[kind],
  'choice.convention': ({ convention }) => (convention === 'exact' ? 'exacte' : 'des constructeurs'),
  'difference.title': ({ parts }) => {
    const [head = '', ...rest] = wordsOfPath(parts);
    return capitalized(rest.length === 0 ? head : `${head} : ${rest.join(', ')}`);
  },
  'difference.limit': ({ limit }) => (Object.hasOwn(LIMITS, limit) ? LIMITS[limit as LimitCode] : limit),
  'setting.title': ({ path }) =>
    capitalized(wordsOfPath(path.split('.').filter((part) => !BEFORE_A_SETTING.includes(part))).join(', ')),
  'group.title': ({ number: group }) => `Groupe ${group}`,
  'group.heading': ({ number: group, name }) => (name === '' ? `Groupe ${group}` : `Groupe ${group} : ${name}`),
  'group.former': ({ number: id, name }) => (name === '' ? `Ancien groupe ${id}` : `Ancien groupe ${id} : ${name}`),
  'group.field': ({ parts }) => capitalized(wordsOfPath(parts.map((part) => GROUP_FIELDS[part] ?? part)).join(', ')),
  'group.whole': ({ change }) => capitalized(CHANGES[change] ?? change),
  'group.stream': ({ stream, change }) => `Flux ${stream} ${CHANGES[change] ?? change}`,

  'figure.title': ({ figure }) => COMPARED_FIGURES[figure],
  'figure.disks-full': ({ capPercent }) =>
    capPercent === null ? 'Disques remplis' : `Disques remplis, ${number(capPercent)} % autorisés`,
  'figure.price': ({ priced, lines, isNet }) => {
    const price = isNet ? 'Prix après remise' : 'Prix';
    return priced === null || lines === null || priced === lines
      ? price
      : `${price}, ${counted(priced, 'ligne', 'lignes')} sur ${number(lines)}`;
  },
  'figure.disks': ({ storages }) =>
    storages
      .map(({ role, ...layout }) => `${storages.length === 1 ? '' : `${STORAGES[role]} `}${diskLayout(layout)}`)
      .join(', '),
  'figure.all-days': () => 'tous les jours',

  'model.low-frame-rate-range': () =>
    'Au-dessous de 3 images par seconde, le haut de la plage d’un débit calculé est celui de 3 images par seconde.',
  'model.retention-by-class': () =>
    'Ce que conserve un stockage est compté par durée de conservation : rien n’est conservé plus longtemps que demandé, et seules les longues durées perdent des jours.',
  'model.spare-disks': () =>
    'Un serveur de secours qu’une panne remplirait trop a les disques pour la panne la plus longue qu’il tient.',
  'model.ups-energy': () => 'Un onduleur est choisi aussi d’après son énergie, et pas seulement d’après ses VA.',
  'model.database-server': () =>
    'Un serveur de base de données séparé compte dans la nomenclature, la puissance et le rack.',
  'model.retention-setting': () =>
    'Au récolement, les jours réglés sur l’enregistreur sont une part distincte de la différence.',
};

/** What happened to a group or a stream. */
const CHANGES: Readonly<Record<string, string>> = { added: 'ajouté', removed: 'supprimé' };

/** What fields of a camera group are called beside its title; the others have their titles by their names. */
const GROUP_FIELDS: Readonly<Record<string, string>> = {
  quantity: 'caméras',
  retentionDays: 'jours conservés',
  streamName: 'nom',
};

const COMPARED_FIGURES: Readonly<Record<ComparedFigureCode, string>> = {
  cameras: 'Caméras',
  servers: 'Serveurs + secours',
  disks: 'Disques d’un serveur',
  storage: 'Vidéo',
  'disks-full': 'Disques remplis',
  'busy-days': 'Conservé en scènes animées',
  'cameras-lost': 'Caméras interrompues si un serveur tombe en panne',
  power: 'Puissance',
  'rack-units': 'Dans le rack',
  switches: 'Switchs',
  'poe-reserved': 'PoE réservé',
  workstations: 'Postes de visualisation',
  price: 'Prix',
  'unpriced-lines': 'Lignes sans prix',
  'lead-time': 'Livré en',
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
