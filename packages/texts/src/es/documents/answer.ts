import type { AnswerWords } from '../../document-words/answer.ts';
import { pieces } from '../../document-words/pieces.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON, wordFor } from '../grammar.ts';

const KINDS = { hot: 'en caliente', cold: 'en frío' } as const;

export const answer: AnswerWords = {
  empty: 'Añada cámaras o pegue una lista.',
  nothingFits: 'Ningún hardware sirve',
  ways: 'Soluciones',
  servers: (count, name) => `${count} x ${name}`,
  applianceName: (name, capacity) => `${name}, ${capacity}`,
  spares: ({ recording, spares, kind }, { number }) =>
    `${number(recording)} ${wordFor(recording, 'graba', 'graban')}, ${number(spares)} ${wordFor(spares, 'es', 'son')} de reserva ${KINDS[kind]}.`,
  disksOf: (disks, { tb, type, raid }) => `${disks} × ${tb} TB${type === null ? '' : ` ${type}`}, ${raid}`,
  each: (storages) => `Cada uno ${storages.join(' y ')}.`,
  management: (sqlServer) => `1 servidor de gestión, SQL Server ${sqlServer}.`,

  promise: ({ cameras: { value, shown }, days, reach }) => {
    const kept = pieces`${shown} ${wordFor(value, 'cámara', 'cámaras')}, conservación de ${days}`;
    return reach === undefined ? kept : [...kept, ' ', reach];
  },
  askedDays: (most, least) =>
    least === undefined
      ? pieces`${most.shown} ${wordFor(most.value, 'día', 'días')}`
      : pieces`${least.shown} a ${most.shown} días`,
  reach: (days) => `(caben ${days})`,
  disks: 'Discos',
  disksLine: (parts) => `Discos: ${parts.join(', ')}`,
  fill: (percent) => `${percent} ocupado`,
  disksFull: (percent) => `discos al ${percent}`,
  allowed: (percent) => `${percent} permitido`,
  fullestOf: (storage) => `almacenamiento más lleno: ${storage === 'live' ? 'base de datos en vivo' : 'archivo'}`,
  locked: (tb) => `${tb} bloqueados como evidencias.`,
  saved: (tb) => `El segundo archivo ahorra ${tb}.`,

  busyAll: 'Si todas las escenas son muy activas: se conservan todos los días',
  busyOf: (days, asked) =>
    pieces`Si todas las escenas son muy activas: se conservan ${days.shown} de ${asked.shown} días`,
  busyUpTo: (days) =>
    pieces`Si todas las escenas son muy activas: se conserva todo hasta ${days.shown} ${wordFor(days.value, 'día', 'días')}, las grabaciones más largas terminan ahí`,

  spareRecords: (gap) => pieces`Si falla un servidor, la reserva graba al cabo de ${gap}`,
  gap: (low, high) => (low === high ? `${low} s` : `${low} a ${high} s`),
  spareIsOver: (limits) => `La reserva graba, pero supera: ${limits}`,
  onlyServer: 'Si falla el servidor, no se graba ninguna cámara hasta que se repare.',
  jbod: 'Un disco averiado pierde sus grabaciones.',

  forLines: (priced, lines) =>
    priced === lines ? '' : `por ${priced} de ${lines} ${wordFor(lines, 'línea', 'líneas')}`,
  withoutManagement: 'sin servidor de gestión',
  delivered: ({ value, shown }) => `entrega en ${shown} ${wordFor(value, 'día', 'días')}`,
  noPrice: (names) => {
    const [first, second, ...others] = names;
    const more = others.length === 0 ? '' : ` y ${others.length} más`;
    return `Sin precio: ${namesText(
      [first, second].filter((name) => name !== undefined),
      SEMICOLON,
    )}${more}`;
  },
  cheaper: (less, percent, how) => pieces`${less} (${percent}): ${how.join(', ')}`,
  less: (money) => `${money} menos`,
  nothingCheaper: 'Ninguna solución más barata conserva todas las cámaras y todos los días',
  nothingCheaperKnown: 'Ninguna solución más barata entre las que tienen precio',

  room: (more) => [
    `${wordFor(more[0]?.value ?? 0, 'Cabe', 'Caben')} `,
    ...more.flatMap(({ shown }, place) => (place === 0 ? [shown] : [' o ', shown])),
  ],
  moreCameras: ({ value, shown }) => `${shown} ${wordFor(value, 'cámara', 'cámaras')} más`,
  moreDays: ({ value, shown }) => `${shown} ${wordFor(value, 'día', 'días')} más`,
  nothingFitsMore: 'No cabe más sin otro hardware',
  farFromNext: 'Cabe mucho más en el mismo hardware',
};
