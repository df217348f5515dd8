import type { AnswerWords } from '../../document-words/answer.ts';
import { pieces } from '../../document-words/pieces.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON, wordFor } from '../grammar.ts';

export const answer: AnswerWords = {
  empty: 'Add cameras, or paste a list.',
  nothingFits: 'No hardware fits',
  ways: 'Ways out',
  servers: (count, name) => `${count} x ${name}`,
  applianceName: (name, capacity) => `${name}, ${capacity}`,
  spares: ({ recording, spares, kind }, { number }) =>
    `${number(recording)} ${wordFor(recording, 'records', 'record')}, ${number(spares)} ${wordFor(spares, `is a ${kind} spare`, `are ${kind} spares`)}.`,
  disksOf: (disks, { tb, type, raid }) => `${disks} × ${tb} TB${type === null ? '' : ` ${type}`}, ${raid}`,
  each: (storages) => `Each ${storages.join(' and ')}.`,
  management: (sqlServer) => `1 management server, SQL Server ${sqlServer}.`,

  promise: ({ cameras: { value, shown }, days, reach }) => {
    const kept = pieces`${shown} ${wordFor(value, 'camera')}, kept ${days}`;
    return reach === undefined ? kept : [...kept, ' ', reach];
  },
  askedDays: (most, least) =>
    least === undefined
      ? pieces`${most.shown} ${wordFor(most.value, 'day')}`
      : pieces`${least.shown} to ${most.shown} days`,
  reach: (days) => `(${days} fit)`,
  disks: 'Disks',
  disksLine: (parts) => `Disks ${parts.join(', ')}`,
  fill: (percent) => `${percent} full`,
  disksFull: (percent) => `disks ${percent} full`,
  allowed: (percent) => `${percent} allowed`,
  fullestOf: (storage) => `fullest storage: ${storage === 'live' ? 'live database' : 'archive'}`,
  locked: (tb) => `${tb} are locked as evidence.`,
  saved: (tb) => `The second archive saves ${tb}.`,

  busyAll: 'If all scenes are busy: all days are kept',
  busyOf: (days, asked) => pieces`If all scenes are busy: ${days.shown} of ${asked.shown} days are kept`,
  busyUpTo: (days) =>
    pieces`If all scenes are busy: everything up to ${days.shown} ${wordFor(days.value, 'day')} is kept, longer recordings end there`,

  spareRecords: (gap) => pieces`If a server fails, the spare records after ${gap}`,
  gap: (low, high) => (low === high ? `${low} s` : `${low} to ${high} s`),
  spareIsOver: (limits) => `The spare records, but is over: ${limits}`,
  onlyServer: 'If the server fails, no camera is recorded until it is repaired.',
  jbod: 'One failed disk loses its recordings.',

  forLines: (priced, lines) => (priced === lines ? '' : `for ${priced} of ${lines} lines`),
  withoutManagement: 'without management server',
  delivered: ({ value, shown }) => `delivered in ${shown} ${wordFor(value, 'day')}`,
  noPrice: (names) => {
    const [first, second, ...others] = names;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `No price: ${namesText(
      [first, second].filter((name) => name !== undefined),
      SEMICOLON,
    )}${more}`;
  },
  cheaper: (less, percent, how) => pieces`${less} (${percent}): ${how.join(', ')}`,
  less: (money) => `${money} less`,
  nothingCheaper: 'Nothing cheaper keeps every camera and every day',
  nothingCheaperKnown: 'Nothing cheaper among the choices that have prices',

  room: (more) => [
    ...more.flatMap(({ shown }, place) => (place === 0 ? [shown] : [' or ', shown])),
    ` ${wordFor(more.at(-1)?.value ?? 0, 'fits', 'fit')}`,
  ],
  moreCameras: ({ value, shown }) => `${shown} more ${wordFor(value, 'camera')}`,
  moreDays: ({ value, shown }) => `${shown} more ${wordFor(value, 'day')}`,
  nothingFitsMore: 'No more fits without other hardware',
  farFromNext: 'Much more fits on the same hardware',
};
