import type { AnswerWords, SpareKind } from '../../document-words/answer.ts';
import { pieces } from '../../document-words/pieces.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON, counted, number as numberText, wordFor } from '../grammar.ts';
import { STORAGES } from '../words.ts';

const KINDS: Readonly<Record<SpareKind, string>> = { hot: 'à chaud', cold: 'à froid' };

export const answer: AnswerWords = {
  empty: 'Ajoutez des caméras, ou collez une liste.',
  nothingFits: 'Aucun matériel ne convient',
  ways: 'Solutions possibles',
  servers: (count, name) => `${count} x ${name}`,
  applianceName: (name, capacity) => `${name}, ${capacity}`,
  spares: ({ recording, spares, kind }, { number }) =>
    `${number(recording)} ${wordFor(recording, 'enregistre', 'enregistrent')}, ${number(spares)} en secours ${KINDS[kind]}.`,
  disksOf: (disks, { tb, type, raid }) => `${disks} × ${tb} TB${type === null ? '' : ` ${type}`}, ${raid}`,
  each: (storages) => `Chacun ${storages.join(' et ')}.`,
  management: (sqlServer) => `1 serveur de gestion, SQL Server ${sqlServer}.`,

  promise: ({ cameras: { value, shown }, days, reach }) => {
    const kept = pieces`${shown} ${wordFor(value, 'caméra', 'caméras')}, conservation ${days}`;
    return reach === undefined ? kept : [...kept, ' ', reach];
  },
  askedDays: (most, least) => {
    const days = wordFor(most.value, 'jour', 'jours');
    return least === undefined ? pieces`${most.shown} ${days}` : pieces`${least.shown} à ${most.shown} ${days}`;
  },
  reach: (days) => `(${days} possibles)`,
  disks: 'Disques',
  disksLine: (parts) => `Disques ${parts.join(', ')}`,
  fill: (percent) => `remplis à ${percent}`,
  disksFull: (percent) => `disques remplis à ${percent}`,
  allowed: (percent) => `${percent} autorisés`,
  fullestOf: (storage) => `stockage le plus rempli : ${STORAGES[storage]}`,
  locked: (tb) => `${tb} sont protégés comme preuves.`,
  saved: (tb) => `La seconde archive économise ${tb}.`,

  busyAll: 'Si toutes les scènes sont animées : tous les jours sont conservés',
  busyOf: (days, asked) =>
    pieces`Si toutes les scènes sont animées : ${days.shown} ${wordFor(days.value, 'jour', 'jours')} sur ${asked.shown} sont conservés`,
  busyUpTo: (days) =>
    pieces`Si toutes les scènes sont animées : tout est conservé jusqu’à ${days.shown} ${wordFor(days.value, 'jour', 'jours')}, les enregistrements plus longs s’arrêtent là`,

  spareRecords: (gap) => pieces`Si un serveur tombe en panne, le secours enregistre après ${gap}`,
  gap: (low, high) => (low === high ? `${low} s` : `${low} à ${high} s`),
  spareIsOver: (limits) => `Le secours enregistre, mais dépasse : ${limits}`,
  onlyServer: 'Si le serveur tombe en panne, aucune caméra n’est enregistrée jusqu’à sa réparation.',
  jbod: 'Un disque en panne perd ses enregistrements.',

  forLines: (priced, lines) =>
    priced === lines ? '' : `pour ${counted(priced, 'ligne', 'lignes')} sur ${numberText(lines)}`,
  withoutManagement: 'sans serveur de gestion',
  delivered: ({ value, shown }) => `livraison en ${shown} ${wordFor(value, 'jour', 'jours')}`,
  noPrice: (names) => {
    const [first, second, ...others] = names;
    const more = others.length === 0 ? '' : ` et ${counted(others.length, 'autre', 'autres')}`;
    return `Sans prix : ${namesText(
      [first, second].filter((name) => name !== undefined),
      SEMICOLON,
    )}${more}`;
  },
  cheaper: (less, percent, how) => pieces`${less} (${percent}) : ${how.join(', ')}`,
  less: (money) => `${money} de moins`,
  nothingCheaper: 'Aucune solution moins chère ne conserve toutes les caméras et tous les jours',
  nothingCheaperKnown: 'Aucune solution moins chère parmi celles qui ont un prix',

  room: (more) => [
    ...more.flatMap(({ shown }, place) => (place === 0 ? [shown] : [' ou ', shown])),
    ` ${wordFor(more.at(-1)?.value ?? 0, 'possible', 'possibles')}`,
  ],
  moreCameras: ({ value, shown }) => `${shown} ${wordFor(value, 'caméra', 'caméras')} de plus`,
  moreDays: ({ value, shown }) => `${shown} ${wordFor(value, 'jour', 'jours')} de plus`,
  nothingFitsMore: 'Rien de plus sans autre matériel',
  farFromNext: 'Beaucoup plus est possible sur le même matériel',
};
